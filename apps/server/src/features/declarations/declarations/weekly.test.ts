import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { declarations } from './declarations.table';
import { type DeclaringTest, declaringTest, hotel, week } from './declarations-fixture';

let test: DeclaringTest;
let id: number;
const month = { hotel, from: '2031-03-03', to: '2031-03-30' };

beforeAll(async () => {
  test = await declaringTest();
  [id] = test.ids as [number];
  const { body } = await test.api.asAdmin(contract.settings, { query: { hotel } });
  const { target, branch, userType, version } = body.settings;
  const form = { hotel, target, branch, userType, version, isSending: true, weeklyForFixed: true };
  expect((await test.api.asAdmin(contract.saveSettings, { body: form })).status).toBe(200);
  for (const one of test.ids) await test.contract(one, { hasFixedHours: one === id });
  for (const one of test.ids.slice(0, 2))
    for (const day of ['03', '04', '05', '06', '07', '10', '11', '12', '13', '14'])
      await test.plan(one, 'Regular', `2031-03-${day} 07:00`, `2031-03-${day} 15:00`);
});
afterAll(() => test.stop());

const states = async (one: number) => (await test.rows(one)).map(({ kind, state }) => `${kind} ${state}`);
const dayOn = async (one: number, day: string) => {
  const { body } = await test.api.asAdmin(contract.board, { query: { hotel, from: day, to: day, perPage: 100 } });
  return body.rows.find((row) => row.id === one)!.days[0]!.sides[0]!;
};

it('who has fixed hours is declared by the week, once; others by date', async () => {
  expect((await test.submit(test.ids.slice(0, 2))).body).toEqual({ queued: 2 });
  expect((await dayOn(id, '2031-03-05')).state).toBe('queued');
  await test.send();

  expect(await states(id)).toEqual(['weeklySchedule accepted']);
  expect(await states(test.ids[1]!)).toEqual(['dailySchedule accepted']);
  const sent = test.simulator.accepted().find(({ code }) => code === 'WTOWeek')!;
  expect(sent.message).toMatchObject({
    declarations: [{ from: '2031-03-03', rows: expect.objectContaining({ length: 7 }) }],
  });
  expect(test.current(id, '2031-03-11').schedule?.value).toEqual([{ kind: 'work', from: '07:00', to: '15:00' }]);
  expect((await test.submit([id], month)).body).toEqual({ queued: 2 });
});

it('a week that stands leaves nothing to say where the plan repeats it; a day that is otherwise is said by date', async () => {
  // The two unplanned weeks were declared by date.
  await test.send();
  expect(await states(id)).toEqual(['weeklySchedule accepted', 'dailySchedule accepted', 'dailySchedule accepted']);
  const second = { hotel, from: '2031-03-10', to: '2031-03-16' };
  expect((await test.submit([id], second)).body).toEqual({ queued: 0 });
  expect(await dayOn(id, '2031-03-11')).toMatchObject({ differs: false, state: 'accepted' });

  const thatDay = eq(sql`${shifts.startsAt}::date`, '2031-03-12');
  await test.db
    .update(shifts)
    .set({ endsAt: sql`${shifts.endsAt} + interval '1 hour'` })
    .where(and(eq(shifts.employeeId, id), eq(shifts.layer, 'planned'), thatDay));
  expect(await dayOn(id, '2031-03-12')).toMatchObject({ differs: true });
  expect((await test.submit([id], second)).body).toEqual({ queued: 1 });
  await test.send();

  expect(test.current(id, '2031-03-12').schedule?.value).toEqual([{ kind: 'work', from: '07:00', to: '16:00' }]);
  expect(test.current(id, '2031-03-13').schedule?.value).toEqual([{ kind: 'work', from: '07:00', to: '15:00' }]);
});

it('the calendars have the week as declared, and get the next stretch of it in time', async () => {
  const layer = async () => (await test.layer(id)).map(({ from, to, by }) => `${from} ${to} ${by}`);
  const [first] = await test.rows(id);
  expect(await layer()).toContain(`03-10 07:00 03-10 15:00 ${first!.id}`);
  expect((await layer()).filter((line) => line.startsWith('03-12'))).toEqual([
    expect.stringMatching(/^03-12 07:00 03-12 16:00/),
  ]);

  const { employeeId, kind, layerUntil, state } = declarations;
  const weekly = and(eq(employeeId, id), eq(kind, 'weeklySchedule'));
  await test.db
    .update(declarations)
    .set({ layerUntil: sql`least(${layerUntil}, current_date + 5)` })
    .where(weekly);
  await test.send();
  const behind = and(weekly, eq(state, 'accepted'), lt(layerUntil, sql`current_date + 31`));
  expect(await test.db.$count(declarations, behind)).toBe(0);
  const twice = (await layer()).filter((line, at, all) => all.indexOf(line) !== at);
  expect(twice).toEqual([]);
});

it('whose contract is not fixed stays with dates', async () => {
  await test.submit([test.ids[2]!], week);
  await test.send();
  expect(await states(test.ids[2]!)).toEqual(['dailySchedule accepted']);
});
