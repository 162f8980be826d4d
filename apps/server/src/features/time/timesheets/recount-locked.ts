import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { type Due, takeDue } from '#platform/due/take-due';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { employees } from '../../people/people/employees.table';
import { keepDaysOnce } from './locked-sheet';
import { sheetMonth } from './month.rules';
import { keepLines } from './pay.service';
import { countSheets, readSheets } from './sheets';
import { countedNow } from './shown-sheet';
import { timesheets } from './timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');

interface Hotel {
  companyId: number;
  timeZone: string;
}

interface LockedSheet extends Record<string, unknown> {
  employeeId: number;
  month: string;
  state: string;
}

/** Counts locked sheets with changed facts again and stores the differences as deltas. Returns how many changed. */
export async function recountLocked(tx: Database, hotel: Hotel): Promise<number> {
  const due = await takeDue(tx, 'timesheets', hotel.companyId);
  if (due.length === 0) return 0;
  const clock = hotelClock(hotel.timeZone);
  let changed = 0;
  for (const [text, sheetsOfMonth] of groupBy(await lockTouched(tx, hotel, due), ({ month }) => month)) {
    const month = sheetMonth(text);
    const ids = sql.param(sheetsOfMonth.map(({ employeeId }) => employeeId));
    const sheets = await readSheets(tx, hotel, month, sql`${e.id} = any(${ids}::int[])`);
    for (const sheet of await countSheets(tx, hotel, month, sheets)) {
      await keepDaysOnce(tx, hotel.companyId, countedNow(sheet, clock));
      changed += (await keepLines(tx, hotel.companyId, sheet)) > 0 ? 1 : 0;
    }
  }
  if (changed > 0) await announce(tx, 'timesheets', 'all');
  return changed;
}

/** Locks the sheets that a change may concern: weeks reach a few days beyond a month. Waits for those being locked. */
async function lockTouched(tx: Database, { companyId }: Hotel, due: readonly Due[]): Promise<LockedSheet[]> {
  const column = (value: (one: Due) => number | null) => sql.param(due.map(value));
  const { rows } = await tx.execute<LockedSheet>(sql`
    select ${t.employeeId} as "employeeId", to_char(${t.firstDay}, 'YYYY-MM') as month, ${t.state} from ${timesheets} ${t}
    join ${employees} ${e} on ${e.companyId} = ${t.companyId} and ${e.id} = ${t.employeeId} and ${e.erasedAt} is null
    where ${t.companyId} = ${companyId} and ${t.state} in ('approved', 'locked') and exists (
      select from unnest(${column(({ employeeId }) => employeeId)}::int[], ${column(({ from }) => from / 1000)}::float8[],
        ${column(({ to }) => to / 1000)}::float8[]) as due (employee, since, until)
      where ${t.employeeId} = coalesce(due.employee, ${t.employeeId})
        and ${t.firstDay} - 8 <= to_timestamp(due.until) and ${t.lastDay} + 8 >= to_timestamp(due.since))
    order by ${t.id} for update of t`);
  return rows.filter(({ state }) => state === 'locked');
}
