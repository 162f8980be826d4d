import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { type DayFamily, type DeclaredDay, type DeclaredPart } from './declared';
import { lastPerDay } from './planned-days.rules';

export interface DayDeclaration extends Record<string, unknown> {
  id: number;
  employeeId: number;
  kind: DayFamily;
  state: 'queued' | 'sending' | 'accepted' | 'rejected' | 'unknown';
  protocol: string | null;
  submitted: number;
  protocolNumber: number;
  days: DeclaredDay[];
  version: number;
}

/** What counts for a day of a family, and what was asked for since. */
export interface FamilyDay {
  standing: { by: DayDeclaration; parts: DeclaredPart[] } | undefined;
  /** Queued, on its way, refused or in doubt, and asked for after what counts. */
  open: { by: DayDeclaration; parts: DeclaredPart[] } | undefined;
}

export type DeclaredOf = (employeeId: number, kind: DayFamily, day: string) => FamilyDay;

/** What was declared of these people and days. */
export async function readDeclared(
  db: Database,
  companyId: number,
  employees: readonly number[],
  [from, to]: readonly [string, string],
): Promise<DeclaredOf> {
  const { rows } = await db.execute<DayDeclaration>(sql`
    select id, employee_id as "employeeId", kind, state, protocol, coalesce(extract(epoch from submitted_at), 0)::float8 as submitted,
      coalesce(protocol_number, 0)::float8 as "protocolNumber", days, version
    from declarations
    where company_id = ${companyId} and kind in ('dailySchedule', 'overtime', 'leave') and state not in ('superseded', 'cancelled')
      and employee_id = any(${sql.param([...employees])}::int[]) and first_day <= ${to} and last_day >= ${from}
    order by asked_at, id`);
  const byPerson = groupBy(rows, ({ employeeId, kind }) => `${employeeId} ${kind}`);
  const known = new Map(
    [...byPerson].map(([person, of]) => {
      const standing = lastPerDay(of.filter(({ state }) => state === 'accepted'));
      const open = new Map<string, { by: DayDeclaration; parts: DeclaredPart[] }>();
      for (const by of of)
        for (const { day, parts } of by.days) {
          if (by.state === 'accepted') open.delete(day);
          else open.set(day, { by, parts });
        }
      return [person, { standing, open }] as const;
    }),
  );
  return (employeeId, kind, day) => {
    const of = known.get(`${employeeId} ${kind}`);
    return { standing: of?.standing.get(day), open: of?.open.get(day) };
  };
}
