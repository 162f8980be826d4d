import { shiftTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { eq } from 'drizzle-orm';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  record,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import type { GrantedHotel } from '#platform/account';
import { calendarTest, everyCalendar, monthAt } from '#roster/calendar-fixture';
import { KeptDays, type RosterSource } from '#roster/kept-days';
import { type CalendarQuestion, filteredQuestion, readCalendar } from './staff-timeline.service';

const { api } = calendarTest();

const moment = integer({ min: -2 * 24 * 60, max: 33 * 24 * 60 }).map((minutes) =>
  new Date(Date.parse(`${monthAt(0)}T00:00:00Z`) + minutes * 60_000).toISOString(),
);
const dates = array(moment, { minLength: 2, maxLength: 2 })
  .map((two) => two.toSorted())
  .filter(([start, end]) => start !== end)
  .map(([start, end]) => ({ start: start!, end: end! }));
const maybe = <T>(values: readonly T[]) => option(subarray([...values]), { nil: undefined });
const filtersOf = (places: number[]) =>
  record({
    calendars: maybe(everyCalendar),
    typesOfShift: maybe(shiftTypes),
    showOvertimes: boolean(),
    erganiFlag: boolean(),
    departments: maybe(places),
    programTypes: maybe(['fixed', 'flexible'] as const),
  });
const hotelOf = (places: number[]): Arbitrary<GrantedHotel> =>
  record({
    companyId: constant(1003),
    name: constant(''),
    timeZone: constant('Europe/Athens'),
    mayPlan: constant(true),
    maySeePay: boolean(),
    mayApprove: boolean(),
    self: constantFrom(null, 1),
    scope: constantFrom<GrantedHotel['scope']>(
      { kind: 'hotel' },
      {
        kind: 'places',
        units: [],
        departments: places.slice(0, 2),
      },
    ),
  });

it('is the same calendar whether its days were kept or not, whatever is asked for by whomever', async () => {
  const { db } = api().database;
  const found = await db.select({ id: departments.id }).from(departments).where(eq(departments.companyId, 1003));
  const places = found.map(({ id }) => id);
  const kept = { db, days: new KeptDays(), version: 1 };
  await assert(
    asyncProperty(hotelOf(places), dates, filtersOf(places), async (seen, period, chosen) => {
      const question = filteredQuestion(seen, { selectedHotel: 1003, dates: period, filters: chosen });
      const notKept = { db, days: new KeptDays(0), version: 1 };
      expect(await eventsOf(kept, question)).toEqual(await eventsOf(notKept, question));
    }),
    { numRuns: 60 },
  );
});

async function eventsOf(source: RosterSource, question: CalendarQuestion) {
  const calendar = await readCalendar(source, question, 100_000);
  if ('errorMessage' in calendar) return calendar;
  const { clock: _, ...seen } = calendar;
  return seen;
}
