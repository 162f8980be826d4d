import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';

const hotel = 7432;
const person = 743_201;
const other = 743_202;
const day = '2027-07-31';
const week = { hotel, first: '2027-07-05', last: '2027-07-11' };
let api: TestApp;
const rows = (query: ReturnType<typeof sql>) => api.database.db.execute(query);

beforeAll(async () => {
  api = await startTestApp();
  await rows(sql`insert into companies (company_id, name, time_zone) values (${hotel}, 'Ξενία', 'Europe/Athens')`);
  await rows(sql`insert into business_units values (${hotel}, 74321, 'Rooms')`);
  await rows(sql`insert into organisation_units values (${hotel}, 74322, 74321, 'Floors')`);
  await rows(sql`insert into work_centres values (${hotel}, 74323, 74322, 'East')`);
  await rows(sql`insert into department_groups values (${hotel}, 74324, 'All')`);
  for (const [id, name] of [
    [74325, 'Housekeeping'],
    [74326, 'Kitchen'],
  ] as const)
    await rows(sql`insert into departments values (${hotel}, ${id}, 74324, ${name})`);
  for (const [id, department] of [
    [person, 74325],
    [other, 74326],
  ] as const) {
    await rows(sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id, first_day)
      values (${hotel}, ${id}, ${`L${id}`}, 'Λήδα', 74323, ${department}, '2020-01-01')`);
    await rows(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours)
      values (${hotel}, ${id}, '2020-01-01', true, 40)`);
  }
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
