import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { daysBetween } from './days';
import { demoHotels } from './demo.table';
import { rosterRows } from './roster-rows';
import { type DemoHotel, readPeople, writeHotel } from './write-people';
import { confirmShifts, writeClockRecords, writeLeaves, writeShifts } from './write-roster';

const peopleAtOnce = 100;
const rowsAtOnce = 5000;
const confirmedAhead = 7 * 86_400;

/** Makes a demo hotel if it is not there and fills it from the previous month to the end of the next. */
export async function fillHotel(db: Database, hotel: DemoHotel, progress: (share: number) => void): Promise<void> {
  const clock = hotelClock(hotel.timeZone);
  const now = Math.floor(Date.now() / 1000);
  const today = Temporal.PlainDate.from(clock.dayOf(now));
  const firstOfMonth = today.with({ day: 1 });
  const until = firstOfMonth.add({ months: 2 }).toString();
  await inTransaction(db, async (tx) => {
    const [filled] = await tx.select().from(demoHotels).where(eq(demoHotels.companyId, hotel.companyId)).for('update');
    if (!filled) await writeHotel(tx, hotel);
    const from = filled?.plannedUntil ?? firstOfMonth.subtract({ months: 1 }).toString();
    const people = await readPeople(tx, hotel);
    const days = daysBetween(from, until);
    for (let start = 0; start < people.length && days.length > 0; start += peopleAtOnce) {
      const { shifts, leaves } = rosterRows(
        people.slice(start, start + peopleAtOnce),
        days,
        clock,
        now + confirmedAhead,
      );
      for (let at = 0; at < shifts.length; at += rowsAtOnce)
        await writeShifts(tx, hotel.companyId, shifts.slice(at, at + rowsAtOnce));
      if (leaves.length > 0) await writeLeaves(tx, hotel.companyId, leaves);
      progress((start / people.length) * 0.8);
    }
    if (filled) await confirmShifts(tx, hotel.companyId, now + confirmedAhead);
    const since = filled ? filled.clockedUntil.getTime() / 1000 : clock.startOf(from);
    await writeClockRecords(tx, hotel.companyId, since, now);
    const reached = { plannedUntil: days.length > 0 ? until : from, clockedUntil: new Date(now * 1000) };
    await tx
      .insert(demoHotels)
      .values({ companyId: hotel.companyId, seed: hotel.seed, employees: hotel.employees, ...reached })
      .onConflictDoUpdate({ target: demoHotels.companyId, set: reached });
    progress(1);
  });
}
