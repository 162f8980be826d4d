import { auditContract } from '@horae/contract/settings/audit.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { expect, it } from 'vitest';
import { workOut } from '../../../derived/work-out';
import {
  api,
  approve,
  declareYear,
  grant,
  hotel,
  month,
  one,
  startWithHotel,
  worker,
  workYear,
} from './timesheets-fixture';

startWithHotel();

const approval = { number: 'Ε 4711/2026', fromDay: '2026-09-02' };
const set = (employee: number, next: typeof approval | null, seen: string | null = null, ask = api.asAdmin) =>
  ask(contract.setOvertimeApproval, { body: { hotel, employee, year: 2026, approval: next, seen } });
const balances = async (employee: number) =>
  (await api.asAdmin(contract.balances, { query: { hotel, month, employee } })).body.balances.overtime;
const classes = async (employee: number) => {
  const { days } = await one(employee);
  return [1, 2].map((day) => {
    const { minutes } = days.find((found) => found.day === `2026-09-0${day}`)!;
    return [minutes.overtimeExcessApproved ?? 0, minutes.overtimeIllegal ?? 0];
  });
};
const span = (from: string, to: string): [string, string] => [from, to];
const long = { plan: span('07:00', '15:00'), clock: span('07:00', '19:00'), declared: span('16:00', '19:00') };

/** Somebody with the 150 hours of the year worked, who then works three more on two days. */
async function exhausted(): Promise<number> {
  const id = await worker([
    { day: 1, ...long },
    { day: 2, ...long },
  ]);
  await declareYear(id, '2026-03-02');
  await workYear(id, '2026-03-02');
  return id;
}

it('makes overtime beyond the limit lawful from its first day on, at the rate for it, and is in the ledger', async () => {
  const id = await exhausted();
  expect(await classes(id)).toEqual([
    [0, 180],
    [0, 180],
  ]);
  expect(await balances(id)).toMatchObject({ leftMinutes: 0, approval: null, mayApprove: true });

  expect((await set(id, approval)).status).toBe(200);

  expect(await classes(id)).toEqual([
    [0, 180],
    [180, 0],
  ]);
  expect(await balances(id)).toMatchObject({ leftMinutes: 0, approval: { ...approval, workedMinutes: 180 } });
  const { body } = await api.asAdmin(auditContract.list, { query: { hotel, object: 'overtime approval' } });
  expect(body.entries[0]).toMatchObject({ after: { year: 2026, ...approval } });
});

it('lets a signature fall when it comes or goes', async () => {
  const id = await exhausted();
  await set(id, approval);
  await approve(id);
  await workOut(api.database.db, 'timesheets', hotel);

  await set(id, null, approval.number);
  await workOut(api.database.db, 'timesheets', hotel);

  expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
  expect((await one(id)).fallen!.because.map(({ source }) => source)).toContain('overtime_approvals');
});

it('is refused for another year, from a stale reader, for a stranger and without the right', async () => {
  const id = await worker([]);
  const otherYear = await set(id, { ...approval, fromDay: '2027-01-01' });
  expect([otherYear.status, otherYear.body.error?.fields?.[0]?.path]).toEqual([400, 'approval.fromDay']);
  await set(id, approval);
  expect((await set(id, { ...approval, number: 'Other' })).status).toBe(409);
  expect((await set(2_000_000_000, approval)).status).toBe(404);
  await grant(id);
  expect((await set(id, null, approval.number, api.asClient)).status).toBe(403);
});
