import { sql } from 'drizzle-orm';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { plainCalendar } from '#features/scheduling/staff-timeline/plain-calendar';
import { filteredQuestion, readCalendar } from '#features/scheduling/staff-timeline/staff-timeline.service';
import type { Database } from '#platform/database';
import { mostEvents } from '#roster/answer-form';
import { KeptDays } from '#roster/kept-days';

const rounds = 8;
// As many as a week of several hundred employees, even in a small hotel, so that the engine optimises the hot code.
const manyEvents = 4000;
const mostEmployees = 2000;

/**
 * Computes this week of the largest ordinary hotel before the first request. A freshly started server still has to open
 * its connections and compile its code, so the first users would wait twice as long.
 */
export async function warmUp(db: Database): Promise<void> {
  const hotel = await largestHotel(db);
  if (!hotel) return;
  const seen = {
    ...hotel,
    scope: { kind: 'hotel' },
    mayApprove: true,
    mayPlan: true,
    maySeePay: false,
    self: null,
  } as const;
  for (let round = 0; round < rounds; round += 1) {
    const calendar = await readCalendar(
      { db, days: new KeptDays(), version: round },
      filteredQuestion(seen, { selectedHotel: hotel.companyId }),
      mostEvents.plain,
    );
    if ('errorMessage' in calendar) return;
    const events = Array.from(
      { length: manyEvents },
      (_, n) => calendar.events.at(n % calendar.events.length) ?? [],
    ).flat();
    await plainCalendar({ ...calendar, events }).finish();
  }
}

async function largestHotel(db: Database) {
  const [hotel] = await db
    .select({ companyId: companies.companyId, name: companies.name, timeZone: companies.timeZone })
    .from(companies)
    .innerJoin(employees, sql`${employees.companyId} = ${companies.companyId}`)
    .groupBy(companies.companyId)
    .having(sql`count(*) <= ${mostEmployees}`)
    .orderBy(sql`count(*) desc`)
    .limit(1);
  return hotel;
}
