import type { AnyDraft } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterApprovalContract as approval } from '@horae/contract/scheduling/roster-approval.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { companies, departments } from '#features/people/organisation/organisation.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planSubmissions } from '../roster-approval/roster-approval.table';
import { shifts } from '../shifts/shifts.table';
import { openShifts } from './open-shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import {
  addDepartmentElsewhere,
  departmentOfSome,
  lastLetter,
  otherDepartment,
  readStaff,
  removeRosterFrom,
} from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, petros, home, other, foreign] = [0, 0, 0, 0, 0];
let homeName = '';
const isDepartment = (id: number) => and(eq(departments.companyId, hotel), eq(departments.id, id));
async function nameOf(department: number) {
  const { db } = api.database;
  const [named] = await db.select({ name: departments.name }).from(departments).where(isDepartment(department));
  return named!.name;
}
beforeAll(async () => {
  api = await startTestApp();
  home = await departmentOfSome(api, hotel);
  const [one, two] = await readStaff(api, hotel, { take: 2, department: home });
  [maria, petros] = [one!.id, two!.id];
  homeName = await nameOf(home);
  other = (await otherDepartment(api, hotel, home)).id;
  foreign = await addDepartmentElsewhere(api, hotel);
  await api.database.db.update(accountHotels).set({ mayPlan: true }).where(eq(accountHotels.companyId, hotel));
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps, planSubmissions, openShifts]) await db.delete(table);
  await removeRosterFrom(api, '2030-01-01');
  await db.update(companies).set({ publishesAtOnce: false, needsApproval: false });
});
const setHotel = (values: Partial<typeof companies.$inferInsert>) =>
  api.database.db.update(companies).set(values).where(eq(companies.companyId, hotel));

type Ask = typeof api.asAdmin;
const work = (day: string, more: object = {}) => ({
  employeeId: maria as number | null,
  typeOfShift: 'Regular' as const,
  start: `${day}T07:00`,
  end: `${day}T15:00`,
  ...more,
});
const open = (day: string, more: object = {}) => work(day, { employeeId: null, departmentId: home, ...more });
const change = (changes: object[], ask: Ask = api.asAdmin) =>
  ask(unchecked(planning.change), { body: { ...week, way: 'typed', changes } });
const read = async (ask: Ask = api.asAdmin) => (await ask(planning.read, { query: week })).body;
const preview = async (more: object = {}) => (await api.asAdmin(planning.preview, { body: { ...week, ...more } })).body;
type Preview = Awaited<ReturnType<typeof preview>>;
const draftsOf = ({ people, open: ofNobody }: Preview) => [
  ...new Map(
    [...people, ...ofNobody].flatMap(({ changes }) => changes).map(({ id, version }) => [id, { id, version }]),
  ).values(),
];
const publish = async (ask: Ask = api.asAdmin) =>
  ask(planning.publish, { body: { ...week, drafts: draftsOf(await preview()) } });
const undo = (step: number, again = false) => api.asAdmin(planning.undo, { body: { ...week, step, again } });
const seen = ({ version, published }: AnyDraft) => ({ draft: version, published: published?.version ?? null });
/** A published shift of Maria. */
async function worked(day: string) {
  const { body } = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, ...work(day) } } });
  return { id: body.shift.id, seen: { published: body.version, draft: null } };
}
const openOf = async (ask: Ask) => (await read(ask)).open;
const storedShifts = () =>
  api.database.db
    .select({ id: shifts.id, employee: shifts.employeeId, version: shifts.version })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), gte(shifts.startsAt, new Date('2030-01-01'))))
    .orderBy(shifts.id);
const fault = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { fields?: { path: string }[] } }).error?.fields?.[0]?.path,
];
async function headOf(departmentIds: number[], email: string, more: object = {}): Promise<Ask> {
  const places = { scope: 'places' as const, unitIds: [], departmentIds, mayPlan: true, ...more };
  const { session } = await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...places }] });
  return api.as(session.accessToken);
}

describe('an open shift', () => {
  it('is drafted, published without telling anybody, given to a person and opened again under one id', async () => {
    const { body } = await change([{ item: open('2030-06-03', { jobTitle: 'Barista', notes: 'Terrace' }) }]);
    const [draft] = body.drafts;
    expect(draft).toMatchObject({
      published: null,
      item: { employeeId: null, departmentId: home, department: homeName, jobTitle: 'Barista', notes: 'Terrace' },
    });
    const seenFirst = await preview();
    expect(seenFirst.people).toEqual([]);
    expect(seenFirst.open).toMatchObject([
      { departmentId: home, name: homeName, changes: [{ id: draft!.id, before: null, after: { employeeId: null } }] },
    ]);
    expect((await publish()).body).toEqual({ published: 1, people: 0 });
    expect(await storedShifts()).toEqual([]);
    expect((await read()).open).toMatchObject([{ id: draft!.id, version: 1, departmentId: home, jobTitle: 'Barista' }]);

    const given = await change([
      { id: draft!.id, seen: { published: 1, draft: null }, item: work('2030-06-03', { employeeId: petros }) },
    ]);
    expect(given.body.drafts[0]).toMatchObject({ published: { version: 1, employeeId: null, departmentId: home } });
    expect((await publish()).body).toEqual({ published: 1, people: 1 });
    expect(await storedShifts()).toEqual([{ id: draft!.id, employee: petros, version: 2 }]);
    expect((await read()).open).toEqual([]);

    await change([{ id: draft!.id, seen: { published: 2, draft: null }, item: open('2030-06-03') }]);
    const taken = await preview();
    expect(taken.people).toMatchObject([
      { employeeId: petros, changes: [{ before: { employeeId: petros }, after: null }] },
    ]);
    expect(taken.open).toMatchObject([
      { departmentId: home, changes: [{ before: null, after: { employeeId: null } }] },
    ]);
    expect((await publish()).body).toEqual({ published: 1, people: 1 });
    expect(await storedShifts()).toEqual([]);
    expect((await read()).open).toMatchObject([{ id: draft!.id, version: 3, leftBy: petros }]);
  });

  it('says whose it was only where it was somebody’s, as the last one left it', async () => {
    await change([{ item: open('2030-06-03') }]);
    const shift = await worked('2030-06-04');
    const given = await change([{ ...shift, item: work('2030-06-04', { employeeId: petros }) }]);
    await publish();
    const { id } = given.body.drafts.find((draft) => draft.id === shift.id)!;
    await change([{ id, seen: { published: 2, draft: null }, item: open('2030-06-04') }]);
    await publish();

    expect((await read()).open.map(({ start, leftBy }) => [start.slice(0, 10), leftBy])).toEqual([
      ['2030-06-03', undefined],
      ['2030-06-04', petros],
    ]);
  });

  it('tells the person from whom a shift is taken, as any removal does', async () => {
    const shift = await worked('2030-06-03');
    const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, employeeId: maria }];
    const { id } = await activeAccount(api, 'maria.open@hotel.example', { grants });

    await change([{ ...shift, item: open('2030-06-03') }]);
    await publish();

    expect(await lastLetter(api, id)).toContain('Mon, Jun 3: no longer planned');
  });

  it('goes from a person to nobody and to another person, and undo gives back each step', async () => {
    const shift = await worked('2030-06-03');
    const first = await change([{ ...shift, item: open('2030-06-03') }]);
    const second = await change([
      { id: shift.id, seen: seen(first.body.drafts[0]!), item: work('2030-06-03', { employeeId: petros }) },
    ]);
    expect(second.body.drafts).toMatchObject([
      { id: shift.id, published: { employeeId: maria }, item: { employeeId: petros } },
    ]);

    const back = await undo(second.body.steps.undo!);
    expect(back.body.drafts).toMatchObject([{ id: shift.id, item: { employeeId: null, departmentId: home } }]);
    const again = await undo(back.body.steps.redo!, true);
    expect(again.body.drafts).toMatchObject([{ item: { employeeId: petros } }]);
    await undo((await undo(again.body.steps.undo!)).body.steps.undo!);
    expect((await read()).drafts).toEqual([]);
    expect(await storedShifts()).toEqual([{ id: shift.id, employee: maria, version: 1 }]);
  });

  it('is taken off, and given up again, like any draft', async () => {
    await change([{ item: open('2030-06-03') }]);
    await publish();
    const [published] = (await read()).open;
    const gone = await change([{ id: published!.id, seen: { published: 1, draft: null }, item: null }]);
    expect(gone.body.drafts).toMatchObject([{ item: null, published: { employeeId: null } }]);

    const given = await api.asAdmin(planning.discard, { body: week });
    expect(given.body).toMatchObject({ gone: [published!.id], open: [{ id: published!.id }] });
    await undo(given.body.steps.undo!);
    await publish();
    expect((await read()).open).toEqual([]);
  });

  it('overlaps with nothing, since nobody works it', async () => {
    await worked('2030-06-03');

    const { status, body } = await change([{ item: open('2030-06-03') }, { item: open('2030-06-03') }]);

    expect([status, body.findings]).toEqual([200, []]);
    expect((await change([{ item: work('2030-06-03') }])).status).toBe(409);
  });

  it('is nobody’s leave, and needs a department of this hotel in which the account plans', async () => {
    const off = { typeOfShift: 'DayOff', start: '2030-06-03T00:00', end: '2030-06-04T00:00' };
    expect(fault(await change([{ item: open('2030-06-03', off) }]))).toEqual([400, 'changes.0.item.employeeId']);
    expect(fault(await change([{ item: open('2030-06-03', { departmentId: null }) }]))).toEqual([
      400,
      'changes.0.item.departmentId',
    ]);
    expect(fault(await change([{ item: open('2030-06-03', { departmentId: foreign }) }]))).toEqual([
      400,
      'changes.0.item.departmentId',
    ]);
    const asHead = await headOf([home], 'head.open@hotel.example');
    expect(fault(await change([{ item: open('2030-06-03', { departmentId: other }) }], asHead))).toEqual([
      400,
      'changes.0.item.departmentId',
    ]);
    expect((await change([{ item: open('2030-06-03') }], asHead)).status).toBe(200);
  });

  it('is seen and changed by those alone who plan in its department', async () => {
    await change([{ item: open('2030-06-03') }]);
    await publish();
    await change([{ item: open('2030-06-04') }]);
    const { open: published, drafts } = await read();
    const asOther = await headOf([other], 'other.open@hotel.example');

    expect(await read(asOther)).toMatchObject({ open: [], drafts: [] });
    const taken = { id: published[0]!.id, seen: { published: 1, draft: null } };
    expect((await change([{ ...taken, item: null }], asOther)).status).toBe(404);
    expect((await change([{ ...taken, item: open('2030-06-03', { departmentId: other }) }], asOther)).status).toBe(404);
    const wanted = drafts.map(({ id, version }) => ({ id, version }));
    expect((await asOther(planning.publish, { body: { ...week, drafts: wanted } })).status).toBe(409);
    const given = await asOther(planning.discard, { body: week });
    expect(given.body.gone).toEqual([]);
    const reader = await headOf([home], 'reader.open@hotel.example', { mayPlan: false });
    expect((await reader(planning.read, { query: week })).status).toBe(403);
    expect((await read()).drafts).toHaveLength(1);
  });

  it('is published with its department alone', async () => {
    await change([{ item: open('2030-06-03') }, { item: open('2030-06-04', { departmentId: other }) }]);

    expect((await preview({ departments: [other] })).open.map(({ departmentId }) => departmentId)).toEqual([other]);
    expect((await preview({ employees: [maria] })).open).toEqual([]);
    expect((await preview()).open).toHaveLength(2);
  });

  it('is not undone once somebody else has changed it, and of ten who take it one succeeds', async () => {
    const { body } = await change([{ item: open('2030-06-03') }]);
    const theirs = await change(
      [{ id: body.drafts[0]!.id, seen: { published: null, draft: 1 }, item: open('2030-06-04') }],
      api.asClient,
    );
    expect((await undo(body.steps.undo!)).status).toBe(409);

    const wish = { id: body.drafts[0]!.id, seen: seen(theirs.body.drafts[0]!), item: work('2030-06-05') };
    const answers = await Promise.all(Array.from({ length: 10 }, () => change([wish])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(412)]);
  });

  it('is refused where the published one was changed after its draft', async () => {
    await change([{ item: open('2030-06-03') }]);
    await publish();
    const [published] = (await read()).open;
    await change([{ id: published!.id, seen: { published: 1, draft: null }, item: open('2030-06-04') }]);
    await api.database.db.update(openShifts).set({ version: 2 });

    expect((await publish()).status).toBe(409);
  });

  it('is published at once where a published shift of somebody is opened, but not when it is new', async () => {
    const shift = await worked('2030-06-03');
    await setHotel({ publishesAtOnce: true });

    const opened = await change([{ ...shift, item: open('2030-06-03') }]);
    expect(opened.body).toMatchObject({ isPublished: true, drafts: [], open: [{ id: shift.id, version: 2 }] });
    expect(await storedShifts()).toEqual([]);
    const back = await undo(opened.body.steps.undo!);
    expect(back.body).toMatchObject({ isPublished: true, open: [] });
    expect(await storedShifts()).toMatchObject([{ id: shift.id, employee: maria }]);

    expect((await change([{ item: open('2030-06-05') }])).body).toMatchObject({ isPublished: false, kept: null });
  });

  it('is copied with its days, and the shifts of people are copied as open ones where that is wanted', async () => {
    await change([{ item: open('2030-06-03') }, { item: open('2030-06-03') }, { item: work('2030-06-04') }]);
    await publish();
    const next = { hotel, first: '2030-06-10', last: '2030-06-16', from: '2030-06-03' };
    const copy = (more: object) => api.asAdmin(unchecked(planning.copy), { body: { ...next, ...more } });

    const dry = await copy({ dryRun: true });
    expect(dry.body).toMatchObject({ shifts: 3, kept: 0 });
    const { body } = await copy({ withPeople: false });
    expect(
      body.changed!.drafts.map(({ item }) => [item!.employeeId, item!.departmentId, item!.start.slice(0, 10)]),
    ).toEqual([
      [null, home, '2030-06-10'],
      [null, home, '2030-06-10'],
      [null, home, '2030-06-11'],
    ]);
    expect((await copy({ withPeople: false })).body).toMatchObject({ shifts: 0, kept: 3, changed: null });
    const again = await copy({ withPeople: false, replace: true });
    expect(again.body).toMatchObject({ shifts: 3, kept: 0 });
    expect(again.body.changed!.gone).toHaveLength(3);
    expect((await copy({ employees: [petros] })).body).toMatchObject({ shifts: 0, changed: null });
  });

  it('is left out of a copied week where it cannot be worked, with the reason, and the rest is copied', async () => {
    const { db } = api.database;
    await change([{ item: open('2030-06-03') }, { item: open('2030-06-04', { departmentId: other }) }]);
    await change([{ item: work('2030-06-05', { departmentId: other }) }, { item: work('2030-06-06') }]);
    await publish();
    const next = { hotel, first: '2030-06-10', last: '2030-06-16', from: '2030-06-03' };
    const copyAs = async (ask: Ask, more: object = {}) => {
      const { body, status, text } = await ask(unchecked(planning.copy), { body: { ...next, dryRun: true, ...more } });
      expect(status, text).toBe(200);
      return body;
    };
    const name = await nameOf(other);

    const asHome = await headOf([home], 'copying.home@hotel.example');
    const why = 'You do not plan in this department. Choose one in which you plan.';
    // The open shift of the other department is none of theirs; the shift of their person there is.
    expect(await copyAs(asHome, { withPeople: false })).toMatchObject({
      shifts: 2,
      skippedCount: 1,
      skipped: [{ employeeId: null, name, day: '2030-06-12', why }],
    });

    await db.update(departments).set({ closedFrom: '2030-06-08' }).where(isDepartment(other));
    const closed = `${name} is closed from 2030-06-08: choose another one, or earlier days.`;
    const ahead = await copyAs(api.asAdmin, { withPeople: false });
    const done = await copyAs(api.asAdmin, { withPeople: false, dryRun: false });
    await db.update(departments).set({ closedFrom: null }).where(isDepartment(other));
    for (const answer of [ahead, done])
      expect(answer).toMatchObject({
        shifts: 2,
        skippedCount: 2,
        skipped: [
          { name, day: '2030-06-11', why: closed },
          { name, day: '2030-06-12', why: closed },
        ],
      });
    expect(done.changed!.drafts).toHaveLength(2);
  });

  it('is approved with what was submitted, by those who plan in its department', async () => {
    await setHotel({ needsApproval: true });
    const asPlanner = await headOf([home], 'planner.open@hotel.example', { mayApprove: false });
    const asManager = await headOf([home], 'manager.open@hotel.example');
    const asStranger = await headOf([other], 'stranger.open@hotel.example');
    await change([{ item: open('2030-06-03') }], asPlanner);
    const { body } = await asPlanner(approval.submit, {
      body: { ...week, drafts: draftsOf(await preview()), remark: null },
    });
    const of = { hotel, id: body.submission.id, version: body.submission.version };
    expect(body.submission).toMatchObject({ people: 0, items: 1 });

    expect((await asStranger(approval.list, { query: { hotel } })).body.submissions).toEqual([]);
    expect((await asStranger(unchecked(approval.approve), { body: of })).status).toBe(404);
    const read = await asManager(approval.read, { query: { hotel, id: of.id } });
    expect(read.body).toMatchObject({ changed: [], preview: { people: [], open: [{ departmentId: home }] } });
    const approved = await asManager(unchecked(approval.approve), { body: of });
    expect(approved.body).toEqual({ published: 1, people: 0 });
    expect(await openOf(asManager)).toHaveLength(1);
  });

  it('that was changed after it was submitted is not approved', async () => {
    await setHotel({ needsApproval: true });
    const asPlanner = await headOf([home], 'late.open@hotel.example', { mayApprove: false });
    const drafted = await change([{ item: open('2030-06-03') }], asPlanner);
    const { body } = await asPlanner(approval.submit, {
      body: { ...week, drafts: draftsOf(await preview()), remark: null },
    });
    const { id, version } = body.submission;
    const [draft] = drafted.body.drafts;
    await change([{ id: draft!.id, seen: seen(draft!), item: open('2030-06-04') }], asPlanner);

    const read = await api.asAdmin(approval.read, { query: { hotel, id } });
    expect(read.body.changed).toEqual([{ employeeId: null, name: homeName, day: '2030-06-03' }]);
    expect((await api.asAdmin(unchecked(approval.approve), { body: { hotel, id, version } })).status).toBe(409);
  });

  it('is not in the database without a department, or as leave', async () => {
    const days = { firstDay: '2030-06-03', lastDay: '2030-06-03' };
    const times = { startsAt: new Date('2030-06-03'), endsAt: new Date('2030-06-04') };
    const insert = async (type: 'Regular' | 'DayOff', departmentId: number | null) =>
      api.database.db
        .insert(rosterDrafts)
        .values({ companyId: hotel, id: 2000000001, type, ...times, ...days, departmentId });
    await expect(insert('Regular', null)).rejects.toThrow();
    await expect(insert('DayOff', home)).rejects.toThrow();
  });
});
