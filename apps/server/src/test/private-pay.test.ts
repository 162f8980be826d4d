import { allContracts } from '@horae/contract/all-contracts';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeContracts } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { activeAccount, wholeHotel } from './accounts';
import { sampleRequest } from './sample-request';
import { sendToPayroll } from './send-to-payroll';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';

const hotel = 1003;
const rate = '43.21';
/** The rate, or what hours at it come to; no second of a moment. */
const told = /(?<![\d:])43\.21(?!\d)|"checkSum"|"cents"|"hourlyCost"/;

let api: TestApp;
let fields: Record<string, unknown>;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  await db
    .update(employeeContracts)
    .set({ hourlyCost: Number(rate) })
    .where(eq(employeeContracts.companyId, hotel));
  const { companyId, employeeId, layer, startsAt } = shifts;
  const lastMonth = sql<string>`to_char(now() at time zone 'Europe/Athens' - interval '1 month', 'YYYY-MM')`;
  const monthOfShift = sql`to_char(${startsAt} at time zone 'Europe/Athens', 'YYYY-MM')`;
  const rows = await db
    .select({ month: lastMonth, employee: employeeId })
    .from(shifts)
    .where(and(eq(companyId, hotel), eq(layer, 'planned'), eq(monthOfShift, lastMonth)))
    .groupBy(employeeId)
    .orderBy(asc(employeeId))
    .limit(30);
  const { month, employee } = await firstApproved(rows);
  const { run } = (await sendToPayroll(api.asAdmin, { hotel, month })).body;
  fields = {
    hotel,
    selectedHotel: hotel,
    month,
    employee,
    employeeId: employee,
    id: employee,
    run: run!.id,
    from: `${month}-01`,
    to: `${month}-20`,
    day: `${month}-10`,
  };
}, 120_000);
afterAll(() => api.stop());

/** Approves the sheet of the first of these people that nothing speaks against: some lack a clock-out. */
async function firstApproved(people: { month: string; employee: number }[]) {
  for (const { month, employee } of people) {
    const about = { hotel, month };
    const { timesheet } = (await api.asAdmin(unchecked(timesheetsContract.one), { query: { ...about, employee } }))
      .body;
    const sheets = [{ employee, version: timesheet.version }];
    const { body } = await api.asAdmin(timesheetsContract.approve, { body: { ...about, sheets, isApproved: true } });
    if (body.refused.length === 0) return { month, employee };
  }
  throw new Error('No sheet of the demo hotel can be approved.');
}

/** The calls whose answers tell a client account with these rights what somebody earns. */
async function tellingCalls(email: string, rights: object): Promise<string[]> {
  const all = { mayClock: true, mayApprove: true, mayPlan: true, mayPayroll: true, mayMail: true };
  const grants = [{ ...wholeHotel(hotel), ...all, ...rights }];
  const { session } = await activeAccount(api, email, { grants });
  const telling = new Set<string>();
  for (const contract of allContracts) {
    if (contract.access !== 'session' || contract.writes === 'stream' || contract.path === '/auth/logout') continue;
    const { text } = await api.as(session.accessToken)(contract, sampleRequest(contract, fields));
    if (told.test(text)) telling.add(`${contract.method} ${contract.path}`);
  }
  return [...telling].sort();
}

it('no call tells an account without the right to see pay what anybody earns, whatever else it may do', async () => {
  expect(await tellingCalls('all.but.pay@hotel.example', {})).toEqual([]);
});

it('time sheets and payroll tell it to an account with the right to see pay', async () => {
  expect(await tellingCalls('pay@hotel.example', { maySeePay: true })).toEqual([
    'GET /payroll/check',
    'GET /payroll/lines',
    'GET /timesheets/one',
  ]);
});
