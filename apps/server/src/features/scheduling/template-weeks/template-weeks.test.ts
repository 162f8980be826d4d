import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import {
  templateWeeksContract as contract,
  type TemplateWeek,
} from '@horae/contract/scheduling/template-weeks.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { largestDepartments, readStaff, removeRosterFrom, setLastDay } from '../planning/roster-fixture';
import { templateWeeks } from './template-weeks.table';

const hotel = 1003;
const monday = '2030-03-18';
// The week of the spring clock change, Sunday 31 March.
const [first, last] = ['2030-03-25', '2030-03-31'];
let api: TestApp;
let [maria, petros, outsider] = [0, 0, 0];
let [own, other] = [0, 0];
let planner = '';

beforeAll(async () => {
  api = await startTestApp();
  [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  const people = (department: number) => readStaff(api, hotel, { take: 2, department });
  [maria, petros] = (await people(own)).map(({ id }) => id) as [number, number];
  outsider = (await people(other))[0]!.id;
  const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [own], mayPlan: true }];
  planner = (await activeAccount(api, 'head@hotel.example', { grants })).session.accessToken;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [templateWeeks, rosterDrafts, planSteps]) await api.database.db.delete(table);
  await removeRosterFrom(api, '2030-01-01');
});

const asPlanner: typeof api.asAdmin = (...call) => api.as(planner)(...call);
async function save(employeeId: number, start: string, end: string, more: object = {}) {
  const shift = { hotel, employeeId, typeOfShift: 'Regular', start, end, ...more };
  const { status, body } = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } });
  expect(status, JSON.stringify(body)).toBe(200);
}
/** A week with work by day and night, at home and elsewhere, with days off and leave. */
async function week() {
  await save(maria, '2030-03-18T07:00', '2030-03-18T15:00', { breakMinutes: 30 });
  await save(maria, '2030-03-19T18:00', '2030-03-19T22:00', { departmentId: other });
  await save(maria, '2030-03-23T23:00', '2030-03-24T07:00', { typeOfShift: 'Night' });
  await save(petros, '2030-03-17T00:00', '2030-03-20T00:00', { typeOfShift: 'DayOff' });
  await save(petros, '2030-03-20T00:00', '2030-03-21T00:00', { typeOfShift: 'AnnualLeave' });
  await save(outsider, '2030-03-21T07:00', '2030-03-21T15:00');
}
const add = (more: object = {}, ask = api.asAdmin) =>
  ask(unchecked(contract.add), { body: { hotel, name: 'Low season', departmentId: own, monday, ...more } });
const added = async (more: object = {}): Promise<TemplateWeek> => {
  const { status, body } = await add(more);
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { week: TemplateWeek }).week;
};
const apply = (id: number, more: object = {}, ask = api.asAdmin) =>
  ask(contract.apply, { body: { hotel, id, first, last, ...more } });
const list = async (ask = api.asAdmin) => (await ask(contract.list, { query: { hotel } })).body.weeks;
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: { path: string }[] } }).error.fields?.[0]?.path;
const drafts = async () => (await api.asAdmin(planning.read, { query: { hotel, first, last } })).body.drafts;
const drafted = async () =>
  (await drafts())
    .map(({ item }) =>
      item
        ? `${item.employeeId === maria ? 'Maria' : 'Petros'} ${item.title} ${item.start.slice(5, 16)} ${item.end.slice(5, 16)} ${item.departmentId ?? 'home'}`
        : '',
    )
    .toSorted();

it('keeps a week of a department, with its drafts and without leave, renames and removes it', async () => {
  await week();
  let kept = {} as TemplateWeek;
  expect(
    await changesOf(api, async () => {
      kept = await added();
    }),
  ).toEqual(['template-weeks:all']);
  expect(kept).toMatchObject({ name: 'Low season', people: 2, shifts: 3, daysOff: 2, departmentId: own, version: 1 });
  expect(fault(await add())).toBe('name');
  expect((await add({ departmentId: null })).body).toMatchObject({ week: { people: 3, shifts: 4 } });

  const renamed = await api.asAdmin(contract.rename, { body: { hotel, id: kept.id, version: 1, name: 'Χαμηλή' } });
  expect(renamed.body.week).toMatchObject({ name: 'Χαμηλή', version: 2 });
  expect((await api.asAdmin(contract.remove, { body: { hotel, id: kept.id, version: 1 } })).status).toBe(412);
  expect((await api.asAdmin(contract.remove, { body: { hotel, id: kept.id, version: 2 } })).status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['Low season']);
  const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'template week' } });
  expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add', 'add']);
});

it('is planned onto another week by the clock on the wall, as one action that is undone as one', async () => {
  await week();
  const { id } = await added();
  expect((await apply(id, { dryRun: true })).body).toMatchObject({ shifts: 3, daysOff: 2, unknown: 0, changed: null });
  expect(await drafts()).toEqual([]);
  const { body } = await apply(id);
  expect(await drafted()).toEqual([
    'Maria Night shift 03-30T23:00 03-31T07:00 home',
    'Maria Regular shift 03-25T07:00 03-25T15:00 home',
    `Maria Regular shift 03-26T18:00 03-26T22:00 ${other}`,
    'Petros Day off 03-25T00:00 03-26T00:00 home',
    'Petros Day off 03-26T00:00 03-27T00:00 home',
  ]);
  expect((await apply(id)).body).toMatchObject({ shifts: 0, kept: 5, changed: null });
  await api.asAdmin(planning.undo, { body: { hotel, first, last, step: body.changed!.steps.undo! } });
  expect(await drafts()).toEqual([]);
});

it('leaves what is planned, or replaces it', async () => {
  await week();
  const { id } = await added();
  await save(maria, '2030-03-25T12:00', '2030-03-25T20:00');
  expect((await apply(id, { dryRun: true })).body).toMatchObject({ shifts: 2, kept: 1 });
  expect((await apply(id, { replace: true })).body).toMatchObject({ shifts: 3, kept: 0, removed: 0 });
});

it('says how many of its people left, and forgets those who are erased', async () => {
  await week();
  const { id } = await added();
  const leave = (day: string | null) => setLastDay(api, hotel, maria, day);
  await leave('2030-03-24');
  const left = await apply(id, { dryRun: true });
  await leave('2030-03-28');
  const leaving = await apply(id, { dryRun: true });
  await leave(null);
  expect(left.body).toMatchObject({ shifts: 0, daysOff: 2, unknown: 1 });
  expect(leaving.body).toMatchObject({ shifts: 2, unknown: 0, skippedCount: 1 });
  expect(leaving.body.skipped[0]!.why).toContain('left on 2030-03-28');
});

it('is kept and planned within what the account plans', async () => {
  await week();
  const ofHotel = await added({ departmentId: null });
  expect((await add({ departmentId: null }, asPlanner)).status).toBe(403);
  expect(fault(await add({ departmentId: other, name: 'Theirs' }, asPlanner))).toBe('departmentId');
  expect((await add({}, asPlanner)).status).toBe(201);
  const theirs = await added({ departmentId: other, name: 'Other' });
  expect((await apply(theirs.id, {}, asPlanner)).status).toBe(404);
  const rename = { body: { hotel, id: ofHotel.id, version: 1, name: 'Mine' } };
  expect((await asPlanner(contract.rename, rename)).status).toBe(403);
  const { body } = await apply(ofHotel.id, {}, asPlanner);
  expect(body).toMatchObject({ shifts: 3, daysOff: 2, unknown: 1 });
  // The department elsewhere is not theirs to plan: the work is at home.
  expect((await drafted()).every((text) => text.endsWith('home'))).toBe(true);
  const guest = await activeAccount(api, 'guest@hotel.example', { grants: [{ ...wholeHotel(hotel), mayPlan: false }] });
  expect((await api.as(guest.session.accessToken)(contract.list, { query: { hotel } })).status).toBe(403);
});

it.each([
  ['name', { name: ' ' }],
  ['departmentId', { departmentId: 999_999 }],
  ['monday', { monday: '2031-01-06' }],
])('names %s when it is wrong', async (path, more) => {
  await week();
  const answer = await add(more);
  expect([answer.status, fault(answer)]).toEqual([400, path]);
});
