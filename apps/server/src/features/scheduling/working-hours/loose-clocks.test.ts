import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { hoursTest } from './hours-fixture';

const { api, sums, addShift, addClock } = hoursTest();
const ask = (body: object = {}) =>
  api().asAdmin(unchecked(hours.looseClocks), {
    body: { hotel: 7777, dates: { start: '2026-06-01', end: '2026-06-08' }, ...body },
  });

it('tells exactly the records that no shift holds, and with them the sums are explained', async () => {
  const shift = await addShift({ employee: 1, start: '2026-06-02T08:00', end: '2026-06-02T16:00' });
  await addClock(1, shift!, '2026-06-02T08:00', '2026-06-02T16:00');
  await addClock(2, null, '2026-06-03T09:00', '2026-06-03T10:30');
  await addClock(3, null, '2026-06-07T23:00', '2026-06-08T01:00');
  await addClock(4, null, '2026-06-04T12:00', null);
  await addClock(4, null, '2026-05-30T12:00', '2026-05-30T13:00');

  const { body } = await ask();

  expect(body.records.map(({ employeeId, name, start, end }) => [employeeId, name, start, end])).toEqual([
    [2, 'Person 3', '2026-06-03T09:00:00+03:00', '2026-06-03T10:30:00+03:00'],
    [4, 'Person 1', '2026-06-04T12:00:00+03:00', null],
    [3, 'Person 2', '2026-06-07T23:00:00+03:00', '2026-06-08T01:00:00+03:00'],
  ]);
  const whole = await sums({
    dates: { start: '2026-06-01', end: '2026-06-08' },
    column: 'day',
    levels: ['employee'],
  });
  expect(whole.total.total.actual).toBe(8 * 60 + 90 + 60);
});

it('narrows by place, people and program as the sums do', async () => {
  await addClock(1, null, '2026-06-02T08:00', '2026-06-02T09:00');
  await addClock(2, null, '2026-06-02T08:00', '2026-06-02T09:00');
  const idsFor = async (body: object) => (await ask(body)).body.records.map(({ employeeId }) => employeeId);

  expect(await idsFor({ wc: 32 })).toEqual([2]);
  expect(await idsFor({ departments: [51] })).toEqual([1]);
  expect(await idsFor({ employees: [2] })).toEqual([2]);
  expect(await idsFor({ programTypes: ['flexible'] })).toEqual([2]);
});

it('is not there for a foreign hotel', async () => {
  const answer = await api().asClient(hours.looseClocks, {
    body: { hotel: 1004, dates: { start: '2026-06-01', end: '2026-06-08' } },
  });

  expect(answer.status).toBe(404);
});
