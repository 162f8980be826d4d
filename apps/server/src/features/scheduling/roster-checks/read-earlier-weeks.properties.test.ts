import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { netMinutes, unpaidBreak } from '@horae/working-time/worked-time';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { withCompanies } from '#platform/fence/companies';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { shifts } from '../shifts/shifts.table';
import { addHotel, centre, hotel, housekeeping } from './hotel-fixture';
import { readEarlierWeeks } from './read-earlier-weeks';

const timeZone = 'Europe/Athens';
const zone = createZone(timeZone);
/** The sixteen weeks before the first of these days contain a change of the clocks and both changes of contracts below. */
const asked = { first: '2026-04-20', last: '2026-04-26' };
const firstMonday = '2025-12-15';
const until = '2026-04-06';
/** The days from which breaks count as work, and from which they do no more; neither is a Monday. */
const paidFrom = '2026-02-05';
const unpaidFrom = '2026-03-25';
const people = [746_101, 746_102];
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  await addHotel(api, { timeZone });
  const place = { companyId: hotel, workCentreId: centre, departmentId: housekeeping };
  for (const id of people) await db.insert(employees).values({ ...place, id, code: `W${id}`, surname: 'Ιόλη' });
  // The second person has no contract.
  const contract = { companyId: hotel, employeeId: people[0]!, hasFixedHours: true, weeklyHours: 40 };
  await db.insert(employeeContracts).values([
    { ...contract, fromDay: '2020-01-01', isBreakInsideHours: false },
    { ...contract, fromDay: paidFrom, isBreakInsideHours: true },
    { ...contract, fromDay: unpaidFrom, isBreakInsideHours: false },
  ]);
});
afterAll(() => api.stop());

const shift = fc.record({
  person: fc.constantFrom(...people),
  // A week on both sides belongs to none of the earlier weeks.
  day: fc.integer({ min: -7, max: 16 * 7 + 6 }),
  startMinute: fc.integer({ min: 5 * 60, max: 20 * 60 }),
  minutes: fc.integer({ min: 61, max: 8 * 60 }),
  breakMinutes: fc.constantFrom(0, 7, 30, 60),
  type: fc.constantFrom(...(['Regular', 'Split', 'Night', 'Overtime', 'Training', 'OnCall'] as const)),
  status: fc.constantFrom(...(['planned', 'planned', 'cancelled', 'absent'] as const)),
  layer: fc.constantFrom(...(['planned', 'planned', 'planned', 'declared'] as const)),
});
type Drawn = typeof shift extends fc.Arbitrary<infer T> ? T : never;

const timesOf = ({ day, startMinute, minutes }: Drawn) => {
  const start = zone.startOf(addDays(firstMonday, day)) + startMinute * 60_000;
  return { start, end: start + minutes * 60_000 };
};

/** The minutes of the weeks by the definition of worked time in TypeScript. */
function expected(person: number, drawn: readonly Drawn[]): number[] {
  const weeks = Array.from({ length: 16 }, () => 0);
  for (const one of drawn) {
    const counts = one.layer === 'planned' && one.type !== 'OnCall' && !['cancelled', 'absent'].includes(one.status);
    const { start, end } = timesOf(one);
    const day = zone.dateAt(start);
    const week = (Date.parse(weekStartOf(day)) - Date.parse(firstMonday)) / (7 * 86_400_000);
    if (one.person !== person || !counts || weeks[week] === undefined) continue;
    const isPaid = person === people[0] && paidFrom <= day && day < unpaidFrom;
    weeks[week] += netMinutes({ start, end, breakMinutes: unpaidBreak(one.breakMinutes, isPaid) });
  }
  return weeks;
}

it('sums what weeks came to as worked time is counted, breaks by the contract of their day', async () => {
  const { db } = api.database;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(shift, { minLength: 30, maxLength: 90, selector: ({ person, day }) => `${person} ${day}` }),
      async (drawn) => {
        await db.delete(shifts).where(eq(shifts.companyId, hotel));
        await db.insert(shifts).values(
          drawn.map((one) => {
            const { person, type, layer, breakMinutes, status } = one;
            const { start, end } = timesOf(one);
            const times = { startsAt: new Date(start), endsAt: new Date(end) };
            return { companyId: hotel, employeeId: person, type, layer, ...times, breakMinutes, status };
          }),
        );

        const earlierOf = await withCompanies([hotel], () =>
          readEarlierWeeks(db, { companyId: hotel, timeZone }, asked, people),
        );

        for (const person of people)
          expect(earlierOf(person)).toEqual({ until, minutes: expected(person, drawn), away: [] });
      },
    ),
    { numRuns: 20 },
  );
});
