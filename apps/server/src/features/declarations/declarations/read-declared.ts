import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { readFormerEnds } from '../../people/people/people.reads';
import { declarations } from './declarations.table';
import { type DayFamily, type DeclaredDay, type DeclaredPart } from './declared';
import { lastPerDay } from './planned-days.rules';
import { partsOn } from './weekly-pattern.rules';

const after = alias(declarations, 'after');
const d = alias(declarations, 'd');

export interface DayDeclaration extends Record<string, unknown> {
  id: number;
  employeeId: number;
  kind: DayFamily | 'weeklySchedule';
  source: 'hotel' | 'demo';
  firstDay: string;
  state: 'queued' | 'sending' | 'accepted' | 'rejected' | 'unknown';
  protocol: string | null;
  submitted: number;
  protocolNumber: number;
  days: DeclaredDay[];
  version: number;
  /** A cancellation or a corrected repetition of it is under way. */
  isLeaving: boolean;
}

/** The declaration that counts for a day of a family, and a later one that is still open. */
export interface FamilyDay {
  standing: { by: DayDeclaration; parts: DeclaredPart[] } | undefined;
  /** Queued, being sent, refused or in doubt, and requested after the one that counts. */
  open: { by: DayDeclaration; parts: DeclaredPart[] } | undefined;
}

export type DeclaredOf = (employeeId: number, kind: DayFamily, day: string) => FamilyDay;

/**
 * Reads the declarations of these employees and days. One for the date itself overrides a weekly schedule, which ends
 * with the employment that it began in.
 */
export async function readDeclared(
  db: Database,
  { companyId, timeZone }: Pick<GrantedHotel, 'companyId' | 'timeZone'>,
  employees: readonly number[],
  [from, to]: readonly [string, string],
): Promise<DeclaredOf> {
  const { rows } = await db.execute<DayDeclaration>(sql`
    select ${d.id}, ${d.employeeId} as "employeeId", ${d.kind}, ${d.source}, ${d.state}, ${d.firstDay}::text as "firstDay", ${d.protocol}, coalesce(extract(epoch from ${d.submittedAt}), 0)::float8 as submitted,
      coalesce(${d.protocolNumber}, 0)::float8 as "protocolNumber", ${d.days}, ${d.version},
      ${d.kind} = 'leave' and exists (select from ${declarations} ${after} where ${after.companyId} = ${d.companyId} and ${after.employeeId} = ${d.employeeId}
        and ${after.kind} in ('leave', 'cancellation') and ${after.state} in ('queued', 'sending', 'unknown')
        and (${after.fact}->>'declarationId')::int = ${d.id}) as "isLeaving"
    from ${declarations} ${d}
    where ${d.companyId} = ${companyId} and ${d.state} not in ('superseded', 'cancelled') and ${d.employeeId} = any(${sql.param([...employees])}::int[])
      and ${d.firstDay} <= ${to} and (${d.kind} = 'weeklySchedule' or ${d.kind} in ('dailySchedule', 'overtime', 'leave') and ${d.lastDay} >= ${from})
    order by ${d.askedAt}, ${d.id}`);
  const clock = hotelClock(timeZone);
  const endsOf = await readFormerEnds(db, companyId, employees);
  const byPerson = groupBy(rows, ({ employeeId, kind }) => `${employeeId} ${kind}`);
  const known = new Map(
    [...byPerson].map(([person, declared]) => {
      const standing = lastPerDay(declared.filter(({ state }) => state === 'accepted'));
      const open = new Map<string, { by: DayDeclaration; parts: DeclaredPart[] }>();
      for (const by of declared)
        for (const { day, parts } of by.days) {
          if (by.state === 'accepted') open.delete(day);
          else open.set(day, { by, parts });
        }
      return [person, { standing, open }] as const;
    }),
  );
  return (employeeId, kind, day) => {
    const declared = known.get(`${employeeId} ${kind}`);
    const own = { standing: declared?.standing.get(day), open: declared?.open.get(day) };
    const weeks = kind === 'dailySchedule' ? byPerson.get(`${employeeId} weeklySchedule`) : undefined;
    if (!weeks || own.standing) return own;
    const ended = (endsOf.get(employeeId) ?? []).findLast((end) => end < day);
    const { standing, open } = weeksOn(ended ? weeks.filter(({ firstDay }) => firstDay > ended) : weeks, day);
    const said = (by: DayDeclaration | undefined) => by && { by, parts: partsOn(by.days, day, clock) };
    return { standing: said(standing), open: own.open ?? said(open) };
  };
}

/** The weekly schedule that counts on a day, and a later one that is still open; `weeks` are in request order. */
function weeksOn(weeks: readonly DayDeclaration[], day: string) {
  let standing: DayDeclaration | undefined;
  let open: DayDeclaration | undefined;
  for (const by of weeks.filter(({ firstDay }) => firstDay <= day)) {
    if (by.state === 'accepted') [standing, open] = [by, undefined];
    else open = by;
  }
  return { standing, open };
}
