import { type HourLevel, type HourRow, hourLevels, WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { emptyRoster, hoursTest, people } from './hours-fixture';
import {
  type Person,
  plus,
  type RawClock,
  type RawContract,
  type RawShift,
  reference,
  sum,
  withHours,
} from './plain-sums';

const { api, sums, addShift, addClock } = hoursTest();

const idOf: Record<HourLevel, (person: Person) => number> = {
  businessUnit: ({ bu }) => bu,
  orgUnit: ({ ou }) => ou,
  workCenter: ({ wc }) => wc,
  departmentGroup: ({ departmentGroup }) => departmentGroup,
  department: ({ department }) => department,
  employee: ({ id }) => id,
};

// Both clock changes, both ends of a month, and midnights throughout.
const firstDay = fc.constantFrom('2026-03-27', '2026-10-23', '2026-03-05', '2026-10-30');
const zone = fc.constantFrom(
  'Europe/Athens',
  'Europe/Athens',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
);
const wallTime = fc.tuple(
  fc.integer({ min: -1, max: 9 }),
  fc.constantFrom(0, 30, 120, 180, 210, 240, 420, 900, 1320, 1439),
);
const employee = fc.constantFrom(...people.map(({ id }) => id));
const shift = fc.record({
  employee,
  at: wallTime,
  minutes: fc.constantFrom(1, 60, 121, 480, 600, 1440, 2820),
  breakShare: fc.constantFrom(0, 0.1, 0.5, 0.99),
  layer: fc.constantFrom('planned' as const, 'declared' as const),
  type: fc.constantFrom(...withHours, 'Overtime', 'OnCall'),
  status: fc.constantFrom('planned', 'confirmed', 'absent', 'cancelled'),
  clocks: fc.array(
    fc.record({ late: fc.integer({ min: -1000, max: 3000 }), stays: fc.option(fc.integer({ min: 1, max: 40_000 })) }),
    { maxLength: 2 },
  ),
});
/** From the start, and optionally a different version from a day of the range on. */
const contracts = fc.record({
  employee,
  isInside: fc.boolean(),
  changesOn: fc.option(fc.integer({ min: -2, max: 9 })),
});
const lonelyClock = fc.record({ employee, at: wallTime, stays: fc.option(fc.integer({ min: 1, max: 90_000 })) });
const leave = fc.record({ employee, day: fc.integer({ min: 0, max: 9 }) });

const wall = (day: string, [days, minute]: readonly [number, number], seconds = 0) =>
  Temporal.PlainDate.from(plus(day, days)).toPlainDateTime().add({ minutes: minute }).add({ seconds }).toString();

describe('the sums of working hours', () => {
  async function setContracts(
    terms: { employee: number; isInside: boolean; changesOn: number | null }[],
    first: string,
  ) {
    const { db } = api().database;
    for (const { employee, isInside, changesOn } of terms) {
      await db.execute(
        sql`update employee_contracts set is_break_inside_hours = ${isInside} where company_id = 7777 and employee_id = ${employee}`,
      );
      if (changesOn === null) continue;
      await db.execute(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, is_break_inside_hours)
        values (7777, ${employee}, ${plus(first, changesOn)}, true, 40, ${!isInside})`);
    }
  }

  it('equal the plain sums over the raw rows in every cell, and parents those of their children', async () => {
    const { db } = api().database;
    await fc.assert(
      fc.asyncProperty(
        firstDay,
        fc.array(shift, { maxLength: 14 }),
        fc.array(lonelyClock, { maxLength: 3 }),
        fc.array(leave, { maxLength: 2 }),
        fc.uniqueArray(contracts, { maxLength: 4, selector: ({ employee }) => employee }),
        zone,
        fc.constantFrom('day', 'week', 'month'),
        fc.shuffledSubarray([...hourLevels], { minLength: 1 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 7 }),
        fc.record({
          attribution: fc.constantFrom('split' as const, 'start' as const, 'end' as const, 'most' as const),
          divide: fc.constantFrom(0, 0, 210, 300),
        }),
        async (first, shifts, lonely, leaves, terms, timeZone, column, levels, skipped, length, business) => {
          await emptyRoster(api());
          await db.execute(
            sql`update companies set day_attribution = ${business.attribution}, day_divide = ${business.divide}, time_zone = ${timeZone} where company_id = 7777`,
          );
          await setContracts(terms, first);
          for (const { at, minutes, breakShare, clocks, ...facts } of shifts) {
            const start = wall(first, at);
            // Written as local time: a stretch across a clock change is an hour longer or shorter.
            const end = wall(first, [at[0], at[1] + minutes]);
            const id = await addShift({
              ...facts,
              start,
              end,
              breakMinutes: Math.floor(minutes * breakShare),
            }).catch(() => undefined);
            if (id === undefined || facts.layer === 'declared') continue;
            for (const { late, stays } of clocks) {
              const [clockedIn, clockedOut] = [
                wall(first, at, late),
                stays === null ? null : wall(first, at, late + stays),
              ];
              await addClock(facts.employee, id, clockedIn, clockedOut).catch(() => undefined);
            }
          }
          for (const { employee, at, stays } of lonely) {
            await addClock(employee, null, wall(first, at), stays === null ? null : wall(first, at, stays)).catch(
              () => undefined,
            );
          }
          for (const { employee, day } of leaves) {
            await db
              .execute(sql`insert into leaves (company_id, employee_id, type, first_day, last_day)
              values (7777, ${employee}, 'SickLeave', ${plus(first, day)}, ${plus(first, day)})`)
              .catch(() => undefined);
          }
          const raw =
            await db.execute<RawShift>(sql`select id, employee_id as employee, layer, type, status, break_minutes as "breakMinutes",
            extract(epoch from starts_at)::float8 * 1000 as start, extract(epoch from ends_at)::float8 * 1000 as end
            from shifts where company_id = 7777`);
          const clocked = await db.execute<RawClock>(sql`select employee_id as employee, shift_id as shift,
            extract(epoch from clocked_in_at)::float8 * 1000 as in, extract(epoch from clocked_out_at)::float8 * 1000 as out
            from clock_records where company_id = 7777`);
          const inForce = await db.execute<RawContract>(
            sql`select employee_id as employee, from_day::text as "fromDay", is_break_inside_hours as "isInside" from employee_contracts where company_id = 7777`,
          );
          const days = Array.from({ length }, (_, index) => plus(first, skipped + index));
          const dates = { start: days[0]!, end: plus(days.at(-1)!, 1) };

          const answer = await sums({ dates, column, levels });

          WorkingHours.parse(answer);
          const wanted = people.map((person) =>
            reference(person, raw.rows, clocked.rows, days, business, inForce.rows, timeZone),
          );
          const cells = answer.columns.map(({ start, end }) =>
            days.flatMap((day, i) => (day >= start && day < end ? i : [])),
          );
          expect(cells.flat()).toEqual(days.map((_, index) => index));
          for (const node of [answer.total, ...answer.rows]) {
            const path = 'path' in node ? (node as HourRow).path : [];
            const inNode = wanted.filter(({ person }) =>
              path.every((id, depth) => idOf[levels[depth]!](person) === id),
            );
            const filled = (list: number[]) => (list.length === 0 ? cells.map(() => 0) : list);
            expect(node.people).toBe(inNode.length);
            expect(node.open).toBe(sum(inNode.map(({ open }) => open)));
            for (const measure of ['planned', 'declared', 'actual', 'overtime'] as const) {
              const byColumn = cells.map((cell) => sum(inNode.flatMap((one) => cell.map((day) => one[measure][day]!))));
              expect(filled(node[measure]), `${measure} of ${path}`).toEqual(byColumn);
              expect(node.total[measure]).toBe(sum(byColumn));
            }
            const heads = cells.map((cell) => inNode.filter(({ begins }) => cell.some((day) => begins[day])).length);
            expect(filled(node.heads), `heads of ${path}`).toEqual(heads);
            expect(node.total.heads).toBe(inNode.filter(({ begins }) => begins.includes(true)).length);
          }
          const paths = levels.flatMap((_, depth) => [
            ...new Set(
              people.map((person) =>
                levels
                  .slice(0, depth + 1)
                  .map((level) => idOf[level](person))
                  .join('.'),
              ),
            ),
          ]);
          expect(answer.rows.map(({ path }) => path.join('.')).toSorted()).toEqual(paths.toSorted());
        },
      ),
      { numRuns: 100 },
    );
  }, 120_000);
});
