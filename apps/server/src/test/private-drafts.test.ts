import { allContracts } from '@horae/contract/all-contracts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeRosterOf } from '#features/scheduling/planning/roster-fixture';
import { activeAccount, wholeHotel } from './accounts';
import { twoPeople } from './plans';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';

const hotel = 1003;
const note = 'Kaleidoskop-Entwurf';
let api: TestApp;
let fields: Record<string, unknown>;

beforeAll(async () => {
  api = await startTestApp();
  const [employee] = await twoPeople(api, hotel);
  const day = Temporal.Now.plainDateISO('Europe/Athens').toString();
  // A person without any shift that could be in the way.
  await removeRosterOf(api, hotel, [employee]);
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
