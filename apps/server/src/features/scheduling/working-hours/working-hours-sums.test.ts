import { type HourLevel, type HourRow, hourLevels, WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employeeContracts } from '#features/people/people/employees.table';
import { leaves } from '../shifts/shifts.table';
import { emptyRoster, hotel, hoursTest, people } from './hours-fixture';
import { type Person, plus, reference, sum, withHours } from './plain-sums';
import { readRawRows } from './raw-rows';

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
  type: fc.constantFrom(...withHours, 'Overtime' as const, 'OnCall' as const),
  status: fc.constantFrom('planned' as const, 'confirmed' as const, 'absent' as const, 'cancelled' as const),
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
      const ofEmployee = and(eq(employeeContracts.companyId, hotel), eq(employeeContracts.employeeId, employee));
      await db.update(employeeContracts).set({ isBreakInsideHours: isInside }).where(ofEmployee);
      if (changesOn === null) continue;
      await db.insert(employeeContracts).values({
        companyId: hotel,
        employeeId: employee,
        fromDay: plus(first, changesOn),
        hasFixedHours: true,
        weeklyHours: 40,
        isBreakInsideHours: !isInside,
      });
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
        async (first, shifts, lonely, away, terms, timeZone, column, levels, skipped, length, business) => {
          await emptyRoster(api());
          await db
            .update(companies)
            .set({ dayAttribution: business.attribution, dayDivide: business.divide, timeZone })
            .where(eq(companies.companyId, hotel));
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
          for (const { employee, day } of away) {
            const on = plus(first, day);
            await db
              .insert(leaves)
              .values({ companyId: hotel, employeeId: employee, type: 'SickLeave', firstDay: on, lastDay: on })
              .catch(() => undefined);
          }
          const raw = await readRawRows(api(), hotel);
          const days = Array.from({ length }, (_, index) => plus(first, skipped + index));
          const dates = { start: days[0]!, end: plus(days.at(-1)!, 1) };

          const answer = await sums({ dates, column, levels });

          WorkingHours.parse(answer);
          const wanted = people.map((person) =>
            reference(person, raw.shifts, raw.clocks, days, business, raw.contracts, timeZone),
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
