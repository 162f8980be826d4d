import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { type Cause, type Due, takeDue } from '#platform/due/take-due';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import type { Tell } from '#platform/mail/notice';
import { employees } from '../../people/people/employees.table';
import { keepDeltas } from './keep-lines';
import { keepDaysOnce } from './locked-sheet';
import { sheetMonth } from './month.rules';
import { countSheets, readSheets } from './sheets';
import { countedNow } from './shown-sheet';
import { isChangedSinceSigned, letSignatureFall } from './signed-sheet';
import { timesheets } from './timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');

interface Hotel {
  companyId: number;
  timeZone: string;
}

interface TouchedSheet extends Record<string, unknown> {
  employeeId: number;
  month: string;
}

/**
 * Counts signed and locked sheets with changed facts again: a signature falls if its figures have changed, and what
 * payroll has of a locked sheet gets the differences as deltas. Returns how many changed.
 */
export async function recountSigned(tx: Database, hotel: Hotel, tell: Tell): Promise<number> {
  const due = await takeDue(tx, 'timesheets', hotel.companyId);
  if (due.length === 0) return 0;
  const clock = hotelClock(hotel.timeZone);
  let changed = 0;
  for (const [text, sheetsOfMonth] of groupBy(await lockTouched(tx, hotel, due), (touched) => touched.month)) {
    const month = sheetMonth(text);
    const ids = sql.param(sheetsOfMonth.map(({ employeeId }) => employeeId));
    const sheets = await readSheets(tx, hotel, month, sql`${e.id} = any(${ids}::int[])`);
    for (const sheet of await countSheets(tx, hotel, month, sheets)) {
      const because = causesOf(sheet.employeeId, due);
      if (sheet.state === 'locked') {
        await keepDaysOnce(tx, hotel.companyId, countedNow(sheet, clock));
        changed += (await keepDeltas(tx, hotel.companyId, sheet, because)) > 0 ? 1 : 0;
      } else if (await isChangedSinceSigned(tx, hotel, sheet)) {
        await letSignatureFall(tx, hotel, month, sheet, because, tell);
        changed += 1;
      }
    }
  }
  if (changed > 0) await announce(tx, 'timesheets', 'all');
  return changed;
}

/** What changed for an employee, each change once. */
function causesOf(employeeId: number, due: readonly Due[]): Cause[] {
  const all = due
    .filter((one) => one.employeeId === null || one.employeeId === employeeId)
    .flatMap((one) => one.causes);
  return [...new Map(all.map((cause) => [`${cause.source} ${cause.accountId}`, cause])).values()];
}

/** Locks the sheets that a change may concern: weeks reach a few days beyond a month. Waits for those being locked. */
async function lockTouched(tx: Database, { companyId }: Hotel, due: readonly Due[]): Promise<TouchedSheet[]> {
  const column = (value: (one: Due) => number | null) => sql.param(due.map(value));
  const { rows } = await tx.execute<TouchedSheet>(sql`
    select ${t.employeeId} as "employeeId", to_char(${t.firstDay}, 'YYYY-MM') as month from ${timesheets} ${t}
    join ${employees} ${e} on ${e.companyId} = ${t.companyId} and ${e.id} = ${t.employeeId} and ${e.erasedAt} is null
    where ${t.companyId} = ${companyId} and ${t.state} in ('confirmed', 'approved', 'locked') and exists (
      select from unnest(${column(({ employeeId }) => employeeId)}::int[], ${column(({ from }) => from / 1000)}::float8[],
        ${column(({ to }) => to / 1000)}::float8[]) as due (employee, since, until)
      where ${t.employeeId} = coalesce(due.employee, ${t.employeeId})
        and ${t.firstDay} - 8 <= to_timestamp(due.until) and ${t.lastDay} + 8 >= to_timestamp(due.since))
    order by ${t.id} for update of t`);
  return rows;
}
