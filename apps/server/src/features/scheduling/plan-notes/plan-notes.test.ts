import { planNotesContract as contract } from '@horae/contract/scheduling/plan-notes.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rotationsContract as rotations } from '@horae/contract/scheduling/rotations.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { largestDepartments, readStaff } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { planNotes } from './plan-notes.table';

const hotel = 1003;
const [first, last] = ['2030-05-06', '2030-05-12'];
const day = '2030-05-07';
let api: TestApp;
/** Two people of one department. */
let [maria, petros, own, other] = [0, 0, 0, 0];
let [head, deputy, stranger, viewer, oneself] = ['', '', '', '', ''];

const fromThen = gte(shifts.startsAt, new Date('2030-01-01'));

beforeAll(async () => {
  api = await startTestApp();
  [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  const staff = await readStaff(api, hotel, { take: 2, department: own, by: 'id' });
  [maria, petros] = staff.map(({ id }) => id) as [number, number];
  const token = async (email: string, grant: object) =>
    (await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...grant }] })).session.accessToken;
  head = await token('head@hotel.example', { scope: 'places', departmentIds: [own], mayPlan: true });
  deputy = await token('deputy@hotel.example', {
    scope: 'places',
    departmentIds: [own],
    employeeId: petros,
    mayPlan: true,
  });
  stranger = await token('other@hotel.example', { scope: 'places', departmentIds: [other], mayPlan: true });
  viewer = await token('guest@hotel.example', { mayPlan: false });
  oneself = await token('self@hotel.example', { scope: 'self', employeeId: maria, mayPlan: true });
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [planNotes, rosterDrafts, planSteps]) await db.delete(table);
  await db.delete(shifts).where(fromThen);
});

type Ask = TestApp['asAdmin'];
const save = (more: object = {}, ask: Ask = api.asAdmin) =>
  ask(contract.save, {
    body: { hotel, employeeId: maria, day, text: 'Asked for the morning', isPinned: false, version: 0, ...more },
  });
const list = async (ask: Ask = api.asAdmin) => (await ask(contract.list, { query: { hotel, first, last } })).body.notes;
const pin = (employeeId = maria) => save({ employeeId, text: '', isPinned: true });
const add = async (employeeId: number, date: string) => {
  const shift = { hotel, employeeId, typeOfShift: 'Regular', start: `${date}T07:00`, end: `${date}T15:00` };
  expect((await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } })).status).toBe(200);
};

describe('a note on a day', () => {
  it('is kept with its author, told to open browsers, audited, changed and removed', async () => {
    const told = await changesOf(api, async () => {
      const { status, body } = await save({}, api.as(head));
      expect(status).toBe(200);
      expect(body.note).toMatchObject({ employeeId: maria, day, text: 'Asked for the morning', version: 1 });
    });
    expect(told).toEqual(['plan:all']);
    expect(await list()).toEqual(await list(api.as(head)));
    expect((await list())[0]!.by).toMatch(/\S/);
    expect((await save({ text: ' Late ', isPinned: true, version: 1 })).body.note).toMatchObject({
      text: 'Late',
      isPinned: true,
      version: 2,
    });
    expect((await save({ text: ' ', version: 2 })).body).toEqual({ note: null });
    expect(await list()).toEqual([]);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'plan note' } });
    expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add']);
  });

  it('of somebody else’s later change is not overwritten, also after it was removed and written again', async () => {
    await save();
    const late = await save({ text: 'Other' });
    expect([late.status, late.body]).toMatchObject([
      412,
      { current: { note: { text: 'Asked for the morning', version: 1 } } },
    ]);
    await save({ text: '', version: 1 });
    await save({ text: 'Again' });
    expect((await save({ text: 'Other', version: 1 })).status).toBe(412);
    const both = await Promise.all([save({ employeeId: petros, text: 'A' }), save({ employeeId: petros, text: 'B' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is saved once by calls of one key', async () => {
    const call = { body: { hotel, employeeId: maria, day, text: 'Once', isPinned: false, version: 0 } };
    const one = await api.asAdmin(contract.save, call, { 'idempotency-key': 'note' });
    expect((await api.asAdmin(contract.save, call, { 'idempotency-key': 'note' })).body).toEqual(one.body);
  });

  it('is for those who plan the person, never for the person', async () => {
    await save();

    expect(await list(api.as(stranger))).toEqual([]);
    expect(await list(api.as(oneself))).toEqual([]);
    expect((await api.as(viewer)(contract.list, { query: { hotel, first, last } })).status).toBe(403);
    expect((await save({ version: 1 }, api.as(stranger))).status).toBe(404);
    expect((await save({ version: 1 }, api.as(oneself))).status).toBe(403);
    expect((await save({ version: 1 }, api.as(viewer))).status).toBe(403);
    expect((await save({ employeeId: 2_000_000_000 })).status).toBe(404);
  });

  it('is not for a head about oneself either', async () => {
    await save({ employeeId: petros });
    expect(await list(api.as(deputy))).toEqual([]);
    expect((await save({ employeeId: petros, version: 1 }, api.as(deputy))).status).toBe(403);
    expect((await save({}, api.as(deputy))).status).toBe(200);
    expect((await list(api.as(deputy))).map(({ employeeId }) => employeeId)).toEqual([maria]);
  });

  it.each([
    ['text', { text: 'x'.repeat(501) }],
    ['day', { day: '1899-12-31' }],
  ])('names the field that is wrong: %s', async (path, more) => {
    const { status, body } = await save(more);
    expect(status).toBe(400);
    expect((body as unknown as { error: { fields: { path: string }[] } }).error.fields[0]!.path).toBe(path);
  });
});

describe('a pinned day', () => {
  const scope = { hotel, first, last, employees: [0] };
  beforeEach(() => void (scope.employees = [maria, petros]));

  it('is left as it is when days are copied', async () => {
    await add(maria, '2030-04-30');
    await add(petros, '2030-04-30');
    await pin();

    const body = { ...scope, from: '2030-04-29', replace: true };
    const dry = await api.asAdmin(planning.copy, { body: { ...body, dryRun: true } });
    expect(dry.body).toMatchObject({ shifts: 1, pinned: 1 });
    const { changed } = (await api.asAdmin(planning.copy, { body })).body;
    expect(changed!.drafts.map(({ item }) => item!.employeeId)).toEqual([petros]);
  });

  it('is left as it is when days are cleared, and is emptied by hand', async () => {
    await add(maria, day);
    await add(petros, day);
    await pin();

    const dry = await api.asAdmin(planning.clear, { body: { ...scope, dryRun: true } });
    expect(dry.body).toEqual({ shifts: 1, daysOff: 0, pinned: 1, changed: null });
    const { changed } = (await api.asAdmin(planning.clear, { body: scope })).body;
    expect(changed!.drafts.map(({ published }) => published!.employeeId)).toEqual([petros]);
    const isHers = and(eq(shifts.employeeId, maria), fromThen);
    const [shift] = await api.database.db.select().from(shifts).where(isHers);
    const { id, version } = shift!;
    const changes = [{ id, seen: { published: version, draft: null }, item: null }];
    const byHand = await api.asAdmin(planning.change, { body: { hotel, first, last, way: 'cleared', changes } });
    expect(byHand.status).toBe(200);
  });

  it('is left as it is when days are filled', async () => {
    const work = [{ start: '07:00', end: '15:00', breakMinutes: 0, type: 'Regular' }];
    const pattern = { name: 'Pinned', departmentId: own, days: [{ isOff: false, work }] };
    const made = await api.asAdmin(unchecked(rotations.add), { body: { hotel, pattern } });
    expect(made.status, made.text).toBe(201);
    const patternId = (made.body as { pattern: { id: number } }).pattern.id;
    const assign = { hotel, patternId, employees: [maria, petros], firstDay: first, startDay: 1, lastDay: null };
    const given = await api.asAdmin(unchecked(rotations.assign), { body: assign });
    expect(given.status, given.text).toBeLessThan(300);
    await pin();

    const { body } = await api.asAdmin(rotations.apply, { body: { ...scope, replace: true, dryRun: true } });
    expect(body).toMatchObject({ shifts: 13, pinned: 1 });
  });
});
