import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { addLeave, allow, api, grant, hotel, startWithHotel, worker } from './timesheets-fixture';

startWithHotel();

const leaveOf = (employee: number) => addLeave(employee, 'AnnualLeave', '2026-10-19', '2026-11-01');
const ask = (employee: number, call = api.asAdmin, span = { from: '2026-10-19', to: '2026-11-01' }) =>
  call(unchecked(contract.leaveDays), { query: { hotel, employee, ...span } });

it('the two weeks from 19 October 2026 are nine days of leave: 28 October is a holiday', async () => {
  const id = await worker([]);
  await leaveOf(id);
  const { body } = await ask(id);
  expect(body.days).toHaveLength(9);
  expect(body.days).not.toContain('2026-10-28');
  expect((await ask(id, api.asAdmin, { from: '2026-10-26', to: '2026-11-01' })).body.days).toHaveLength(4);
});

it('is told to the person and to those who plan, approve or pay, of people in their scope', async () => {
  const own = await worker([]);
  const other = await worker([]);
  await leaveOf(own);
  await leaveOf(other);
  await grant(own);
  expect((await ask(own, api.asClient)).body.days).toHaveLength(9);
  expect((await ask(other, api.asClient)).status).toBe(403);
  await allow({ mayPlan: true });
  expect((await ask(other, api.asClient)).body.days).toHaveLength(9);
  expect((await ask(2_000_000_000, api.asClient)).status).toBe(404);
});

it('is refused for a span that runs backwards or over years', async () => {
  const id = await worker([]);
  expect((await ask(id, api.asAdmin, { from: '2026-10-19', to: '2026-10-18' })).status).toBe(400);
  expect((await ask(id, api.asAdmin, { from: '2026-01-01', to: '2027-12-31' })).status).toBe(400);
});
