import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { type Rotation } from '@horae/contract/scheduling/rotation-rows';
import { rotationsContract as contract } from '@horae/contract/scheduling/rotations.contract';
import { shiftTemplatesContract } from '@horae/contract/scheduling/shift-templates.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { largestDepartments, readStaff, removeRosterFrom, setLastDay } from '../planning/roster-fixture';
import { shiftTemplates } from '../shift-templates/shift-templates.table';
import { rotationAssignments, rotationPatterns } from './rotations.table';

const hotel = 1003;
// The week of the spring clock change of 2030, Sunday 31 March.
const [first, last] = ['2030-03-25', '2030-03-31'];
const work = (start: string, end: string, more: object = {}) => ({ isOff: false, work: [{ start, end, ...more }] });
const off = { isOff: true, work: [] };
const nothing = { isOff: false, work: [] };
const fiveTwo = [...Array.from({ length: 5 }, () => work('07:00', '15:00', { breakMinutes: 30 })), off, off];

let api: TestApp;
let [maria, petros, outsider] = [0, 0, 0];
let [own, foreign] = [0, 0];
let planner = '';

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  [own] = (await largestDepartments(api, hotel)) as [number, number];
  const people = await readStaff(api, hotel, { take: 2, department: own });
  [maria, petros] = people.map(({ id }) => id) as [number, number];
  const isElsewhere = and(isNull(employees.lastDay), ne(employees.departmentId, own));
  const [other] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), isElsewhere))
    .orderBy(employees.code)
    .limit(1);
  outsider = other!.id;
  const [abroad] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.companyId, 1004))
    .orderBy(departments.id)
    .limit(1);
  foreign = abroad!.id;
  const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [own], mayPlan: true }];
  planner = (await activeAccount(api, 'head@hotel.example', { grants })).session.accessToken;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [rotationAssignments, rotationPatterns, shiftTemplates, rosterDrafts, planSteps])
    await api.database.db.delete(table);
  await removeRosterFrom(api, '2030-01-01');
});

const asPlanner: typeof api.asAdmin = (...call) => api.as(planner)(...call);
const add = (pattern: object = {}, ask = api.asAdmin) =>
  ask(unchecked(contract.add), { body: { hotel, pattern: { name: '5-2', days: fiveTwo, ...pattern } } });
const added = async (pattern: object = {}): Promise<Rotation> => {
  const { status, body } = await add(pattern);
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { pattern: Rotation }).pattern;
};
const change = ({ id, version }: Rotation, pattern: object, ask = api.asAdmin) =>
  ask(unchecked(contract.change), {
    body: { hotel, id, version, pattern: { name: '5-2', days: fiveTwo, ...pattern } },
  });
const assign = (patternId: number, more: object = {}, ask = api.asAdmin) =>
  ask(unchecked(contract.assign), { body: { hotel, patternId, employees: [maria], firstDay: first, ...more } });
const list = (ask = api.asAdmin, at = { first, last }) => ask(contract.list, { query: { hotel, ...at } });
const apply = (more: object = {}, ask = api.asAdmin) =>
  ask(contract.apply, { body: { hotel, first, last, employees: [maria, petros], ...more } });
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: { path: string; message: string }[] } }).error.fields?.[0];
async function save(employeeId: number, start: string, end: string, typeOfShift = 'Regular') {
  const shift = { hotel, employeeId, typeOfShift, start, end };
  expect((await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } })).status).toBe(200);
}
const drafts = async () => (await api.asAdmin(planning.read, { query: { hotel, first, last } })).body.drafts;
const drafted = async () =>
  (await drafts())
    .map(
      ({ item }) =>
        item &&
        `${item.employeeId === maria ? 'Maria' : 'Petros'} ${item.title} ${item.start.slice(5, 16)} ${item.end.slice(5, 16)}`,
    )
    .toSorted();

describe('a rotation pattern', () => {
  it('is added, changed and removed, each time audited and told to open browsers', async () => {
    let pattern = {} as Rotation;
    const told = await changesOf(api, async () => {
      pattern = await added({ departmentId: own });
    });
    expect(told).toEqual(['rotations:all']);
    expect(pattern).toMatchObject({ name: '5-2', version: 1, departmentId: own, mayChange: true });
    expect(pattern.days).toHaveLength(7);
    expect(pattern.days[0]!.work[0]).toEqual({
      start: '07:00',
      end: '15:00',
      breakMinutes: 30,
      type: 'Regular',
      skill: null,
      templateId: null,
    });
    expect((await list()).body.patterns).toEqual([pattern]);

    const days = [work('23:00', '07:00', { type: 'Night' }), off];
    const changed = await change(pattern, { name: 'Νύχτες', days, departmentId: own });
    expect(changed.body).toMatchObject({ pattern: { name: 'Νύχτες', version: 2 } });
    expect((await change(pattern, {})).status).toBe(412);
    const now = (changed.body as { pattern: Rotation }).pattern;
    expect((await api.asAdmin(contract.remove, { body: { hotel, id: pattern.id, version: 1 } })).status).toBe(412);
    expect((await api.asAdmin(contract.remove, { body: { hotel, id: now.id, version: 2 } })).status).toBe(200);
    expect((await list()).body.patterns).toEqual([]);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'rotation pattern' } });
    expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add']);
  });

  it('is added once by calls of one key', async () => {
    const call = { body: { hotel, pattern: { name: '5-2', days: fiveTwo } } };
    const [one, again] = [
      await api.asAdmin(unchecked(contract.add), call, { 'idempotency-key': 'one' }),
      await api.asAdmin(unchecked(contract.add), call, { 'idempotency-key': 'one' }),
    ];
    expect(again.body).toEqual(one.body);
    expect((await list()).body.patterns).toHaveLength(1);
  });

  it.each([
    ['pattern.name', { name: ' ' }],
    ['pattern.days', { days: [] }],
    ['pattern.days', { days: Array.from({ length: 85 }, () => off) }],
    ['pattern.days.1.isOff', { days: [off, { isOff: true, work: work('07:00', '15:00').work }] }],
    ['pattern.days.0.work.0.end', { days: [work('07:00', '07:00')] }],
    ['pattern.days.0.work.0.breakMinutes', { days: [work('07:00', '08:00', { breakMinutes: 60 })] }],
    [
      'pattern.days.0.work',
      { days: [{ work: ['07', '09', '11'].map((at) => ({ start: `${at}:00`, end: `${at}:30` })) }] },
    ],
    [
      'pattern.days.0.work.1.start',
      {
        days: [
          {
            work: [
              { start: '22:00', end: '02:00' },
              { start: '23:00', end: '23:30' },
            ],
          },
        ],
      },
    ],
    ['pattern.days.0.work.0.templateId', { days: [work('07:00', '08:00', { templateId: 999_999 })] }],
    ['pattern.departmentId', { departmentId: () => foreign }],
  ])('names %s when it is wrong', async (path, pattern) => {
    const body = Object.fromEntries(
      Object.entries(pattern).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
    );
    const answer = await add(body);
    expect([answer.status, fault(answer)?.path]).toEqual([400, path]);
  });

  it('has a name of its own in its department, and 84 days at most', async () => {
    const days = Array.from({ length: 84 }, (_, at) => (at % 7 === 6 ? off : work('07:00', '15:00')));
    await added({ days });
    expect(fault(await add())).toMatchObject({ path: 'pattern.name' });
    expect((await add({ departmentId: own })).status).toBe(201);
  });

  it('is kept by those who plan its department; other hotels and people without the right are refused', async () => {
    const ofHotel = await added();
    expect((await add({}, asPlanner)).status).toBe(403);
    expect((await change(ofHotel, {}, asPlanner)).status).toBe(403);
    expect((await add({ departmentId: own }, asPlanner)).status).toBe(201);
    expect((await list(asPlanner)).body.patterns.map(({ mayChange }) => mayChange)).toEqual([false, true]);
    const guest = await activeAccount(api, 'guest@hotel.example', {
      grants: [{ ...wholeHotel(hotel), mayPlan: false }],
    });
    expect((await list(api.as(guest.session.accessToken))).status).toBe(403);
    const elsewhere = await activeAccount(api, 'else@hotel.example', { grants: [wholeHotel(1004)] });
    expect((await list(api.as(elsewhere.session.accessToken))).status).toBe(404);
  });
});

describe('who works by a pattern', () => {
  it('begins each a day later when staggered, and ends what was given before', async () => {
    const [one, two] = [await added(), await added({ name: '6-1' })];
    await assign(one.id, { employees: [maria, petros], firstDay: '2030-01-07' });
    const given = await assign(two.id, { employees: [petros, maria], startDay: 7, stagger: 1 });
    expect(given.status).toBe(201);

    const { assignments } = (await list(api.asAdmin, { first: '2030-02-01', last })).body;
    const of = (id: number) =>
      assignments
        .filter(({ employeeId }) => employeeId === id)
        .map((one) => [one.patternId, one.firstDay, one.lastDay, one.startDay]);
    expect(of(petros)).toEqual([
      [one.id, '2030-01-07', '2030-03-24', 1],
      [two.id, first, null, 7],
    ]);
    expect(of(maria).at(-1)).toEqual([two.id, first, null, 1]);
    expect((await change(two, { name: '6-1', days: [off] })).status).toBe(400);
    expect((await api.asAdmin(contract.remove, { body: { hotel, ...two } })).status).toBe(409);
  });

  it('ends in the middle of a week, and what was never begun goes', async () => {
    const { id } = await added();
    await assign(id);
    const [given] = (await list()).body.assignments;
    const end = (lastDay: string, version = given!.version) =>
      api.asAdmin(contract.end, { body: { hotel, assignments: [{ id: given!.id, version }], lastDay } });
    expect((await end('2030-03-27')).status).toBe(200);
    expect((await end('2030-03-26')).status).toBe(412);
    await apply();
    expect(await drafted()).toHaveLength(3);
    expect((await end('2030-03-28', 2)).status).toBe(400);
    expect((await end('2030-03-20', 2)).status).toBe(200);
    expect((await list()).body.assignments).toEqual([]);
  });

  it.each([
    ['patternId', { patternId: 999_999 }],
    ['lastDay', { lastDay: '2030-03-24' }],
    ['startDay', { startDay: 8 }],
    ['employees', { employees: [] }],
    ['stagger', { stagger: 84 }],
  ])('names %s when it is wrong', async (path, more) => {
    const { id } = await added();
    const answer = await assign(id, more);
    expect([answer.status, fault(answer)?.path]).toEqual([400, path]);
  });

  it('is given by those who plan the person', async () => {
    const { id } = await added();
    expect((await assign(id, { employees: [outsider] }, asPlanner)).status).toBe(404);
    expect((await assign(id, { employees: [maria] }, asPlanner)).status).toBe(201);
    await assign(id, { employees: [outsider] });
    const seen = (await list(asPlanner)).body.assignments.map(({ employeeId }) => employeeId);
    expect(seen).toEqual([maria]);
    const other = (await list()).body.assignments.find(({ employeeId }) => employeeId === outsider)!;
    const body = { hotel, assignments: [{ id: other.id, version: other.version }], lastDay: last };
    expect((await asPlanner(contract.end, { body })).status).toBe(404);
    expect((await apply({ employees: [], dryRun: true }, asPlanner)).body).toMatchObject({ shifts: 5, daysOff: 2 });
  });
});

describe('applying patterns', () => {
  it('says first what it does, plans shifts and days off by one action, and is undone as one', async () => {
    const { id } = await added();
    await assign(id, { employees: [maria, petros], stagger: 6 });
    const before = await drafts();
    const dry = await apply({ dryRun: true });
    expect(dry.body).toEqual({
      shifts: 10,
      daysOff: 4,
      removed: 0,
      kept: 0,
      pinned: 0,
      skipped: [],
      skippedCount: 0,
      changed: null,
    });
    expect(await drafts()).toEqual(before);

    const { body } = await apply();
    expect(body).toMatchObject({ shifts: 10, daysOff: 4, kept: 0 });
    expect((await drafted()).filter((text) => text?.startsWith('Petros'))).toEqual([
      'Petros Day off 03-25T00:00 03-26T00:00',
      'Petros Day off 03-31T00:00 04-01T00:00',
      ...['26', '27', '28', '29', '30'].map((day) => `Petros Regular shift 03-${day}T07:00 03-${day}T15:00`),
    ]);
    expect((await apply()).body).toMatchObject({ shifts: 0, kept: 14, changed: null });
    await api.asAdmin(planning.undo, { body: { hotel, first, last, step: body.changed!.steps.undo! } });
    expect(await drafts()).toEqual(before);
  });

  it('plans nights over midnight and over the change of the clocks, and two stretches as a split day', async () => {
    const split = {
      work: [
        { start: '08:00', end: '12:00' },
        { start: '18:00', end: '22:00' },
      ],
    };
    const days = [
      split,
      nothing,
      nothing,
      nothing,
      nothing,
      work('23:00', '07:00', { type: 'Night' }),
      work('03:00', '04:00'),
    ];
    const { id } = await added({ days });
    await assign(id);
    const { body } = await apply();
    expect(await drafted()).toEqual([
      'Maria Night shift 03-30T23:00 03-31T07:00',
      'Maria Split shift 03-25T08:00 03-25T12:00',
      'Maria Split shift 03-25T18:00 03-25T22:00',
    ]);
    // That hour does not exist on that morning.
    expect(body.skipped).toMatchObject([{ day: '2030-03-31', why: 'The change of the clocks leaves no time for it.' }]);
  });

  it('goes on after a turn of 84 days, and from any day of it', async () => {
    const days = Array.from({ length: 84 }, (_, at) => (at === 83 ? work('10:00', '18:00') : nothing));
    const { id } = await added({ days });
    await assign(id, { firstDay: addDays(first, -80) });
    await apply();
    expect(await drafted()).toEqual(['Maria Regular shift 03-28T10:00 03-28T18:00']);
  });

  it('keeps what is planned, replaces it when asked to, and never touches leave', async () => {
    await save(maria, '2030-03-25T12:00', '2030-03-25T20:00');
    await save(maria, '2030-03-26T00:00', '2030-03-29T00:00', 'DayOff');
    await save(maria, '2030-03-29T00:00', '2030-03-30T00:00', 'AnnualLeave');
    const { id } = await added();
    await assign(id);

    expect((await apply({ dryRun: true })).body).toMatchObject({ shifts: 0, daysOff: 2, kept: 4, skippedCount: 1 });
    const { body } = await apply({ replace: true });
    expect(body).toMatchObject({ shifts: 4, daysOff: 2, kept: 0, skippedCount: 1 });
    expect(body.skipped).toMatchObject([{ day: '2030-03-29', why: 'Is away on that day.' }]);
    // The shift of Monday stays the same shift, at other times.
    const monday = (await drafts()).find(({ item }) => item?.start.startsWith('2030-03-25'))!;
    expect(monday.published).not.toBeNull();
  });

  it('leaves out a day that would overlap with what stays, and days after the employment', async () => {
    await save(maria, '2030-03-26T05:00', '2030-03-26T13:00');
    const { id } = await added({ days: [work('22:00', '06:00'), work('09:00', '17:00')] });
    await assign(id, { employees: [maria, petros] });
    await setLastDay(api, hotel, petros, '2030-03-26');
    const { body } = await apply({ dryRun: true });
    await setLastDay(api, hotel, petros, null);
    expect(body.skipped.filter(({ employeeId }) => employeeId === maria)).toMatchObject([
      { day: first, why: 'It would overlap with other work.' },
    ]);
    expect(body.skipped.find(({ employeeId }) => employeeId === petros)!.why).toContain('left on 2030-03-26');
  });

  it('takes the times and the skill that a shift template has by then', async () => {
    const fields = {
      code: 'E1',
      name: 'Early',
      start: '06:00',
      end: '14:00',
      breakMinutes: 30,
      type: 'Regular' as const,
    };
    const { template } = (await api.asAdmin(shiftTemplatesContract.add, { body: { hotel, template: fields } })).body;
    const { id } = await added({
      days: [work('07:00', '15:00', { templateId: template.id }), ...Array.from({ length: 6 }, () => nothing)],
    });
    expect((await list()).body.patterns[0]!.days[0]!.work[0]).toMatchObject({ start: '06:00', end: '14:00' });
    await assign(id);
    const body = { hotel, id: template.id, version: 1, template: { ...fields, start: '05:00', skill: 'First aid' } };
    await api.asAdmin(shiftTemplatesContract.change, { body });
    await apply();
    expect(await drafted()).toEqual(['Maria Regular shift 03-25T05:00 03-25T14:00']);
    const ofHotel = eq(rosterDrafts.companyId, hotel);
    const rows = await api.database.db.select({ skill: rosterDrafts.skill }).from(rosterDrafts).where(ofHotel);
    expect(rows).toEqual([{ skill: 'First aid' }]);
    await api.asAdmin(shiftTemplatesContract.remove, { body: { hotel, id: template.id, version: 2 } });
    expect((await list()).body.patterns[0]!.days[0]!.work[0]).toMatchObject({ start: '06:00' });
  });
});
