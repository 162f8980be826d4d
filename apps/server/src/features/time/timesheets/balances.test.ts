import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { addSmallHotel, employ } from './small-hotel-fixture';

const hotel = 7431;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await addSmallHotel(api, hotel);
});
afterAll(() => api.stop());

let next = 743_100;
/** Adds an employee who worked this many hours on each of these days of 2026. */
async function worker(worked: readonly [day: string, hours: number][], firstDay: string | null = null) {
  const id = (next += 1);
  await employ(api, { companyId: hotel, id, code: `B${id}`, surname: 'Ευρυδίκη', firstDay });
  const punches = worked.flatMap(([day, hours]) => {
    const from = Date.parse(`${day}T05:00:00Z`);
    const at = (direction: 'in' | 'out', moment: number) => {
      return {
        employeeId: id,
        at: new Date(moment),
        direction,
        source: 'file' as const,
        key: `${id}:${day}:${direction}`,
      };
    };
    return [at('in', from), at('out', from + hours * 3_600_000)];
  });
  await inTransaction(api.database.db, (tx) => takePunches(tx, zone, punches));
  return id;
}
const leave = (employeeId: number, type: (typeof leaves.$inferInsert)['type'], firstDay: string, lastDay: string) =>
  api.database.db.insert(leaves).values({ companyId: hotel, employeeId, type, firstDay, lastDay });
const balances = async (employee: number, month = '2026-09', ask = api.asAdmin) => {
  const { body } = await ask(contract.balances, { query: { hotel, month, employee } });
  return body.balances;
};

it('averages the seventeen weeks up to the last whole one, without leave and what nobody clocked', async () => {
  // The weeks of 14 and 21 September have 50 and 44 hours; that of the 7th has sick leave.
  const id = await worker([
    ...['14', '15', '16', '17', '18'].map((day): [string, number] => [`2026-09-${day}`, 10]),
    ...['21', '22', '23', '24'].map((day): [string, number] => [`2026-09-${day}`, 11]),
    ['2026-09-07', 4],
  ]);
  await leave(id, 'SickLeave', '2026-09-08', '2026-09-11');

  expect((await balances(id)).average).toEqual({
    from: '2026-06-01',
    to: '2026-09-27',
    countedWeeks: 2,
    leaveWeeks: 1,
    unknownWeeks: 14,
    averageMinutes: 47 * 60,
    limitMinutes: 48 * 60,
    isWithin: true,
    rule: 'averageWeek',
    pack: 'GR-HOTEL-2025-10-17',
    law: 'Presidential decree 88/1999, art. 6',
  });
  const more = await worker(['14', '15', '16', '17', '18'].map((day): [string, number] => [`2026-09-${day}`, 10]));
  expect((await balances(more)).average).toMatchObject({ countedWeeks: 1, averageMinutes: 3000, isWithin: false });
});

it('tells the overtime of the year: worked, declared, planned ahead, and what is left of the limit', async () => {
  const id = await worker([
    ['2026-09-14', 12],
    ['2026-09-15', 11],
  ]);
  const overtime = (layer: 'planned' | 'declared', from: string, to: string) => {
    const times = { startsAt: new Date(from), endsAt: new Date(to) };
    return api.database.db
      .insert(shifts)
      .values({ companyId: hotel, employeeId: id, layer, type: 'Overtime', ...times });
  };
  await overtime('declared', '2026-09-14T17:00+03:00', '2026-09-14T20:00+03:00');
  await overtime('declared', '2026-09-15T17:00+03:00', '2026-09-15T18:00+03:00');
  await overtime('declared', '2026-09-16T17:00+03:00', '2026-09-16T19:00+03:00');
  await overtime('planned', '2026-10-05T17:00+03:00', '2026-10-05T19:00+03:00');

  expect((await balances(id)).overtime).toMatchObject({
    year: 2026,
    workedMinutes: 240,
    declaredMinutes: 360,
    plannedMinutes: 120,
    limitMinutes: 9000,
    leftMinutes: 8760,
    rule: 'overtimeYearCap',
  });
});

it('tells annual leave earned, taken, planned and left, and by which day of hiring', async () => {
  const id = await worker([], '2024-04-01');
  await leave(id, 'AnnualLeave', '2026-07-06', '2026-07-12');
  await leave(id, 'AnnualLeave', '2026-10-26', '2026-10-30');

  // 28 October is a public holiday.
  expect((await balances(id)).leave).toMatchObject({
    year: 2026,
    weekDays: 5,
    entitledDays: 22,
    takenDays: 5,
    plannedDays: 4,
    leftDays: 13,
    hiredOn: '2024-04-01',
    rule: 'annualLeave',
    pack: 'GR-HOTEL-2025-10-17',
  });
  expect((await balances(await worker([], '2026-07-01'))).leave).toMatchObject({ entitledDays: 10, takenDays: 0 });
  expect((await balances(await worker([]))).leave).toMatchObject({ entitledDays: 22, hiredOn: null });
});

it('is one’s own, or of people whom the account may approve or pay', async () => {
  const [own, other] = [await worker([]), await worker([])];
  await api.database.db
    .insert(accountHotels)
    .values({ accountId: 2, companyId: hotel, scope: 'self', employeeId: own, mayApprove: false });
  const ask = async (employee: number) =>
    (await api.asClient(contract.balances, { query: { hotel, month: '2026-09', employee } })).status;

  expect([await ask(own), await ask(other)]).toEqual([200, 403]);
  expect((await api.asAdmin(contract.balances, { query: { hotel, month: '2026-09', employee: 1 } })).status).toBe(404);
});
