import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { takeDue } from '#platform/due/take-due';
import { hotelClock } from '#platform/hotel-time';
import { removeDeclaredAfterLeaving } from '../../scheduling/shifts/declared-shifts.commands';
import { writeDeclaredLayer } from './declared-layer';
import type { DeclarationRow } from './prepare-message';
import { readDeclared } from './read-declared';

/** How far ahead the calendars have a weekly schedule, and when they get the next stretch of it, in days. */
const ahead = 62;
export const layerRunsOut = 31;

/** What an accepted week replaces: every one that began with it or later. */
export async function settleWeek(tx: Database, row: DeclarationRow, timeZone: string): Promise<void> {
  await tx.execute(sql`
    update declarations set state = 'superseded', version = version + 1
    where company_id = ${row.companyId} and employee_id = ${row.employeeId} and kind = 'weeklySchedule' and state = 'accepted'
      and id <> ${row.id} and first_day >= ${row.firstDay}`);
  await extendLayer(tx, row, row.firstDay!, timeZone);
}

/** Gives the calendars the next stretch of the weekly schedules that they will soon have come to the end of. */
export async function extendWeeklyLayers(db: Database, companyId: number, timeZone: string): Promise<void> {
  const soon = sql`(now() at time zone ${timeZone})::date + ${layerRunsOut}::int`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from declarations where company_id = ${companyId} and kind = 'weeklySchedule' and state = 'accepted'
      and layer_until < ${soon} order by id`);
  for (const { id } of rows) {
    await inTransaction(db, async (tx) => {
      const { rows: found } = await tx.execute<Extended>(sql`
        select company_id as "companyId", id, employee_id as "employeeId", (layer_until + 1)::text as next from declarations
        where company_id = ${companyId} and id = ${id} and state = 'accepted' and layer_until < ${soon} for update`);
      if (found[0]) await extendLayer(tx, found[0], found[0].next, timeZone);
    });
  }
}

type Extended = Record<string, unknown> & Pick<DeclarationRow, 'companyId' | 'id' | 'employeeId'> & { next: string };

/** Follows a changed last day: declared days after it go, weeks that go on longer now get theirs. Answers for how many people. */
export async function settleDeclaredLayer(
  tx: Database,
  hotel: { companyId: number; timeZone: string },
): Promise<number> {
  const { companyId, timeZone } = hotel;
  const due = await takeDue(tx, 'declared layer', companyId);
  const employees = sql.param(due.map(({ employeeId }) => employeeId));
  const weekly = await tx.execute<{ id: number }>(sql`select id from declarations
    where company_id = ${companyId} and employee_id = any(${employees}::int[]) and kind = 'weeklySchedule'`);
  await removeDeclaredAfterLeaving(
    tx,
    hotel,
    weekly.rows.map(({ id }) => id),
  );
  const { rows } = await tx.execute<Extended>(sql`
    select d.company_id as "companyId", d.id, d.employee_id as "employeeId", coalesce((
      select max((s.starts_at at time zone ${timeZone})::date) + 1 from shifts s
      where s.company_id = d.company_id and s.declaration_id = d.id and s.layer = 'declared'), d.first_day)::text as next
    from declarations d
    where d.company_id = ${companyId} and d.employee_id = any(${employees}::int[]) and d.kind = 'weeklySchedule' and d.state = 'accepted'
    order by d.first_day, d.id for update`);
  for (const row of rows) await extendLayer(tx, row, row.next, timeZone);
  return due.length;
}

/** Writes the days on which the week counts: where no date of its own was declared, and no leave. */
async function extendLayer(
  tx: Database,
  { companyId, id, employeeId }: Pick<DeclarationRow, 'companyId' | 'id' | 'employeeId'>,
  from: string,
  timeZone: string,
): Promise<void> {
  const today = hotelClock(timeZone).today();
  const until = addDays(from > today ? from : today, ahead);
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select last_day::text as last from employees where company_id = ${companyId} and id = ${employeeId}`,
  );
  const last = rows[0]?.last ?? until;
  const days = datesFrom(from, daysBetween(from, until) + 1).filter((day) => day <= last);
  const declaredOf = await readDeclared(tx, { companyId, timeZone }, [employeeId!], [from, until]);
  const own = days.flatMap((day) => {
    const { standing } = declaredOf(employeeId!, 'dailySchedule', day);
    const isOnLeave = declaredOf(employeeId!, 'leave', day).standing !== undefined;
    return standing?.by.id === id && !isOnLeave ? [{ day, parts: standing.parts }] : [];
  });
  const kind = 'dailySchedule' as const;
  await writeDeclaredLayer(tx, { companyId, employeeId: employeeId!, declarationId: id, kind, days: own, timeZone });
  await tx.execute(sql`update declarations set layer_until = ${until} where company_id = ${companyId} and id = ${id}`);
}
