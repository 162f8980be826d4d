import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { hourlyLeaves } from '#features/scheduling/shifts/shifts.table';
import { unchecked } from '#test/unchecked';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
});
afterAll(() => test.stop());

const save = async (leave: object, version?: number) => {
  const { status, body } = await test.api.asAdmin(unchecked(leavesContract.save), { body: { hotel, leave, version } });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.leave;
};
const days = (employeeId: number, kind: string, firstDay: string, lastDay = firstDay) => ({
  employeeId,
  kind,
  firstDay,
  lastDay,
});
const hours = (employeeId: number, kind: string, day: string, from: string, to: string) => ({
  ...days(employeeId, kind, day),
  hours: { from, to },
});
const declare = async (id: number, range?: { hotel: number; from: string; to: string }) => {
  const { body } = await test.submit([id], range);
  await test.send();
  return body.queued;
};
const leaveOn = (id: number, day: string) => test.current(id, `2031-03-${day}`).leave?.value;
const states = async (id: number) =>
  (await test.rows(id))
    .filter(({ kind }) => kind === 'leave' || kind === 'cancellation')
    .map(({ kind, state }) => `${kind} ${state}`);

it('declares every kind with its code and the days of leave that it takes, annual leave with the days of the year', async () => {
  const id = test.ids[0]!;
  await test.db.update(employees).set({ firstDay: '2020-05-01' }).where(eq(employees.id, id));
  await save(days(id, 'paternity', '2031-03-03', '2031-03-04'));
  // Two weeks: ten working days, of which this week declares some.
  await save(days(id, 'annual', '2031-03-05', '2031-03-16'));
  await declare(id);

  expect(leaveOn(id, '03')).toEqual([{ kind: 'paternity', year: 2031, entitledDays: 2 }]);
  expect(leaveOn(id, '05')).toEqual([{ kind: 'annual', year: 2031, entitledDays: 25 }]);
  const sent = JSON.stringify(test.simulator.accepted().filter(({ code }) => code === 'WTOLeave'));
  for (const part of ['ΑΔΠΑ', 'ΑΔΚΑΝ']) expect(sent).toContain(part);
  expect(sent).toMatch(/f_req_days\W+002/);
  expect(sent).toMatch(/f_req_days\W+025/);
  expect(await declare(id)).toBe(0);
});

it('declares leave by the hour with its times beside the schedule, two on a day and one after midnight', async () => {
  const id = test.ids[1]!;
  await test.plan(id, 'Regular', '2031-03-03 07:00', '2031-03-03 15:00');
  await test.plan(id, 'Night', '2031-03-04 22:00', '2031-03-05 06:00');
  await save(hours(id, 'childCare', '2031-03-03', '07:00', '08:00'));
  await save(hours(id, 'schoolFollowUp', '2031-03-03', '13:00', '15:00'));
  await save(hours(id, 'parental', '2031-03-05', '04:00', '06:00'));
  await declare(id);

  expect(test.current(id, '2031-03-03').schedule?.value).toEqual([{ kind: 'work', from: '07:00', to: '15:00' }]);
  expect(leaveOn(id, '03')).toEqual([
    { kind: 'childCare', hours: { from: '07:00', to: '08:00' }, year: 2031 },
    { kind: 'schoolFollowUp', hours: { from: '13:00', to: '15:00' }, year: 2031 },
  ]);
  expect(leaveOn(id, '04')).toEqual([{ kind: 'parental', hours: { from: '04:00', to: '06:00' }, year: 2031 }]);
  expect(leaveOn(id, '05')).toBeUndefined();
  expect(await declare(id)).toBe(0);
});

it('declares changed hours anew, corrects a leave that lost a day, and cancels one that is gone', async () => {
  const id = test.ids[2]!;
  const first = await save(hours(id, 'parental', '2031-03-03', '10:00', '12:00'));
  await save(hours(id, 'parental', '2031-03-04', '10:00', '12:00'));
  await declare(id);
  expect(await states(id)).toEqual(['leave accepted']);

  const later = await save({ ...hours(id, 'parental', '2031-03-03', '11:00', '13:00'), id: first.id }, first.version);
  expect(await declare(id)).toBe(1);
  expect(leaveOn(id, '03')).toMatchObject([{ hours: { from: '11:00', to: '13:00' } }]);

  await test.api.asAdmin(leavesContract.remove, { body: { hotel, id: later.id, version: later.version } });
  await declare(id);
  // The service now knows the first declaration of that day again, which is corrected next.
  await declare(id);
  expect(leaveOn(id, '03')).toBeUndefined();
  expect(leaveOn(id, '04')).toMatchObject([{ kind: 'parental' }]);

  await test.db.delete(hourlyLeaves).where(eq(hourlyLeaves.employeeId, id));
  await declare(id);
  expect(leaveOn(id, '04')).toBeUndefined();
  expect(await declare(id)).toBe(0);
});

it('never declares leave by the hour as rest', async () => {
  const id = test.ids[3]!;
  await test.plan(id, 'Regular', '2031-03-03 07:00', '2031-03-03 15:00');
  await save(hours(id, 'other', '2031-03-03', '07:00', '15:00'));
  await declare(id);
  expect(test.current(id, '2031-03-03').schedule?.value).toEqual([{ kind: 'work', from: '07:00', to: '15:00' }]);
});
