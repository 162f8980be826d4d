import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { employeeContracts } from '#features/people/people/employees.table';
import { hourlyLeaves, leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { hotelClock } from '#platform/hotel-time';
import { declarations } from './declarations.table';
import { type DeclaringTest, declaringTest, hotel, week } from './declarations-fixture';

let test: DeclaringTest;
let [maria, petros] = [0, 0];
const [monday, tuesday, sunday] = ['2031-03-03', '2031-03-04', '2031-03-09'];

beforeAll(async () => {
  test = await declaringTest();
  [maria, petros] = test.ids as [number, number];
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const table of [shifts, leaves, hourlyLeaves, declarations, employeeContracts])
    await test.db.delete(table).where(inArray(table.employeeId, test.ids));
});

const work = (id: number, day: string, from = '07:00', to = '15:00') =>
  test.plan(id, 'Regular', `${day} ${from}`, `${day} ${to}`);
const queued = async (id: number) => {
  const { employeeId, state } = declarations;
  const found = await test.db
    .select()
    .from(declarations)
    .where(and(eq(employeeId, id), eq(state, 'queued')));
  return found.map(({ kind, firstDay, lastDay }) => `${kind} ${firstDay} ${lastDay}`).toSorted();
};
const listOf = async (id: number, range = week) => (await test.listed([id], range))[0]!;
async function taking(id: number, ...days: string[]) {
  const { seen } = await listOf(id);
  return { id, seen, days };
}

it('shows whose days would go, with what is declared, and asks about days without any plan', async () => {
  await work(maria, monday);
  await test.plan(maria, 'Overtime', `${monday} 15:00`, `${monday} 17:00`);
  await test.leave(maria, 'AnnualLeave', tuesday);
  await test.leave(maria, 'DayOff', '2031-03-05');

  const { name, days } = await listOf(maria);

  expect(name).toContain('Δοκιμάκη');
  const flags = { isPast: false, isLate: false };
  const part = (kind: string, from: string | null = null, to: string | null = null) => ({ kind, from, to });
  const says = (family: string, ...parts: object[]) => ({ family, parts, declared: null });
  expect(days.slice(0, 4)).toEqual([
    {
      day: monday,
      ...flags,
      isUnplanned: false,
      declares: [
        says('dailySchedule', part('work', '07:00', '15:00')),
        says('overtime', part('overtime', '15:00', '17:00')),
      ],
    },
    { day: tuesday, ...flags, isUnplanned: false, declares: [says('leave', part('annual'))] },
    { day: '2031-03-05', ...flags, isUnplanned: false, declares: [says('dailySchedule', part('rest'))] },
    { day: '2031-03-06', ...flags, isUnplanned: true, declares: [says('dailySchedule', part('rest'))] },
  ]);
  expect(await queued(maria)).toEqual([]);
});

it('declares exactly the days taken; a day without any plan is no rest day until somebody takes it', async () => {
  await work(maria, monday);
  await work(maria, tuesday);
  expect((await test.take([await taking(maria, tuesday)])).body).toEqual({ queued: 1 });
  expect(await queued(maria)).toEqual([`dailySchedule ${tuesday} ${tuesday}`]);

  expect((await test.take([await taking(maria, sunday)])).body).toEqual({ queued: 1 });
  expect(await queued(maria)).toContain(`dailySchedule ${sunday} ${sunday}`);
  expect((await listOf(maria)).days.map(({ day }) => day.slice(8))).toEqual(['03', '05', '06', '07', '08']);
});

it('says what a day corrects, and that leave is withdrawn', async () => {
  await work(maria, monday);
  await test.leave(maria, 'AnnualLeave', tuesday);
  await test.take([await taking(maria, monday, tuesday)]);
  await test.send();
  await test.unplan(maria);
  await test.forgetLeave(maria);
  await work(maria, monday, '09:00', '17:00');
  await work(maria, tuesday);

  const [first, second] = (await listOf(maria)).days;

  expect(first!.declares).toEqual([
    {
      family: 'dailySchedule',
      parts: [{ kind: 'work', from: '09:00', to: '17:00' }],
      declared: [{ kind: 'work', from: '07:00', to: '15:00' }],
    },
  ]);
  expect(second!.declares.find(({ family }) => family === 'leave')).toEqual({
    family: 'leave',
    parts: [],
    declared: [{ kind: 'annual', from: null, to: null }],
  });
  await test.take([await taking(maria, monday)]);
  expect(await queued(maria)).toEqual([`dailySchedule ${monday} ${monday}`]);
});

it('days that are over are late and go only if they are taken', async () => {
  const today = hotelClock('Europe/Athens').today();
  const range = { hotel, from: addDays(today, -2), to: addDays(today, 2) };
  await work(maria, range.from);
  await work(maria, range.to);
  const { seen, days } = await listOf(maria, range);
  expect(days.map(({ isPast, isLate }) => [isPast, isLate])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  const coming = days.filter(({ isPast, isUnplanned }) => !isPast && !isUnplanned).map(({ day }) => day);
  expect((await test.take([{ id: maria, seen, days: coming }], range)).body).toEqual({ queued: 1 });
  expect(await queued(maria)).toEqual([`dailySchedule ${range.to} ${range.to}`]);

  const again = await listOf(maria, range);
  await test.take([{ id: maria, seen: again.seen, days: [range.from] }], range);
  expect(await queued(maria)).toContain(`dailySchedule ${range.from} ${range.from}`);
});

it.each([
  [
    'other hours',
    () =>
      test.db
        .update(shifts)
        .set({ endsAt: sql`${shifts.endsAt} + interval '1 hour'` })
        .where(eq(shifts.employeeId, maria)),
  ],
  ['no plan any more', () => test.unplan(maria)],
  ['submitted by somebody else', async () => test.take([await taking(maria, monday)])],
])('%s since the list was seen: a conflict, and nothing goes for anybody', async (_what, change) => {
  await work(maria, monday);
  await work(petros, monday);
  const seen = [await taking(maria, monday), await taking(petros, monday)];
  await change();
  const before = await queued(maria);

  const { status, text } = await test.take(seen);

  expect([status, text]).toEqual([409, expect.stringContaining('have changed since you looked at the list')]);
  expect([await queued(maria), await queued(petros)]).toEqual([before, []]);
  expect((await test.take([await taking(petros, monday)])).body).toEqual({ queued: 1 });
});

it('a day that was not in the list, or a person who is not, is a conflict too', async () => {
  await work(maria, monday);
  await test.take([await taking(maria, monday)]);
  expect((await test.take([await taking(maria, monday)])).status).toBe(409);
  expect((await test.take([{ ...(await taking(maria, tuesday)), id: 1 }])).status).toBe(409);
  const { seen } = await listOf(maria);
  expect((await test.take([{ id: maria, seen, days: [] }])).status).toBe(400);
});

it('the same submission sent twice with its key is queued once and gives the same answer', async () => {
  await work(maria, monday);
  const body = { ...week, people: [await taking(maria, monday)] };
  const send = () => test.api.asAdmin(contract.submit, { body }, { 'idempotency-key': 'a list taken' });
  const answers = [await send(), await send()];
  expect(answers.map((answer) => answer.body)).toEqual([{ queued: 1 }, { queued: 1 }]);
  expect(await queued(maria)).toHaveLength(1);
});

it('fixed hours go as a week only where every day of it was taken', async () => {
  await test.declaresWeeks(true);
  for (const id of [maria, petros]) await test.contract(id);
  const weekdays = [3, 4, 5, 6, 7].map((day) => `2031-03-0${day}`);
  for (const id of [maria, petros]) for (const day of weekdays) await work(id, day);
  expect((await listOf(maria)).everyWeekFrom).toBe(monday);

  await test.take([await taking(maria, ...weekdays)]);
  expect(await queued(maria)).toEqual([`dailySchedule ${monday} 2031-03-07`]);
  await test.take([await taking(petros, ...weekdays, '2031-03-08', sunday)]);
  expect(await queued(petros)).toEqual([`weeklySchedule ${monday} ${sunday}`]);
  await test.declaresWeeks(false);
});

it('a rejected day goes again from the list alone', async () => {
  const id = test.ids[5]!;
  await work(id, monday);
  await test.take([await taking(id, monday)]);
  await test.send();
  const [refused] = await test.list({ state: 'rejected' });
  expect(refused).toMatchObject({ goesByDays: true });
  const named = { hotel, id: refused!.id, version: refused!.version };
  const { status, text } = await test.api.asAdmin(contract.resubmit, { body: named });
  expect([status, text]).toEqual([409, expect.stringContaining('Submit these days again')]);

  await test.giveNumber(id, test.numberOf(id));
  await test.take([await taking(id, monday)]);
  await test.send();
  expect(await test.rows(id)).toMatchObject([{ id: refused!.id, state: 'accepted' }]);
});

it('a month and a day is too much for everybody, not for one person', async () => {
  const range = { hotel, from: '2031-03-01', to: '2031-04-20' };
  expect((await test.api.asAdmin(contract.toSubmit, { body: range })).status).toBe(400);
  expect((await test.listed([maria], range))[0]!.days).toHaveLength(51);
});
