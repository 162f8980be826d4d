import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import type { leaveTypes, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, datesFrom } from '@horae/local-time/local-date';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeContracts } from '#features/people/people/employees.table';
import { declarations } from './declarations.table';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';
import { causeOf } from './refusal.rules';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
});
afterAll(() => test.stop());

/** Mondays, two of them of a week in which the clocks change. */
const mondays = ['2031-03-24', '2031-04-07', '2031-10-20', '2031-12-29'];
type Stretch = [type: (typeof workedTypes)[number], from: string, length: number];
const someDay: fc.Arbitrary<Stretch[]> = fc.constantFrom(
  [],
  [['Regular', '07:00', 480]],
  [
    ['Split', '11:00', 240],
    ['Split', '19:00', 240],
  ],
  [['Night', '22:00', 480]],
  [['Training', '09:30', 90]],
  [
    ['Regular', '06:15', 400],
    ['Overtime', '12:55', 95],
  ],
  [['Overtime', '08:00', 60]],
  [['OnCall', '00:00', 1440]],
  [['Regular', '00:00', 1439]],
);
const someLeave = fc.record({
  type: fc.constantFrom<(typeof leaveTypes)[number][]>('AnnualLeave', 'SickLeave', 'UnpaidLeave', 'DayOff'),
  first: fc.integer({ min: -3, max: 6 }),
  length: fc.integer({ min: 1, max: 9 }),
  status: fc.constantFrom<('planned' | 'confirmed')[]>('planned', 'confirmed'),
});
const someRoster = fc.record({
  days: fc.array(someDay, { minLength: 7, maxLength: 7 }),
  leave: fc.option(someLeave),
  kind: fc.constantFrom<('full' | 'part')[]>('full', 'part'),
  hasFixedHours: fc.boolean(),
});

it('whatever is on the roster, nothing that is built of it is refused for its shape', async () => {
  await test.declaresWeeks(true);
  const rosters = fc.sample(someRoster, { numRuns: 40, seed: 36 });
  for (const [index, { days, leave, kind, hasFixedHours }] of rosters.entries()) {
    const id = test.ids[index % 5]!;
    const monday = addDays(mondays[index % mondays.length]!, index > 19 ? -7 : 0);
    const range = { hotel, from: monday, to: addDays(monday, 6) };
    await test.unplan(id);
    await test.forgetLeave(id);
    await test.db.delete(employeeContracts).where(eq(employeeContracts.employeeId, id));
    await test.contract(id, { kind, hasFixedHours, weeklyHours: kind === 'full' ? 40 : 20 });
    let end = 0;
    for (const [at, stretches] of days.entries())
      for (const [type, from, length] of stretches) {
        const start = Date.parse(`${addDays(monday, at)}T${from}:00Z`);
        if (start < end && type !== 'OnCall') continue;
        if (type !== 'OnCall') end = start + length * 60_000;
        const wall = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
        await test.plan(id, type, wall(start), wall(start + length * 60_000));
      }
    if (leave) {
      const first = addDays(monday, leave.first);
      await test.leave(id, leave.type, first, addDays(first, leave.length - 1), leave.status);
    }
    expect((await test.submit([id], range)).status).toBe(200);
    await test.send();
  }
  const rows = (await Promise.all(test.ids.map((id) => test.rows(id)))).flat();
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(({ state }) => state !== 'accepted' && state !== 'superseded' && state !== 'cancelled')).toEqual(
    [],
  );
}, 120_000);

describe('leave on the roster is never declared as rest', () => {
  it.each<[string, 'planned' | 'confirmed', string, string, string[]]>([
    ['that is still asked for', 'planned', '2031-05-06', '2031-05-06', ['06']],
    ['that is granted', 'confirmed', '2031-05-06', '2031-05-07', ['06', '07']],
    ['that began the week before', 'confirmed', '2031-04-30', '2031-05-06', ['05', '06']],
    ['that goes on into the next week', 'planned', '2031-05-08', '2031-05-14', ['08', '09']],
    ['of the whole week', 'confirmed', '2031-05-05', '2031-05-11', ['05', '06', '07', '08', '09']],
  ])('%s', async (_, status, first, last, days) => {
    const id = test.ids[0]!;
    await test.unplan(id);
    await test.forgetLeave(id);
    await test.db.delete(employeeContracts).where(eq(employeeContracts.employeeId, id));
    await test.leave(id, 'AnnualLeave', first, last, status);
    const off = new Set(days.map((day) => `2031-05-${day}`));
    for (const day of datesFrom('2031-05-05', 5))
      if (!off.has(day) && !(first <= day && last >= day))
        await test.plan(id, 'Regular', `${day} 07:00`, `${day} 15:00`);

    const board = await test.api.asAdmin(contract.board, {
      query: { hotel, from: '2031-05-05', to: '2031-05-11', perPage: 100 },
    });
    const planned = board.body.rows.find((row) => row.id === id)!.days;
    const saying = (kind: string) =>
      planned
        .filter(({ sides }) => sides.some((side) => side.planned.some((part) => part.kind === kind)))
        .map(({ day }) => day);
    expect(saying('annual')).toEqual([...off]);
    expect(saying('rest').filter((day) => off.has(day))).toEqual([]);
  });
});

it('the demo has only refusals that a person can act on', async () => {
  const { refusal, source, state } = declarations;
  const refused = await test.db
    .selectDistinct({ refusal })
    .from(declarations)
    .where(and(eq(source, 'demo'), eq(state, 'rejected')));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((one) => causeOf(one.refusal!) === 'other')).toEqual([]);
});
