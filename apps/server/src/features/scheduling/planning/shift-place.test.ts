import { organisationContract } from '@horae/contract/people/organisation.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, home, bar, foreign] = [0, 0, 0, 0];
let barName = '';
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { rows } = await db.execute<{ id: number; department: number }>(
    sql`select id, department_id as department from employees where company_id = ${hotel} and last_day is null order by code limit 1 offset 14`,
  );
  ({ id: maria, department: home } = rows[0]!);
  const others = await db.execute<{ id: number; name: string }>(
    sql`select id, name from departments where company_id = ${hotel} and id <> ${home} and closed_from is null order by id limit 1`,
  );
  ({ id: bar, name: barName } = others.rows[0]!);
  const elsewhere = await db.execute<{ id: number }>(
    sql`insert into departments (company_id, department_group_id, name) select company_id, id, 'Roof bar' from department_groups where company_id <> ${hotel} limit 1 returning id`,
  );
  foreign = elsewhere.rows[0]!.id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.execute(sql`delete from roster_drafts`);
  await api.database.db.execute(sql`delete from plan_steps`);
  await api.database.db.execute(sql`delete from shifts where starts_at >= '2030-01-01'`);
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
  (
    await api.database.db.execute<{ id: number; department: number | null; job: string | null; skill: string | null }>(
      sql`select id, department_id as department, job_title as job, skill from shifts where company_id = ${hotel} and starts_at >= '2030-01-01' order by id`,
    )
  ).rows;
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
  const run = (statement: SQL) => api.database.db.execute(statement);

  it('says where and as what they belong on each day, before, in and after the week of their move', async () => {
    expect(await staysOf(week.first, week.last)).toBeUndefined();
    await run(sql`insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
      select company_id, id, '2030-06-05', work_centre_id, ${bar} from employees where company_id = ${hotel} and id = ${maria}`);
    await run(sql`insert into former_job_titles (company_id, employee_id, until_day, job_title)
      values (${hotel}, ${maria}, '2030-06-07', 'Barista')`);

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
    await run(sql`delete from former_places where company_id = ${hotel} and employee_id = ${maria}`);
    await run(sql`delete from former_job_titles where company_id = ${hotel} and employee_id = ${maria}`);
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

    const { rows } = await api.database.db.execute<{ message: string }>(
      sql`select message from emails where account_id = ${id} order by id desc limit 1`,
    );
    expect(rows[0]!.message).toContain(`Tue, Jun 4: 18:00–22:00, ${barName}, Barista`);
  });

  it('keeps the department from being deleted', async () => {
    await change([{ item: evening({ departmentId: bar }) }]);

    const { body } = await api.asAdmin(unchecked(organisationContract.remove), {
      body: { hotel, kind: 'department', id: bar },
    });

    expect(JSON.stringify(body)).toContain(`Shifts are planned in ${barName}, or once were. Close it instead.`);
  });
});
