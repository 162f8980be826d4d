import { organisationContract } from '@horae/contract/people/organisation.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formerJobTitles, formerPlaces } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import { addDepartmentElsewhere, addFormerPlace, lastLetter, otherDepartment, readStaff } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, home, bar, foreign] = [0, 0, 0, 0];
let barName = '';
beforeAll(async () => {
  api = await startTestApp();
  const [person] = await readStaff(api, hotel, { take: 1, skip: 14 });
  ({ id: maria, department: home } = person!);
  ({ id: bar, name: barName } = await otherDepartment(api, hotel, home));
  foreign = await addDepartmentElsewhere(api, hotel);
});
afterAll(() => api.stop());
const fromThen = gte(shifts.startsAt, new Date('2030-01-01'));
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps]) await db.delete(table);
  await db.delete(shifts).where(fromThen);
});

const evening = (more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'Regular' as const,
  start: '2030-06-04T18:00',
  end: '2030-06-04T22:00',
  ...more,
});
const change = (changes: object[], ask = api.asAdmin) =>
  ask(unchecked(planning.change), { body: { ...week, way: 'form', changes } });
const publish = async () => {
  const { body } = await api.asAdmin(planning.preview, { body: week });
  const drafts = body.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  await api.asAdmin(planning.publish, { body: { ...week, drafts } });
  return body;
};
const stored = async () =>
  api.database.db
    .select({ id: shifts.id, department: shifts.departmentId, job: shifts.jobTitle, skill: shifts.skill })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), fromThen))
    .orderBy(shifts.id);
const usual = {
  departmentId: null,
  department: null,
  jobTitle: null,
  workCentreId: null,
  workCentre: null,
  costPlace: null,
  skill: null,
};
const fault = ({ body }: { body: unknown }) =>
  (body as { error?: { fields?: { path: string }[] } }).error?.fields?.[0]?.path;

describe('the plan of people who move', () => {
  const staysOf = async (first: string, last: string) => {
    const { body } = await api.asAdmin(planning.read, { query: { hotel, first, last } });
    return body.stays?.find(({ employeeId }) => employeeId === maria)?.stays;
  };

  it('says where and as what they belong on each day, before, in and after the week of their move', async () => {
    expect(await staysOf(week.first, week.last)).toBeUndefined();
    const { db } = api.database;
    await addFormerPlace(api, hotel, { employeeId: maria, departmentId: bar, untilDay: '2030-06-05' });
    const formerJob = { untilDay: '2030-06-07', jobTitle: 'Barista' };
    await db.insert(formerJobTitles).values({ companyId: hotel, employeeId: maria, ...formerJob });

    const stays = await staysOf(week.first, week.last);
    expect(stays).toMatchObject([
      { from: '2030-06-02', departmentId: bar, department: barName, jobTitle: 'Barista' },
      { from: '2030-06-05', departmentId: home, jobTitle: 'Barista' },
      { from: '2030-06-07', departmentId: home },
    ]);
    expect(stays?.at(-1)?.jobTitle).not.toBe('Barista');
    // The calendars show whole months, and whoever moves later as of their end.
    expect(await staysOf('2030-05-27', '2030-06-02')).toMatchObject([{ from: '2030-05-26', departmentId: bar }]);
    expect(await staysOf('2030-06-10', '2030-06-16')).toBeUndefined();

    const { body } = await change([
      { item: evening({ departmentId: bar }) },
      { item: evening({ start: '2030-06-05T18:00', end: '2030-06-05T22:00', departmentId: bar }) },
    ]);
    expect(body.drafts.map(({ item }) => item!.departmentId)).toEqual([null, bar]);
    for (const table of [formerPlaces, formerJobTitles])
      await db.delete(table).where(and(eq(table.companyId, hotel), eq(table.employeeId, maria)));
  });
});

describe('a shift in another department', () => {
  it('keeps place and job from its draft to the published plan, and says the name of the department', async () => {
    const { body } = await change([{ item: evening({ departmentId: bar, jobTitle: 'Barista' }) }]);
    expect(body.drafts[0]!.item).toMatchObject({ departmentId: bar, department: barName, jobTitle: 'Barista' });

    const preview = await publish();

    expect(preview.people[0]!.changes[0]!.after).toMatchObject({ departmentId: bar, department: barName });
    const [shift] = await stored();
    expect(shift).toMatchObject({ department: bar, job: 'Barista' });
    const { body: one } = await api.asAdmin(shiftsContract.read, { params: { id: shift!.id }, query: { hotel } });
    expect(one.place).toEqual({ ...usual, departmentId: bar, department: barName, jobTitle: 'Barista' });
  });

  it('is stored as the usual place where its person belongs there', async () => {
    const { body } = await change([{ item: evening({ departmentId: home }) }]);

    expect(body.drafts[0]!.item).toMatchObject({ departmentId: null, department: null, jobTitle: null });
  });

  it('is undone and done again with its place', async () => {
    const { body } = await change([{ item: evening() }]);
    const { id, version, item } = body.drafts[0]!;
    const seen = { published: null, draft: version };
    const moved = await change([{ id, seen, item: { ...evening(), notes: item!.notes, departmentId: bar } }]);
    expect(moved.body.drafts[0]!.item!.departmentId).toBe(bar);

    const undo = (step: number | null, again = false) =>
      api.asAdmin(unchecked(planning.undo), { body: { ...week, step, again } });
    const back = await undo(moved.body.steps.undo);
    expect(back.body.drafts[0]!.item!.departmentId).toBeNull();
    const again = await undo(back.body.steps.redo, true);
    expect(again.body.drafts[0]!.item!.departmentId).toBe(bar);
  });

  it('is copied with the week', async () => {
    await change([{ item: evening({ departmentId: bar, jobTitle: 'Barista' }) }]);
    await publish();

    const copied = await api.asAdmin(unchecked(planning.copy), {
      body: { hotel, first: '2030-06-10', last: '2030-06-16', from: week.first, employees: [maria] },
    });

    expect(copied.body.changed!.drafts[0]!.item).toMatchObject({ departmentId: bar, jobTitle: 'Barista' });
  });

  it('is in the history: the shift that moved there, and where it was before', async () => {
    await change([{ item: evening() }]);
    await publish();
    const [{ id } = { id: 0 }] = await stored();
    await change([{ id, seen: { published: 1, draft: null }, item: evening({ departmentId: bar }) }]);
    await publish();

    const { body } = await api.asAdmin(unchecked(rosterHistoryContract.read), {
      query: { ...week, employees: String(maria), at: '2020-01-01T00:00:00Z' },
    });

    const [latest] = body.changes;
    expect([latest!.before!.department, latest!.after!.department]).toEqual([null, barName]);
  });

  it.each([
    ['of another hotel', () => foreign],
    ['that does not exist', () => 999_999],
  ])('is refused in a department %s, by the name of the field', async (_what, id) => {
    const drafted = await change([
      { item: evening() },
      { item: { ...evening({ departmentId: id() }), start: '2030-06-05T18:00', end: '2030-06-05T22:00' } },
    ]);
    const saved = await api.asAdmin(unchecked(shiftsContract.save), {
      body: { shift: { hotel, ...evening({ departmentId: id() }) } },
    });

    expect([drafted.status, fault(drafted)]).toEqual([400, 'changes.1.item.departmentId']);
    expect([saved.status, fault(saved)]).toEqual([400, 'shift.departmentId']);
  });

  it('is placed by those who plan there; others may keep it where it is', async () => {
    const places = { scope: 'places' as const, unitIds: [], departmentIds: [home], mayPlan: true };
    const { session } = await activeAccount(api, 'head@hotel.example', {
      grants: [{ ...wholeHotel(hotel), ...places }],
    });
    const head = api.as(session.accessToken);
    const refused = await change([{ item: evening({ departmentId: bar }) }], head);
    expect([refused.status, fault(refused)]).toEqual([400, 'changes.0.item.departmentId']);

    const { body } = await change([{ item: evening({ departmentId: bar }) }]);
    const { id, version } = body.drafts[0]!;
    const longer = { ...evening({ departmentId: bar }), end: '2030-06-04T23:00' };
    const kept = await change([{ id, seen: { published: null, draft: version }, item: longer }], head);
    expect(kept.body.drafts[0]!.item).toMatchObject({ departmentId: bar });
  });

  it('is left out of a copied week by who does not plan there, with the reason, and the rest is copied', async () => {
    const places = { scope: 'places' as const, unitIds: [], departmentIds: [home], mayPlan: true };
    const { session } = await activeAccount(api, 'copying.head@hotel.example', {
      grants: [{ ...wholeHotel(hotel), ...places }],
    });
    const atHome = { ...evening(), start: '2030-06-06T07:00', end: '2030-06-06T15:00' };
    await change([{ item: evening({ departmentId: bar }) }, { item: atHome }]);
    await publish();
    const next = { hotel, first: '2030-06-10', last: '2030-06-16', from: week.first, employees: [maria] };
    const copy = (dryRun: boolean) =>
      api.as(session.accessToken)(unchecked(planning.copy), { body: { ...next, dryRun } });

    const [ahead, done] = [await copy(true), await copy(false)];

    const why = 'You do not plan in this department. Choose one in which you plan.';
    for (const { status, text, body } of [ahead, done]) {
      expect(status, text).toBe(200);
      expect(body).toMatchObject({ shifts: 1, skippedCount: 1, skipped: [{ day: '2030-06-11', why }] });
    }
    expect(done.body.changed!.drafts).toMatchObject([{ item: { start: '2030-06-13T07:00:00+03:00' } }]);
  });

  it('keeps its place when it is saved without one, and goes home when that is said', async () => {
    const save = (shift: object, version?: number) =>
      api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, ...evening(shift) }, version } });
    const first = await save({ departmentId: bar, jobTitle: 'Barista' });
    const { id } = first.body.shift;
    expect(first.body.place).toEqual({ ...usual, departmentId: bar, department: barName, jobTitle: 'Barista' });
    // The prescribed fields are about the person.
    expect(first.body.shift.departmentId).toBe(home);

    const kept = await save({ id, notes: 'Πισίνα' }, 1);
    expect(kept.body.place.departmentId).toBe(bar);
    const back = await save({ id, departmentId: null, jobTitle: null }, 2);
    expect(back.body.place).toEqual(usual);
  });

  it('is told with its department to the person whom it concerns', async () => {
    const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, employeeId: maria }];
    const { id } = await activeAccount(api, 'maria@hotel.example', { grants });
    await change([{ item: evening({ departmentId: bar, jobTitle: 'Barista' }) }]);

    await publish();

    expect(await lastLetter(api, id)).toContain(`Tue, Jun 4: 18:00–22:00, ${barName}, Barista`);
  });

  it('keeps the department from being deleted', async () => {
    await change([{ item: evening({ departmentId: bar }) }]);

    const { body } = await api.asAdmin(unchecked(organisationContract.remove), {
      body: { hotel, kind: 'department', id: bar },
    });

    expect(JSON.stringify(body)).toContain(`Shifts are planned in ${barName}, or once were. Close it instead.`);
  });
});
