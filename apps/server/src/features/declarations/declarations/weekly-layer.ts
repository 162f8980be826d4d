import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { takeDue } from '#platform/due/take-due';
import { isEmployedOn, lastDayFrom } from '#platform/employment.rules';
import { hotelClock } from '#platform/hotel-time';
import { readEmployments } from '../../people/people/people.reads';
import { removeDeclaredAfterLeaving } from '../../scheduling/shifts/declared-shifts.commands';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { declarations } from './declarations.table';
import { writeDeclaredLayer } from './declared-layer';
import type { DeclarationRow } from './prepare-message';
import { readDeclared } from './read-declared';

const s = alias(shifts, 's');
const d = alias(declarations, 'd');

/** How many days ahead the calendars have a weekly schedule, and how many are left when it is extended. */
const ahead = 62;
export const layerRunsOut = 31;

/** An accepted week supersedes every one that starts with it or later. */
export async function settleWeek(tx: Database, row: DeclarationRow, timeZone: string): Promise<void> {
  await tx.execute(sql`
    update ${declarations} set ${bare(declarations.state)} = 'superseded', ${bare(declarations.version)} = ${declarations.version} + 1
    where ${declarations.companyId} = ${row.companyId} and ${declarations.employeeId} = ${row.employeeId} and ${declarations.kind} = 'weeklySchedule' and ${declarations.state} = 'accepted'
      and ${declarations.id} <> ${row.id} and ${declarations.firstDay} >= ${row.firstDay}`);
  await extendLayer(tx, row, row.firstDay!, timeZone);
}

/** Extends the weekly schedules whose days in the calendars are about to run out. */
export async function extendWeeklyLayers(db: Database, companyId: number, timeZone: string): Promise<void> {
  const soon = sql`(now() at time zone ${timeZone})::date + ${layerRunsOut}::int`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${declarations.id} from ${declarations} where ${declarations.companyId} = ${companyId} and ${declarations.kind} = 'weeklySchedule' and ${declarations.state} = 'accepted'
      and ${declarations.layerUntil} < ${soon} order by ${declarations.id}`);
  for (const { id } of rows) {
    await inTransaction(db, async (tx) => {
      const { rows: found } = await tx.execute<Extended>(sql`
        select ${declarations.companyId} as "companyId", ${declarations.id}, ${declarations.employeeId} as "employeeId", (${declarations.layerUntil} + 1)::text as next from ${declarations}
        where ${declarations.companyId} = ${companyId} and ${declarations.id} = ${id} and ${declarations.state} = 'accepted' and ${declarations.layerUntil} < ${soon} for update`);
      if (found[0]) await extendLayer(tx, found[0], found[0].next, timeZone);
    });
  }
}

type Extended = Record<string, unknown> & Pick<DeclarationRow, 'companyId' | 'id' | 'employeeId'> & { next: string };

/** Applies changed last days to the declared layer: removes or extends days. Returns how many employees were due. */
export async function settleDeclaredLayer(
  tx: Database,
  hotel: { companyId: number; timeZone: string },
): Promise<number> {
  const { companyId, timeZone } = hotel;
  const due = await takeDue(tx, 'declared layer', companyId);
  const people = sql.param(due.map(({ employeeId }) => employeeId));
  const weekly = await tx.execute<{ id: number; employeeId: number; first: string }>(sql`
    select ${declarations.id}, ${declarations.employeeId} as "employeeId", ${declarations.firstDay}::text as first from ${declarations}
    where ${declarations.companyId} = ${companyId} and ${declarations.employeeId} = any(${people}::int[]) and ${declarations.kind} = 'weeklySchedule'`);
  const employed = await readEmployments(
    tx,
    companyId,
    due.flatMap((one) => one.employeeId ?? []),
  );
  await removeDeclaredAfterLeaving(
    tx,
    hotel,
    weekly.rows.flatMap(({ id, employeeId, first }) => {
      const person = employed.get(employeeId);
      const lastDay = person ? lastDayFrom(person, first) : null;
      return lastDay === null ? [] : [{ declarationId: id, lastDay }];
    }),
  );
  const { rows } = await tx.execute<Extended>(sql`
    select ${d.companyId} as "companyId", ${d.id}, ${d.employeeId} as "employeeId", coalesce((
      select max((${s.startsAt} at time zone ${timeZone})::date) + 1 from ${shifts} ${s}
      where ${s.companyId} = ${d.companyId} and ${s.declarationId} = ${d.id} and ${s.layer} = 'declared'), ${d.firstDay})::text as next
    from ${declarations} ${d}
    where ${d.companyId} = ${companyId} and ${d.employeeId} = any(${people}::int[]) and ${d.kind} = 'weeklySchedule' and ${d.state} = 'accepted'
    order by ${d.firstDay}, ${d.id} for update`);
  for (const row of rows) await extendLayer(tx, row, row.next, timeZone);
  return due.length;
}

/** Writes the days on which the week counts: those without a declaration of the date itself and without leave. */
async function extendLayer(
  tx: Database,
  { companyId, id, employeeId }: Pick<DeclarationRow, 'companyId' | 'id' | 'employeeId'>,
  from: string,
  timeZone: string,
): Promise<void> {
  const today = hotelClock(timeZone).today();
  const until = addDays(from > today ? from : today, ahead);
  const person = (await readEmployments(tx, companyId, [employeeId!])).get(employeeId!);
  const days = datesFrom(from, daysBetween(from, until) + 1).filter((day) => !person || isEmployedOn(person, day));
  const declaredOf = await readDeclared(tx, { companyId, timeZone }, [employeeId!], [from, until]);
  const own = days.flatMap((day) => {
    const { standing } = declaredOf(employeeId!, 'dailySchedule', day);
    const isOnLeave = declaredOf(employeeId!, 'leave', day).standing !== undefined;
    return standing?.by.id === id && !isOnLeave ? [{ day, parts: standing.parts }] : [];
  });
  const kind = 'dailySchedule' as const;
  await writeDeclaredLayer(tx, { companyId, employeeId: employeeId!, declarationId: id, kind, days: own, timeZone });
  await tx.execute(
    sql`update ${declarations} set ${bare(declarations.layerUntil)} = ${until} where ${declarations.companyId} = ${companyId} and ${declarations.id} = ${id}`,
  );
}
