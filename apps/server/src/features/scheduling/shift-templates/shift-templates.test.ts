import { organisationContract } from '@horae/contract/people/organisation.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import {
  shiftTemplatesContract as contract,
  type ShiftTemplate,
} from '@horae/contract/scheduling/shift-templates.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { departments } from '#features/people/organisation/organisation.table';
import { employeeSkills } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { largestDepartments, otherDepartment, readStaff } from '../planning/roster-fixture';
import { shiftTemplates } from './shift-templates.table';

const hotel = 1003;
const early = { code: 'E1', name: 'Early', start: '07:00', end: '15:00', breakMinutes: 30, type: 'Regular' as const };
let api: TestApp;
/** Two departments of the hotel, and one of another hotel. */
let [own, other, foreign] = [0, 0, 0];
let planner = '';

beforeAll(async () => {
  api = await startTestApp();
  [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  foreign = (await otherDepartment(api, 1004)).id;
  const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [own], mayPlan: true }];
  planner = (await activeAccount(api, 'head@hotel.example', { grants })).session.accessToken;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(shiftTemplates);
});

const add = (template: object = {}, ask = api.asAdmin, at = hotel) =>
  ask(contract.add, { body: { hotel: at, template: { ...early, ...template } } });
const added = async (template: object = {}) => (await add(template)).body.template;
const list = (ask = api.asAdmin) => ask(contract.list, { query: { hotel } });
const codes = ({ templates }: { templates: readonly ShiftTemplate[] }) => templates.map(({ code }) => code);
const change = ({ id, version }: ShiftTemplate, template: object, ask = api.asAdmin) =>
  ask(contract.change, { body: { hotel, id, version, template: { ...early, ...template } } });
const remove = ({ id, version }: ShiftTemplate, ask = api.asAdmin) =>
  ask(contract.remove, { body: { hotel, id, version } });
const asPlanner: typeof api.asAdmin = (...call) => api.as(planner)(...call);
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: { path: string; message: string }[] } }).error.fields?.[0];

describe('a shift template', () => {
  it('is added, changed and removed, each time audited and told to open browsers', async () => {
    let template = {} as ShiftTemplate;
    const told = await changesOf(api, async () => {
      const { status, body } = await add({ departmentId: own });
      expect(status).toBe(201);
      template = body.template;
    });
    expect(told).toEqual(['shift-templates:all']);
    const unset = { skill: '', colour: null };
    expect(template).toEqual({
      ...early,
      ...unset,
      id: template.id,
      version: 1,
      departmentId: own,
      mayChange: true,
    });
    expect((await list()).body.templates).toEqual([template]);

    const night = { code: 'Ν', name: 'Νύχτα', start: '23:00', end: '07:00', type: 'Night', departmentId: own };
    const { body } = await change(template, night);
    expect(body.template).toMatchObject({ ...night, version: 2 });
    expect((await change(body.template, night)).body.template.version).toBe(2);
    expect((await change(template, {})).status).toBe(412);
    expect((await remove(template)).status).toBe(412);

    expect((await remove(body.template)).status).toBe(200);
    expect((await list()).body.templates).toEqual([]);
    expect((await remove(body.template)).status).toBe(404);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'shift template' } });
    expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add']);
    expect(audit.body.entries[1]).toMatchObject({ before: { code: 'E1', end: '15:00' }, after: { code: 'Ν' } });
  });

  it('is added once by calls of one key', async () => {
    const call = { body: { hotel, template: early } };
    const [first, again] = [
      await api.asAdmin(contract.add, call, { 'idempotency-key': 'one' }),
      await api.asAdmin(contract.add, call, { 'idempotency-key': 'one' }),
    ];

    expect(again.body).toEqual(first.body);
    expect((await list()).body.templates).toHaveLength(1);
  });

  it('has a code that is new in its department, whatever its case, accents and alphabet', async () => {
    await added({ code: 'ΠΡΩΙ', departmentId: own });
    const n = await added({ code: 'N', departmentId: own });

    for (const code of ['πρωί', 'Ν', 'n'])
      expect(fault(await add({ code, departmentId: own }))).toMatchObject({ path: 'template.code' });
    expect((await add({ code: 'n', departmentId: other })).status).toBe(201);
    const ofHotel = await add({ code: 'n' });
    expect(ofHotel.status).toBe(201);
    expect(fault(await change(ofHotel.body.template, { code: 'n', departmentId: own }))?.message).toBe(
      'The code “N” already exists: Early.',
    );
    expect((await change(n, { code: 'n', departmentId: own })).status).toBe(200);
  });

  it('keeps a code apart if two people add it at the same time', async () => {
    const answers = await Promise.all([add(), add({ code: 'e1' }), add({ code: 'Ε1' })]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  it.each([
    ['code', { code: 'off' }],
    ['code', { code: 'AL' }],
    ['code', { code: 'ρεπό' }],
    ['code', { code: '0700' }],
    ['code', { code: '7am' }],
    ['code', { code: 'E-1' }],
    ['code', { code: 'E 1' }],
    ['code', { code: '' }],
    ['code', { code: 'EARLYBIRD' }],
    ['code', { code: 'Ж1' }],
    ['name', { name: ' ' }],
    ['start', { start: '7:00' }],
    ['end', { end: '24:00' }],
    ['end', { end: '07:00' }],
    ['breakMinutes', { breakMinutes: 480 }],
    ['breakMinutes', { breakMinutes: -1 }],
    ['type', { type: 'DayOff' }],
    ['departmentId', { departmentId: 1 }],
  ])('names the field that is wrong: %s of %o', async (field, wrong) => {
    const answer = await add(wrong);

    expect(answer.status).toBe(400);
    expect(fault(answer)).toMatchObject({ path: expect.stringMatching(new RegExp(`template.${field}$`)) });
  });

  it('may end after midnight', async () => {
    expect(await added({ start: '16:00', end: '00:00' })).toMatchObject({ start: '16:00', end: '00:00' });
    expect(await added({ code: 'N', start: '22:30', end: '06:30' })).toMatchObject({ end: '06:30' });
  });
});

describe('who plans', () => {
  it('alone sees and keeps templates', async () => {
    const template = await added();
    await api.database.db.update(accountHotels).set({ mayPlan: false }).where(eq(accountHotels.accountId, 2));

    for (const answer of [
      await list(api.asClient),
      await add({}, api.asClient),
      await change(template, {}, api.asClient),
      await remove(template, api.asClient),
    ])
      expect(answer.status).toBe(403);
  });

  it('chooses from the skills of those whom one plans, and of the templates that one sees', async () => {
    const { db } = api.database;
    const [one, two] = await readStaff(api, hotel, { take: 2, department: own, by: 'id' });
    const [elsewhere] = await readStaff(api, hotel, { take: 1, department: other, by: 'id' });
    await db.delete(employeeSkills).where(eq(employeeSkills.companyId, hotel));
    await db.insert(employeeSkills).values([
      { companyId: hotel, employeeId: one!.id, name: 'First aid' },
      { companyId: hotel, employeeId: two!.id, name: 'FIRST ÁID' },
      { companyId: hotel, employeeId: elsewhere!.id, name: 'Crane' },
    ]);
    await add({ departmentId: own, skill: 'Barista' });
    await add({ departmentId: other, skill: 'Diving' });

    const ofAll = (await list()).body.skills;
    expect(ofAll.map((one) => one.toLowerCase().slice(0, 5))).toEqual(['baris', 'crane', 'divin', 'first']);
    expect((await list(asPlanner)).body.skills.map((one) => one.slice(0, 1))).toEqual(['B', 'F']);
    const week = { hotel, first: '2031-03-03', last: '2031-03-09' };
    const { body } = await asPlanner(planning.rules, { query: week });
    expect(body.needed).toEqual(['barista']);
  });

  it('in a department sees those of the hotel and of the department, and keeps only the latter', async () => {
    const [ofHotel, ofOther] = [await added(), await added({ departmentId: other })];
    expect((await add({ departmentId: own }, asPlanner)).status).toBe(201);

    const { body } = await list(asPlanner);
    expect(body.templates.map(({ departmentId, mayChange }) => [departmentId, mayChange])).toEqual([
      [null, false],
      [own, true],
    ]);
    expect(body.departments.map(({ id, mayAdd }) => [id, mayAdd])).toEqual([[own, true]]);
    expect(body.mayAddForHotel).toBe(false);

    expect((await add({ code: 'X1' }, asPlanner)).status).toBe(403);
    expect(fault(await add({ code: 'X1', departmentId: other }, asPlanner))?.path).toBe('template.departmentId');
    expect((await change(ofHotel, {}, asPlanner)).status).toBe(403);
    expect((await remove(ofHotel, asPlanner)).status).toBe(403);
    expect((await change(ofOther, { departmentId: other }, asPlanner)).status).toBe(404);
    expect((await remove(ofOther, asPlanner)).status).toBe(404);
  });

  it('reaches nothing of another hotel', async () => {
    const { body } = await add({ departmentId: foreign }, api.asAdmin, 1004);

    expect(fault(await add({ departmentId: foreign }))?.path).toBe('template.departmentId');
    expect(codes((await list()).body)).toEqual([]);
    expect((await change(body.template, {})).status).toBe(404);
    expect((await remove(body.template)).status).toBe(404);
    expect((await add({}, asPlanner, 1004)).status).toBe(404);
  });
});

it('a department that goes on elsewhere takes its templates along', async () => {
  const template = await added({ departmentId: other });
  const { db } = api.database;
  const [continued] = await db
    .insert(departments)
    .values({ companyId: hotel, departmentGroupId: await groupOf(other), name: 'Continued' })
    .returning();
  await db
    .update(departments)
    .set({ closedFrom: sql`current_date`, continuedAs: continued!.id })
    .where(isDepartment(other));

  const { templates, departments: listed } = (await list()).body;
  const next = listed.find(({ name }) => name === 'Continued')!;

  expect(next).toMatchObject({ formerly: [other], mayAdd: true });
  expect(templates).toMatchObject([{ id: template.id, departmentId: next.id }]);
  expect(listed.map(({ id }) => id)).not.toContain(other);
  expect(fault(await add({ departmentId: next.id }))?.path).toBe('template.code');
  expect((await change(templates[0]!, { name: 'Πρωινή', departmentId: next.id })).body.template).toMatchObject({
    departmentId: next.id,
    name: 'Πρωινή',
  });
});

it('a department with templates cannot be deleted', async () => {
  const body = { hotel, kind: 'department' as const, name: 'Spa desk', parentId: await groupOf(own) };
  const { place } = (await api.asAdmin(organisationContract.add, { body })).body;
  const template = await added({ departmentId: place.id });
  const drop = () => api.asAdmin(organisationContract.remove, { body: { hotel, kind: 'department', id: place.id } });

  const refused = await drop();
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Spa desk has shift templates.')]);

  await remove(template);
  expect((await drop()).status).toBe(200);
});

const isDepartment = (id: number) => and(eq(departments.companyId, hotel), eq(departments.id, id));
async function groupOf(department: number): Promise<number> {
  const [one] = await api.database.db.select().from(departments).where(isDepartment(department));
  return one!.departmentGroupId;
}
