import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { emptyRoster, savedShift, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';

const hotel = 1003;
const [first, last] = ['2030-05-06', '2030-05-12'];
let api: TestApp;
let [maria, petros] = [0, 0];
beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await emptyRoster(api);
  // A night of the day before, a shift, days off over the first day, and leave.
  await save(maria, '2030-05-05T23:00', '2030-05-06T07:00', 'Night');
  await save(maria, '2030-05-07T07:00', '2030-05-07T15:00');
  await save(petros, '2030-05-05T00:00', '2030-05-08T00:00', 'DayOff');
  await save(petros, '2030-05-08T00:00', '2030-05-09T00:00', 'AnnualLeave');
});

const save = (employeeId: number, start: string, end: string, typeOfShift = 'Regular') =>
  savedShift(api, { hotel, employeeId, typeOfShift, start, end });
const clear = (more: object = {}, ask = api.asAdmin) =>
  ask(planning.clear, { body: { hotel, first, last, employees: [maria, petros], ...more } });
const drafts = async () => (await api.asAdmin(planning.read, { query: { hotel, first, last } })).body.drafts;

it('says first what goes, takes shifts and days off as one action, and gives them back as one', async () => {
  expect((await clear({ dryRun: true })).body).toEqual({ shifts: 1, daysOff: 2, pinned: 0, changed: null });
  expect(await drafts()).toEqual([]);

  const { body } = await clear();
  expect(body).toMatchObject({ shifts: 1, daysOff: 2 });
  // The day off before the first day stays, and so do the night and the leave.
  expect((await drafts()).map(({ item }) => item && [item.start.slice(0, 10), item.end.slice(0, 10)])).toEqual([
    ['2030-05-05', '2030-05-06'],
    null,
  ]);
  expect((await clear()).body).toEqual({ shifts: 0, daysOff: 0, pinned: 0, changed: null });
  await api.asAdmin(planning.undo, { body: { hotel, first, last, step: body.changed!.steps.undo! } });
  expect(await drafts()).toEqual([]);
});

it('takes only what is asked for', async () => {
  expect((await clear({ daysOff: false, dryRun: true })).body).toMatchObject({ shifts: 1, daysOff: 0 });
  expect((await clear({ shifts: false, dryRun: true })).body).toMatchObject({ shifts: 0, daysOff: 2 });
  expect((await clear({ employees: [petros], dryRun: true })).body).toMatchObject({ shifts: 0, daysOff: 2 });
});

it('is for people who plan, and leaves others alone', async () => {
  const guest = await activeAccount(api, 'guest@hotel.example', { grants: [{ ...wholeHotel(hotel), mayPlan: false }] });
  expect((await clear({}, api.as(guest.session.accessToken))).status).toBe(403);
  const { db } = api.database;
  const theirs = db
    .select({ id: employees.departmentId })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), inArray(employees.id, [maria, petros])));
  const [other] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, hotel), notInArray(departments.id, theirs)))
    .limit(1);
  const own = { ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [other!.id], mayPlan: true };
  const nobody = await activeAccount(api, 'nobody@hotel.example', { grants: [own] });
  const { body } = await clear({}, api.as(nobody.session.accessToken));
  expect(body).toMatchObject({ shifts: 0, daysOff: 0 });
});

it('answers the same to calls of one key', async () => {
  const call = { body: { hotel, first, last, employees: [maria, petros] } };
  const one = await api.asAdmin(planning.clear, call, { 'idempotency-key': 'clear' });
  const again = await api.asAdmin(planning.clear, call, { 'idempotency-key': 'clear' });
  expect(again.body).toEqual(one.body);
});
