import { organisationContract } from '@horae/contract/people/organisation.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { templateWeeksContract } from '@horae/contract/scheduling/template-weeks.contract';
import { and, eq, gte, isNull, ne, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { departments, organisationUnits, workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';
import { templateWeeks } from '../template-weeks/template-weeks.table';
import { openShifts } from './open-shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import { readStaff } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, eleni, home, unit, own, pool, closed, foreign] = [0, 0, 0, 0, 0, 0, 0, 0];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const [one] = await readStaff(api, hotel, { take: 1, skip: 14 });
  home = one!.department;
  [maria, eleni] = (await readStaff(api, hotel, { take: 2, department: home })).map(({ id }) => id) as [number, number];
  const [place] = await db
    .select({ centre: workCentres.id, unit: workCentres.organisationUnitId })
    .from(employees)
    .innerJoin(workCentres, eq(workCentres.id, employees.workCentreId))
    .where(and(eq(employees.companyId, hotel), eq(employees.id, maria)));
  ({ centre: own, unit } = place!);
  const unitWhere = async (condition: SQL | undefined) => {
    const unit = { companyId: organisationUnits.companyId, organisationUnitId: organisationUnits.id };
    const [first] = await db
      .select(unit)
      .from(organisationUnits)
      .where(condition)
      .orderBy(organisationUnits.id)
      .limit(1);
    return first!;
  };
  const isHere = eq(organisationUnits.companyId, hotel);
  const add = async (name: string, condition: SQL | undefined, closedFrom?: string) => {
    const [added] = await db
      .insert(workCentres)
      .values({ ...(await unitWhere(condition)), name, closedFrom })
      .returning({ id: workCentres.id });
    return added!.id;
  };
  pool = await add('Pool terrace', and(isHere, ne(organisationUnits.id, unit), isNull(organisationUnits.closedFrom)));
  closed = await add('Old kiosk', isHere, '2029-01-01');
  foreign = await add('Roof', ne(organisationUnits.companyId, hotel));
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps, openShifts, templateWeeks]) await db.delete(table);
  await db.delete(shifts).where(gte(shifts.startsAt, new Date('2030-01-01')));
  await db.update(departments).set({ costPlace: '' }).where(eq(departments.companyId, hotel));
});

const evening = (more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'Regular' as const,
  start: '2030-06-04T18:00',
  end: '2030-06-04T22:00',
  ...more,
});
const terrace = (more: object = {}) => evening({ workCentreId: pool, costPlace: '4100', ...more });
const change = (changes: object[], ask = api.asAdmin) =>
  ask(unchecked(planning.change), { body: { ...week, way: 'form', changes } });
const publish = async () => {
  const { body } = await api.asAdmin(planning.preview, { body: week });
  const drafts = body.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  const open = body.open.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  await api.asAdmin(planning.publish, { body: { ...week, drafts: [...drafts, ...open] } });
  return body;
};
const stored = (table: typeof shifts | typeof openShifts = shifts) =>
  api.database.db
    .select({ id: table.id, centre: table.workCentreId, cost: table.costPlace })
    .from(table)
    .where(and(eq(table.companyId, hotel), gte(table.startsAt, new Date('2030-01-01'))))
    .orderBy(table.id);
const there = { workCentreId: 0, workCentre: 'Pool terrace', costPlace: '4100' };
const atPool = () => ({ ...there, workCentreId: pool });
const fault = ({ body }: { body: unknown }) =>
  (body as { error?: { fields?: { path: string }[] } }).error?.fields?.[0]?.path;

describe('a shift in another work centre, with a cost place of its own', () => {
  it('keeps both from its draft to the published plan', async () => {
    const { body } = await change([{ item: terrace() }]);
    expect(body.drafts[0]!.item).toMatchObject(atPool());

    const preview = await publish();

    expect(preview.people[0]!.changes[0]!.after).toMatchObject(atPool());
    const [shift] = await stored();
    expect(shift).toMatchObject({ centre: pool, cost: '4100' });
    const { body: one } = await api.asAdmin(shiftsContract.read, { params: { id: shift!.id }, query: { hotel } });
    expect(one.place).toMatchObject(atPool());
  });

  it('is stored as the usual place where its person belongs there, and its department has that cost place', async () => {
    await api.database.db
      .update(departments)
      .set({ costPlace: '4100' })
      .where(and(eq(departments.companyId, hotel), eq(departments.id, home)));

    const { body } = await change([{ item: evening({ workCentreId: own, costPlace: ' 4100 ' }) }]);

    expect(body.drafts[0]!.item).toMatchObject({ workCentreId: null, workCentre: null, costPlace: null });
  });

  it('is undone and done again', async () => {
    const { body } = await change([{ item: evening() }]);
    const { id, version } = body.drafts[0]!;
    const moved = await change([{ id, seen: { published: null, draft: version }, item: terrace() }]);
    expect(moved.body.drafts[0]!.item).toMatchObject(atPool());

    const undo = (step: number | null, again = false) =>
      api.asAdmin(unchecked(planning.undo), { body: { ...week, step, again } });
    const back = await undo(moved.body.steps.undo);
    expect(back.body.drafts[0]!.item).toMatchObject({ workCentreId: null, costPlace: null });
    const again = await undo(back.body.steps.redo, true);
    expect(again.body.drafts[0]!.item).toMatchObject(atPool());
  });

  it('is copied with the week, and planned again by a template week', async () => {
    await change([{ item: terrace() }]);
    await publish();

    const copied = await api.asAdmin(unchecked(planning.copy), {
      body: { hotel, first: '2030-06-10', last: '2030-06-16', from: week.first, employees: [maria] },
    });
    expect(copied.body.changed!.drafts[0]!.item).toMatchObject(atPool());

    const kept = await api.asAdmin(unchecked(templateWeeksContract.add), {
      body: { hotel, name: 'Summer', monday: week.first, departmentId: null },
    });
    const applied = await api.asAdmin(unchecked(templateWeeksContract.apply), {
      body: { hotel, id: kept.body.week.id, first: '2030-06-17', last: '2030-06-23', employees: [maria] },
    });
    expect(applied.body.changed!.drafts[0]!.item).toMatchObject(atPool());
  });

  it('goes to nobody and to somebody else with both', async () => {
    await change([{ item: terrace() }]);
    await publish();
    const [{ id } = { id: 0 }] = await stored();

    const open = { employeeId: null, departmentId: home };
    await change([{ id, seen: { published: 1, draft: null }, item: terrace(open) }]);
    await publish();
    expect(await stored(openShifts)).toEqual([{ id, centre: pool, cost: '4100' }]);
    const left = await api.asAdmin(planning.read, { query: week });
    expect(left.body.open[0]).toMatchObject(atPool());

    await change([{ id, seen: { published: 2, draft: null }, item: terrace({ employeeId: eleni }) }]);
    await publish();
    expect(await stored()).toEqual([{ id, centre: pool, cost: '4100' }]);
  });

  it('is in the history, with where it was before', async () => {
    await change([{ item: evening() }]);
    await publish();
    const [{ id } = { id: 0 }] = await stored();
    await change([{ id, seen: { published: 1, draft: null }, item: terrace() }]);
    await publish();

    const { body } = await api.asAdmin(unchecked(rosterHistoryContract.read), {
      query: { ...week, employees: String(maria), at: '2020-01-01T00:00:00Z' },
    });

    const [latest] = body.changes;
    expect(latest!.before).toMatchObject({ workCentre: null, costPlace: null });
    expect(latest!.after).toMatchObject(atPool());
  });

  it.each([
    ['of another hotel', () => foreign],
    ['that is closed', () => closed],
    ['that does not exist', () => 999_999],
  ])('is refused in a work centre %s, by the name of the field', async (_what, id) => {
    const drafted = await change([{ item: evening({ workCentreId: id() }) }]);
    const open = await change([{ item: evening({ employeeId: null, departmentId: home, workCentreId: id() }) }]);
    const saved = await api.asAdmin(unchecked(shiftsContract.save), {
      body: { shift: { hotel, ...evening({ workCentreId: id() }) } },
    });

    expect([drafted.status, fault(drafted)]).toEqual([400, 'changes.0.item.workCentreId']);
    expect([open.status, fault(open)]).toEqual([400, 'changes.0.item.workCentreId']);
    expect([saved.status, fault(saved)]).toEqual([400, 'shift.workCentreId']);
  });

  it('refuses a cost place that is too long', async () => {
    const saved = await api.asAdmin(unchecked(shiftsContract.save), {
      body: { shift: { hotel, ...evening({ costPlace: '4'.repeat(21) }) } },
    });
    expect([saved.status, fault(saved)]).toEqual([400, 'shift.costPlace']);
  });

  it('is placed by those who plan in the unit; others may keep it where it is', async () => {
    const places = { scope: 'places' as const, unitIds: [unit], departmentIds: [], mayPlan: true };
    const { session } = await activeAccount(api, 'unit@hotel.example', {
      grants: [{ ...wholeHotel(hotel), ...places }],
    });
    const head = api.as(session.accessToken);
    const refused = await change([{ item: terrace() }], head);
    expect([refused.status, fault(refused)]).toEqual([400, 'changes.0.item.workCentreId']);

    const { body } = await change([{ item: terrace() }]);
    const { id, version } = body.drafts[0]!;
    const longer = { ...terrace(), end: '2030-06-04T23:00' };
    const kept = await change([{ id, seen: { published: null, draft: version }, item: longer }], head);
    expect(kept.body.drafts[0]!.item).toMatchObject(atPool());
  });

  it('keeps both when it is saved without them, and goes home when that is said', async () => {
    const save = (shift: object, version?: number) =>
      api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, ...evening(shift) }, version } });
    const first = await save({ workCentreId: pool, costPlace: '4100' });
    const { id } = first.body.shift;
    // The prescribed fields are about the person.
    expect(first.body.shift.workCenterId).toBe(own);

    const kept = await save({ id, notes: 'Πισίνα' }, 1);
    expect(kept.body.place).toMatchObject(atPool());
    const back = await save({ id, workCentreId: null, costPlace: null }, 2);
    expect(back.body.place).toMatchObject({ workCentreId: null, workCentre: null, costPlace: null });
  });

  it('keeps the work centre from being deleted', async () => {
    await change([{ item: terrace() }]);

    const { body } = await api.asAdmin(unchecked(organisationContract.remove), {
      body: { hotel, kind: 'work-centre', id: pool },
    });

    expect(JSON.stringify(body)).toContain('Shifts are planned in Pool terrace, or once were. Close it instead.');
  });
});
