import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import type { Work } from '#platform/work/run-work';
import { companies } from '../../people/organisation/organisation.table';
import { lastRunUntil } from './daily-run.rules';
import { declarePublished } from './declarations.commands';
import { daysToDeclare, erganiSettings } from './declarations.table';

/** A day is declared this long before its deadline, where the hour of the hotel comes later. */
const marginSeconds = 15 * 60;

/**
 * Declares the published days that wait for the hour of their hotel, one server at a time. A day that is over by then, as no
 * server was running, is left to whoever submits it.
 */
export const dailyDeclaring = (db: Database, now = () => Date.now() / 1000): Work => ({
  name: 'daily declaring',
  everySeconds: 30,
  due: async () => {
    const waiting = await db
      .selectDistinct({ companyId: daysToDeclare.companyId })
      .from(daysToDeclare)
      .orderBy(daysToDeclare.companyId);
    const hotels: number[] = [];
    for (const { companyId } of waiting) {
      const { isDue } = await dueDays(db, companyId, now());
      if ((await db.$count(daysToDeclare, isDue)) > 0) hotels.push(companyId);
    }
    return hotels;
  },
  work: (companyId) => inTransaction(db, (tx) => declareDueDays(tx, companyId, now())),
});

/** Which waiting days are declared now: those kept before the last run, and those whose deadline is near. */
async function dueDays(db: Database, companyId: number, now: number) {
  const [hotel] = await db
    .select({ name: companies.name, timeZone: companies.timeZone, minutes: erganiSettings.declaresAt })
    .from(companies)
    .innerJoin(erganiSettings, eq(erganiSettings.companyId, companies.companyId))
    .where(eq(companies.companyId, companyId));
  const { name, timeZone, minutes } = hotel!;
  const last = lastRunUntil(now, minutes, hotelClock(timeZone));
  const isDue = and(
    eq(daysToDeclare.companyId, companyId),
    or(
      lte(daysToDeclare.askedAt, sql`to_timestamp(${last})`),
      lte(daysToDeclare.dueAt, sql`to_timestamp(${now + marginSeconds})`),
    ),
  );
  return { isDue, name, timeZone };
}

async function declareDueDays(tx: Database, companyId: number, now: number): Promise<void> {
  const { isDue, name, timeZone } = await dueDays(tx, companyId, now);
  const days = await tx.delete(daysToDeclare).where(isDue).returning();
  const rights = { mayApprove: true, mayPlan: true, maySeePay: false, self: null };
  const hotel: GrantedHotel = { companyId, name, timeZone, scope: { kind: 'hotel' }, ...rights };
  const today = hotelClock(timeZone).dayOf(now);
  const inTime = days.filter(({ day }) => day >= today);
  for (const [accountId, own] of groupBy(inTime, ({ askedBy }) => askedBy))
    await declarePublished(tx, hotel, accountId, own);
  await announce(tx, 'declarations', 'all');
}
