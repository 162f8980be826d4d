import { organisationContract } from '@horae/contract/people/organisation.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { templateWeeksContract } from '@horae/contract/scheduling/template-weeks.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, eleni, home, unit, own, pool, closed, foreign] = [0, 0, 0, 0, 0, 0, 0, 0];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { rows } = await db.execute<{ id: number; department: number; centre: number; unit: number }>(sql`
    select e.id, e.department_id as department, e.work_centre_id as centre, w.organisation_unit_id as unit
    from employees e join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    where e.company_id = ${hotel} and e.last_day is null and e.department_id = (
      select department_id from employees where company_id = ${hotel} and last_day is null order by code limit 1 offset 14)
    order by e.code limit 2`);
  ({ id: maria, department: home, centre: own, unit } = rows[0]!);
  eleni = rows[1]!.id;
  const add = async (name: string, more: { company?: number; unit?: number; closedFrom?: string } = {}) => {
    const inserted = await db.execute<{ id: number }>(sql`
      insert into work_centres (company_id, organisation_unit_id, name, closed_from)
      select company_id, id, ${name}, ${more.closedFrom ?? null}::date from organisation_units
      where company_id = ${more.company ?? hotel} and (${more.unit ?? null}::int is null or id = ${more.unit ?? null}::int) order by id limit 1 returning id`);
    return inserted.rows[0]!.id;
  };
  const other = await db.execute<{ id: number }>(
    sql`select id from organisation_units where company_id = ${hotel} and id <> ${unit} and closed_from is null order by id limit 1`,
  );
  pool = await add('Pool terrace', { unit: other.rows[0]!.id });
  closed = await add('Old kiosk', { closedFrom: '2029-01-01' });
  const elsewhere = await db.execute<{ id: number }>(
    sql`select company_id as id from organisation_units where company_id <> ${hotel} limit 1`,
  );
  foreign = await add('Roof', { company: elsewhere.rows[0]!.id });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of ['roster_drafts', 'plan_steps', 'open_shifts', 'template_weeks'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`delete from shifts where starts_at >= '2030-01-01'`);
  await db.execute(sql`update departments set cost_place = '' where company_id = ${hotel}`);
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
const stored = async (table: 'shifts' | 'open_shifts' = 'shifts') =>
  (
    await api.database.db.execute<{ id: number; centre: number | null; cost: string | null }>(
      sql`select id, work_centre_id as centre, cost_place as cost from ${sql.identifier(table)} where company_id = ${hotel} and starts_at >= '2030-01-01' order by id`,
    )
  ).rows;
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
    await api.database.db.execute(
      sql`update departments set cost_place = '4100' where company_id = ${hotel} and id = ${home}`,
    );

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
    expect(await stored('open_shifts')).toEqual([{ id, centre: pool, cost: '4100' }]);
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
