import { allContracts } from '@horae/contract/all-contracts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from './accounts';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';

const hotel = 1003;
const note = 'Kaleidoskop-Entwurf';
let api: TestApp;
let fields: Record<string, unknown>;

beforeAll(async () => {
  api = await startTestApp();
  const { rows } = await api.database.db.execute<{ employee: number; day: string }>(sql`
    select id as employee, (now() at time zone 'Europe/Athens')::date::text as day from employees
    where company_id = ${hotel} and last_day is null order by code limit 1 offset 14`);
  const { employee, day } = rows[0]!;
  // A person without any shift that could be in the way.
  await api.database.db.execute(
    sql`delete from clock_records where company_id = ${hotel} and employee_id = ${employee}`,
  );
  await api.database.db.execute(sql`delete from shifts where company_id = ${hotel} and employee_id = ${employee}`);
  await api.database.db.execute(sql`delete from leaves where company_id = ${hotel} and employee_id = ${employee}`);
  const item = {
    employeeId: employee,
    typeOfShift: 'Regular',
    start: `${day}T04:13`,
    end: `${day}T23:50`,
    notes: note,
  };
  const { status, text } = await api.asAdmin(unchecked(planning.change), {
    body: { hotel, first: day, last: day, way: 'typed', changes: [{ item }] },
  });
  expect(status, text).toBe(200);
  const month = day.slice(0, 7);
  fields = {
    hotel,
    selectedHotel: hotel,
    month,
    employee,
    employeeId: employee,
    id: employee,
    day,
    first: day,
    last: day,
    from: `${month}-01`,
    to: `${month}-28`,
    // So that no call takes the draft away before others are asked.
    dryRun: true,
  };
}, 60_000);
afterAll(() => api.stop());

/** The calls whose answers tell of the draft. */
async function tellingCalls(token: string): Promise<string[]> {
  const telling: string[] = [];
  for (const contract of allContracts) {
    const isAsked = contract.access === 'session' || contract.access === 'admin' || contract.access === 'hotel-admin';
    if (!isAsked || contract.writes === 'stream' || contract.path === '/auth/logout') continue;
    const { text } = await api.as(token)(contract, sampleRequest(contract, fields));
    if (text.includes(note) || text.includes('T04:13:00+0')) telling.push(`${contract.method} ${contract.path}`);
  }
  return telling.sort();
}

it('no call tells of a draft to an account that may do everything but plan', async () => {
  const all = { mayClock: true, mayApprove: true, mayPayroll: true, maySeePay: true, mayMail: true };
  const grants = [{ ...wholeHotel(hotel), ...all, mayPlan: false, mayAdminister: true }];
  const { session } = await activeAccount(api, 'reader@hotel.example', { grants });

  expect(await tellingCalls(session.accessToken)).toEqual([]);
});

it('to those who plan, only the calls of planning do', async () => {
  const grants = [{ ...wholeHotel(hotel), mayPlan: true }];
  const { session } = await activeAccount(api, 'planner@hotel.example', { grants });

  expect(await tellingCalls(session.accessToken)).toEqual(['GET /planning/drafts', 'POST /planning/preview']);
});
