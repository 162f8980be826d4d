import { planAdviceContract } from '@horae/contract/scheduling/plan-advice.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftTemplatesContract } from '@horae/contract/scheduling/shift-templates.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employeeSkills } from '#features/people/people/employees.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planAdvice } from '../plan-advice/plan-advice.table';
import { shiftTemplates } from '../shift-templates/shift-templates.table';
import { shifts } from '../shifts/shifts.table';
import { openShifts } from './open-shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import { readStaff } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, eleni, home] = [0, 0, 0];

beforeAll(async () => {
  api = await startTestApp();
  const [one] = await readStaff(api, hotel, { take: 1, skip: 14 });
  home = one!.department;
  [maria, eleni] = (await readStaff(api, hotel, { take: 2, department: home })).map(({ id }) => id) as [number, number];
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps, openShifts, shiftTemplates, planAdvice, employeeSkills])
    await db.delete(table);
  await db.delete(shifts).where(gte(shifts.startsAt, new Date('2030-01-01')));
});

const pool = (more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'Regular' as const,
  start: '2030-06-04T09:00',
  end: '2030-06-04T17:00',
  skill: 'First aid',
  ...more,
});
const change = async (changes: object[]) =>
  (await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'form', changes } })).body;
const publish = async () => {
  const { body } = await api.asAdmin(planning.preview, { body: week });
  const drafts = body.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  const open = body.open.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  await api.asAdmin(unchecked(planning.publish), { body: { ...week, drafts: [...drafts, ...open] } });
  return body;
};
const stored = (table: typeof shifts | typeof openShifts) =>
  api.database.db
    .select({ id: table.id, skill: table.skill })
    .from(table)
    .where(and(eq(table.companyId, hotel), gte(table.startsAt, new Date('2030-01-01'))))
    .orderBy(table.id);
const missing = (found: readonly { kind: string; employeeId: number; day: string; skill?: string | undefined }[]) =>
  found.flatMap(({ kind, employeeId, day, skill }) => (kind === 'planSkillMissing' ? [[employeeId, day, skill]] : []));
const hold = (employeeId: number, name: string, until: string | null = null) =>
  api.database.db.insert(employeeSkills).values({ companyId: hotel, employeeId, name, expiresOn: until });
const rules = async () => (await api.asAdmin(planning.rules, { query: week })).body;
const ofMonth = async () =>
  (await api.asAdmin(rosterChecksContract.ofMonth, { query: { hotel, month: '2030-06' } })).body.findings;

describe('the skill that a shift needs', () => {
  it('goes from its draft to the published plan, and is missing to those who do not have it', async () => {
    const drafted = await change([{ item: pool() }]);
    expect(drafted.drafts[0]!.item).toMatchObject({ skill: 'First aid' });
    expect(missing(drafted.findings)).toEqual([[maria, '2030-06-04', 'First aid']]);
    expect(missing((await publish()).findings)).toEqual([[maria, '2030-06-04', 'First aid']]);
    const [shift] = await stored(shifts);
    expect(shift!.skill).toBe('First aid');
    const { body } = await api.asAdmin(shiftsContract.read, { params: { id: shift!.id }, query: { hotel } });
    expect(body.place).toMatchObject({ departmentId: null, department: null, jobTitle: null, skill: 'First aid' });
    expect(missing(await ofMonth())).toEqual([[maria, '2030-06-04', 'First aid']]);

    await hold(maria, 'FIRST AID', '2030-06-04');
    expect(missing(await ofMonth())).toEqual([]);
  });

  it('goes to a browser with who has it, also where only a template needs it', async () => {
    await hold(maria, 'First aid');
    await hold(maria, 'Crane');
    expect((await rules()).needed).toBeUndefined();
    const template = { code: 'PB1', name: 'Pool', start: '09:00', end: '17:00', type: 'Regular' as const };
    const body = { hotel, template: { ...template, departmentId: home, skill: 'First aid', colour: 'teal' as const } };
    const added = await api.asAdmin(unchecked(shiftTemplatesContract.add), { body });
    expect(added.body.template).toMatchObject({ skill: 'First aid', colour: 'teal' });
    const listed = await api.asAdmin(shiftTemplatesContract.list, { query: { hotel } });
    expect(listed.body.skills).toEqual(['Crane', 'First aid']);
    const own = async () => {
      const { needed, people } = await rules();
      const { skills, elsewhere } = people.find(({ employeeId }) => employeeId === maria)!;
      return { needed, skills, elsewhere };
    };
    expect(await own()).toEqual({ needed: ['first aid'], skills: [{ name: 'First aid', until: null }], elsewhere: [] });

    await change([{ item: pool({ skill: 'Crane' }) }]);
    expect((await own()).needed).toEqual(['first aid', 'crane']);
    await publish();
    const [{ id } = { id: 0 }] = await stored(shifts);
    expect((await own()).elsewhere).toEqual([{ id, departmentId: null, jobTitle: null, skill: 'Crane' }]);
  });

  it('stays with the shift that goes to nobody and to somebody else, is copied, undone and done again', async () => {
    const { drafts } = await change([{ item: pool() }]);
    const { id, version } = drafts[0]!;
    const open = { ...pool(), employeeId: null, departmentId: home };
    const opened = await change([{ id, seen: { published: null, draft: version }, item: open }]);
    expect(opened.drafts[0]!.item).toMatchObject({ employeeId: null, skill: 'First aid' });
    await publish();
    expect(await stored(openShifts)).toEqual([{ id, skill: 'First aid' }]);
    const given = await change([{ id, seen: { published: 1, draft: null }, item: pool({ employeeId: eleni }) }]);
    expect(given.drafts[0]!.item).toMatchObject({ employeeId: eleni, skill: 'First aid' });
    await publish();
    expect(await stored(shifts)).toEqual([{ id, skill: 'First aid' }]);

    const copied = await api.asAdmin(unchecked(planning.copy), {
      body: { hotel, first: '2030-06-10', last: '2030-06-16', from: week.first, employees: [eleni] },
    });
    expect(copied.body.changed!.drafts[0]!.item).toMatchObject({ skill: 'First aid' });
    const undo = async (step: number, again: boolean) =>
      (await api.asAdmin(unchecked(planning.undo), { body: { ...week, step, again } })).body;
    const changed = await change([
      { id, seen: { published: 2, draft: null }, item: pool({ employeeId: eleni, skill: null }) },
    ]);
    expect(changed.drafts.find((draft) => draft.id === id)!.item!.skill).toBeNull();
    const back = await undo(changed.steps.undo!, false);
    expect(back.drafts.some((draft) => draft.id === id)).toBe(false);
    const again = await undo(back.steps.redo!, true);
    expect(again.drafts.find((draft) => draft.id === id)!.item!.skill).toBeNull();
  });

  it('is a version in the history of its own', async () => {
    await change([{ item: pool({ skill: null }) }]);
    await publish();
    const [{ id } = { id: 0 }] = await stored(shifts);
    await change([{ id, seen: { published: 1, draft: null }, item: pool() }]);
    await publish();

    const query = { ...week, employees: String(maria), at: '2020-01-01T00:00:00Z' };
    const { body } = await api.asAdmin(unchecked(rosterHistoryContract.read), { query });

    const [latest] = body.changes;
    expect([latest!.before!.skill, latest!.after!.skill]).toEqual([null, 'First aid']);
  });

  it('is kept by a shift that is saved by itself without one, and taken off where that is said', async () => {
    const save = (shift: object, version?: number) =>
      api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, ...pool(), ...shift }, version } });
    const { id } = (await save({})).body.shift;
    const kept = await save({ id, skill: undefined, notes: 'Πισίνα' }, 1);
    expect(kept.body.place.skill).toBe('First aid');
    expect((await save({ id, skill: null }, 2)).body.place.skill).toBeNull();
    expect((await save({ id, skill: 'x'.repeat(81) }, 3)).status).toBe(400);
  });

  it('is not looked for where the hotel does not want to see it, and needs a reason where it says so', async () => {
    const grade = (planSkillMissing: 'off' | 'against', version?: number) =>
      api.asAdmin(unchecked(planAdviceContract.save), {
        body: { hotel, firstDay: '2030-01-01', grades: { planSkillMissing }, version },
      });
    await grade('off');
    expect(missing((await change([{ item: pool() }])).findings)).toEqual([]);
    expect((await rules()).jobSkills).toEqual([{ from: '2030-01-01', needs: [], isOff: true }]);
    await grade('against', 1);
    const { findings } = (await api.asAdmin(planning.read, { query: week })).body;
    expect(findings.find(({ kind }) => kind === 'planSkillMissing')).toMatchObject({ grade: 'against' });
  });
});
