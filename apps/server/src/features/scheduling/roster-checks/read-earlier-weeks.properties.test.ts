import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { netMinutes, unpaidBreak } from '@horae/working-time/worked-time';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCompanies } from '#platform/fence/companies';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { readEarlierWeeks } from './read-earlier-weeks';

const hotel = 7461;
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
  const run = (query: ReturnType<typeof sql>) => api.database.db.execute(query);
  await run(sql`insert into companies (company_id, name, time_zone) values (${hotel}, 'Ξενία', ${timeZone})`);
  await run(sql`insert into business_units values (${hotel}, 74611, 'Rooms')`);
  await run(sql`insert into organisation_units values (${hotel}, 74612, 74611, 'Floors')`);
  await run(sql`insert into work_centres values (${hotel}, 74613, 74612, 'East')`);
  await run(sql`insert into department_groups values (${hotel}, 74614, 'All')`);
  await run(sql`insert into departments values (${hotel}, 74615, 74614, 'Housekeeping')`);
  for (const id of people)
    await run(sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id)
      values (${hotel}, ${id}, ${`W${id}`}, 'Ιόλη', 74613, 74615)`);
  // The second person has no contract.
  for (const [fromDay, isInside] of [
    ['2020-01-01', false],
    [paidFrom, true],
    [unpaidFrom, false],
  ])
    await run(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, is_break_inside_hours)
      values (${hotel}, ${people[0]}, ${fromDay}, true, 40, ${isInside})`);
});
afterAll(() => api.stop());

const shift = fc.record({
  person: fc.constantFrom(...people),
  // A week on both sides belongs to none of the earlier weeks.
  day: fc.integer({ min: -7, max: 16 * 7 + 6 }),
  startMinute: fc.integer({ min: 5 * 60, max: 20 * 60 }),
  minutes: fc.integer({ min: 61, max: 8 * 60 }),
  breakMinutes: fc.constantFrom(0, 7, 30, 60),
  type: fc.constantFrom('Regular', 'Split', 'Night', 'Overtime', 'Training', 'OnCall'),
  status: fc.constantFrom('planned', 'planned', 'cancelled', 'absent'),
  layer: fc.constantFrom('planned', 'planned', 'planned', 'declared'),
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
        await db.execute(sql`delete from shifts where company_id = ${hotel}`);
        const rows = drawn.map((one) => {
          const { start, end } = timesOf(one);
          return sql`(${hotel}, ${one.person}, ${one.type}::worked_type, ${one.layer}::shift_layer, ${new Date(start)}, ${new Date(end)}, ${one.breakMinutes}, ${one.status}::roster_status)`;
        });
        await db.execute(sql`insert into shifts (company_id, employee_id, type, layer, starts_at, ends_at, break_minutes, status)
          values ${sql.join(rows, sql`, `)}`);

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
