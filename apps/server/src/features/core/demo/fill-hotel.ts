import { addDays } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { prepareCards } from '../../declarations/declarations/prepare-cards';
import { companies } from '../../people/organisation/organisation.table';
import { settleAttendance } from '../../time/attendance/settle-attendance';
import { daysOfPlan } from './days';
import { declareRoster } from './declare-roster';
import { demoHotels } from './demo.table';
import { inventCards, lastPunchOf } from './invent-cards';
import { rosterRows } from './roster-rows';
import { type DemoHotel, readPeople, writeHotel } from './write-people';
import { writePunches } from './write-punches';
import { confirmShifts, writeLeaves, writeShifts } from './write-roster';

const peopleAtOnce = 100;
const rowsAtOnce = 5000;
const confirmedAhead = 7 * 86_400;
/** Enough for something to show in the inbox of a demo hotel, but not two months of it. */
const watchedDays = 10;

/** Adds a demo hotel if it is missing and fills it from the previous month to the end of the next. */
export async function fillHotel(db: Database, hotel: DemoHotel, progress: (share: number) => void): Promise<void> {
  const clock = hotelClock(hotel.timeZone);
  const now = Math.floor(Date.now() / 1000);
  const today = clock.dayOf(now);
  const month = firstOfMonth(today);
  const until = addMonths(month, 2);
  await inTransaction(db, async (tx) => {
    const [filled] = await tx.select().from(demoHotels).where(eq(demoHotels.companyId, hotel.companyId)).for('update');
    if (!filled) {
      await writeHotel(tx, hotel);
      await tx
        .update(companies)
        .set({ attendanceFrom: addDays(today, -watchedDays) })
        .where(eq(companies.companyId, hotel.companyId));
    }
    const from = filled?.plannedUntil ?? addMonths(month, -1);
    const people = await readPeople(tx, hotel);
    const partTimers = new Set(people.filter(({ isPartTime }) => isPartTime).map(({ id }) => id));
    const days = daysOfPlan(from, until);
    for (let start = 0; start < people.length && days.length > 0; start += peopleAtOnce) {
      const { shifts, leaves } = rosterRows(
        people.slice(start, start + peopleAtOnce),
        days,
        clock,
        now + confirmedAhead,
      );
      const declared = await declareRoster(tx, hotel.companyId, { shifts, leaves }, partTimers, clock, now);
      for (let at = 0; at < declared.length; at += rowsAtOnce)
        await writeShifts(tx, hotel.companyId, declared.slice(at, at + rowsAtOnce));
      if (leaves.length > 0) await writeLeaves(tx, hotel.companyId, leaves);
      progress((start / people.length) * 0.8);
    }
    if (filled) await confirmShifts(tx, hotel.companyId, now + confirmedAhead);
    const since = filled ? filled.clockedUntil.getTime() / 1000 : clock.startOf(from);
    // Real punches from before the last stop come first.
    if (filled) await prepareCards(tx, hotel.companyId);
    // The planner has no statistics yet for the hundreds of thousands of rows just written.
    await tx.execute(sql`analyze shifts`);
    const lastPunch = await lastPunchOf(tx, hotel.companyId);
    await writePunches(tx, hotel, since, now);
    await tx.execute(sql`analyze punches`);
    await settleAttendance(tx, hotel);
    await tx.execute(sql`analyze clock_records, declarations`);
    await inventCards(tx, hotel.companyId, lastPunch, clock.startOf(addDays(today, -1)));
    const reached = { plannedUntil: days.length > 0 ? until : from, clockedUntil: new Date(now * 1000) };
    await tx
      .insert(demoHotels)
      .values({ companyId: hotel.companyId, seed: hotel.seed, employees: hotel.employees, ...reached })
      .onConflictDoUpdate({ target: demoHotels.companyId, set: reached });
    progress(1);
  });
}
