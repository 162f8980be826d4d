import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { addSmallHotel, employ, groupOf } from './small-hotel-fixture';

const hotel = 7432;
const person = 743_201;
const other = 743_202;
const day = '2027-07-31';
const week = { hotel, first: '2027-07-05', last: '2027-07-11' };
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await addSmallHotel(api, hotel);
  const kitchen = { companyId: hotel, id: 74326, departmentGroupId: groupOf(hotel), name: 'Kitchen' };
  await api.database.db.insert(departments).values(kitchen);
  const leda = { companyId: hotel, surname: 'Λήδα', firstDay: '2020-01-01' };
  await employ(api, { ...leda, id: person, code: `L${person}` });
  await employ(api, { ...leda, id: other, code: `L${other}`, departmentId: kitchen.id });
}, 60_000);
afterAll(() => api.stop());

async function leftOf(ask: TestApp['asAdmin'] = api.asAdmin) {
  const { body } = await ask(contract.leaveLeft, { query: { hotel, day } });
  return new Map(body.people.map(({ employeeId, leftDays }) => [employeeId, leftDays]));
}

const token = async (email: string, grant: object) =>
  (await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...grant }] })).session.accessToken;

it('tells the leave of everybody as their balance does, and counts drafts for who plans', async () => {
  const before = await leftOf();
  expect(before.get(person)).toBeGreaterThan(15);
  expect(before.get(other)).toBe(before.get(person));

  const item = {
    employeeId: person,
    typeOfShift: 'AnnualLeave' as const,
    start: '2027-07-05T00:00',
    end: '2027-07-12T00:00',
    allDay: true,
  };
  const drafted = await api.asAdmin(planningContract.change, { body: { ...week, way: 'typed', changes: [{ item }] } });
  expect(drafted.status).toBe(200);

  const after = await leftOf();
  expect(after.get(person)).toBe(before.get(person)! - 5);
  expect(after.get(other)).toBe(before.get(other));
  const approver = await token('approver@xenia.example', { mayApprove: true });
  expect((await leftOf(api.as(approver))).get(person)).toBe(before.get(person));

  const { body } = await api.asAdmin(planningContract.read, { query: week });
  const drafts = body.drafts.map(({ id, version }) => ({ id, version }));
  await api.asAdmin(planningContract.publish, { body: { ...week, drafts, reason: 'Agreed.' } });
  expect((await leftOf(api.as(approver))).get(person)).toBe(before.get(person)! - 5);

  const [draftOfNone] = drafts;
  const removal = { id: draftOfNone!.id, seen: { published: 1, draft: null }, item: null };
  await api.asAdmin(planningContract.change, { body: { ...week, way: 'cleared', changes: [removal] } });
  expect((await leftOf()).get(person)).toBe(before.get(person));
  expect((await leftOf(api.as(approver))).get(person)).toBe(before.get(person)! - 5);
});

it('is for who sees balances, and of the people in scope', async () => {
  const planner = await token('planner@xenia.example', { mayPlan: true, mayApprove: false, mayPayroll: false });
  expect((await api.as(planner)(contract.leaveLeft, { query: { hotel, day } })).status).toBe(403);
  const grant = { scope: 'places', departmentIds: [74326], mayApprove: true };
  const head = await token('head@xenia.example', grant);
  expect([...(await leftOf(api.as(head))).keys()]).toEqual([other]);
});

it.each(['', '2027-02-30', 'today'])('names a day that is none: “%s”', async (wrong) => {
  const answer = await api.asAdmin(contract.leaveLeft, { query: { hotel, day: wrong } });

  expect(answer.status).toBe(400);
});
