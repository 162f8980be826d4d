import { sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { keepDaysOnce } from './locked-sheet';
import { sheetMonth } from './month.rules';
import { keepLines } from './pay.service';
import { countSheets, readSheets } from './sheets';
import { countedNow } from './shown-sheet';

interface StaleMonth extends Record<string, unknown> {
  companyId: number;
  timeZone: string;
  month: string;
}

/** Counts locked sheets again whose facts have changed, and writes what differs beside what payroll has. Answers how many sheets. */
export async function recountLocked(db: Database): Promise<number> {
  const { rows } = await db.execute<StaleMonth>(sql`
    select distinct t.company_id as "companyId", c.time_zone as "timeZone", to_char(t.first_day, 'YYYY-MM') as month
    from timesheets t join companies c on c.company_id = t.company_id where t.is_stale and t.state = 'locked' order by 1, 3`);
  let counted = 0;
  for (const { month: text, ...hotel } of rows) {
    const month = sheetMonth(text);
    counted += await inTransaction(db, async (tx) => {
      const taken = await tx.execute<{ employee: number }>(sql`
        update timesheets set is_stale = false where company_id = ${hotel.companyId} and first_day = ${month.firstDay} and is_stale and state = 'locked'
        returning employee_id as employee`);
      const ids = sql.param(taken.rows.map(({ employee }) => employee));
      const sheets = await countSheets(
        tx,
        hotel,
        month,
        await readSheets(tx, hotel, month, sql`e.id = any(${ids}::int[])`),
      );
      let changed = 0;
      const clock = hotelClock(hotel.timeZone);
      for (const sheet of sheets) {
        await keepDaysOnce(tx, hotel.companyId, countedNow(sheet, clock));
        changed += (await keepLines(tx, hotel.companyId, sheet)) > 0 ? 1 : 0;
      }
      if (changed > 0) await announce(tx, 'timesheets', 'all');
      return changed;
    });
  }
  return counted;
}

const everySeconds = 20;

/** Looks for locked sheets whose facts have changed; answers how to stop. */
export function startRecounting(db: Database, failed: (error: unknown) => void): () => void {
  let working: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(() => recountLocked(db)).catch(failed);
  }, everySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
