import { planAdviceContract as advice } from '@horae/contract/scheduling/plan-advice.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterChecksContract as checks } from '@horae/contract/scheduling/roster-checks.contract';
import { rosterWishesContract as contract } from '@horae/contract/scheduling/roster-wishes.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { addDays } from '@horae/local-time/local-date';
import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planAdvice } from '../plan-advice/plan-advice.table';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { largestDepartments, readStaff } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { rosterWishes } from './roster-wishes.table';

const hotel = 1003;
/** Tuesday to Monday. */
const [first, last] = ['2031-05-06', '2031-05-12'];
const day = '2031-05-07';
type Ask = TestApp['asAdmin'];
let api: TestApp;
let [maria, petros] = [0, 0];
const as = {} as Record<'maria' | 'head' | 'other' | 'viewer', Ask>;

beforeAll(async () => {
  api = await startTestApp();
  const [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  const staff = await readStaff(api, hotel, { take: 2, department: own, by: 'id' });
  [maria, petros] = staff.map(({ id }) => id) as [number, number];
  const token = async (email: string, grant: object) =>
    api.as((await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...grant }] })).session.accessToken);
  as.maria = await token('maria@hotel.example', { scope: 'self', employeeId: maria, mayPlan: false });
  as.head = await token('head@hotel.example', { scope: 'places', departmentIds: [own], mayPlan: true });
  as.other = await token('other@hotel.example', { scope: 'places', departmentIds: [other], mayPlan: true });
  as.viewer = await token('viewer@hotel.example', { mayPlan: false });
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterWishes, rosterDrafts, planSteps, planAdvice]) await db.delete(table);
  await db.delete(shifts).where(gte(shifts.startsAt, new Date('2031-01-01')));
});

const off = { kind: 'off', firstDay: day, lastDay: day };
const today = () => hotelClock('Europe/Athens').today();
const save = (wish: object = off, ask: Ask = as.maria, more: object = {}) =>
  ask(unchecked(contract.save), { body: { hotel, wish, ...more } });
const own = async () => (await as.maria(contract.own, { query: { hotel } })).body.wishes;
const list = async (ask: Ask = as.head) => (await ask(contract.list, { query: { hotel, first, last } })).body.wishes;
const plan = async (ask: Ask, from = '08:00', to = '16:00', date = day) => {
  const item = { employeeId: maria, typeOfShift: 'Regular', start: `${date}T${from}`, end: `${date}T${to}` };
  const { body } = await ask(unchecked(planning.change), {
    body: { hotel, first, last, way: 'typed', changes: [{ item }] },
  });
  return body.findings
    .filter(({ employeeId, kind }) => employeeId === maria && kind === 'planWishUnmet')
    .map(({ day: on, measured, wish, grade }) => [on, measured, wish, grade]);
};

describe('a wish of an employee', () => {
  it('is kept, changed and withdrawn by them, told to open browsers and audited', async () => {
    const told = await changesOf(api, async () => {
      const added = await save({ ...off, note: ' my sister’s wedding ' });
      expect([added.status, added.body.wish]).toMatchObject([
        200,
        { employeeId: maria, kind: 'off', firstDay: day, lastDay: day, weekdays: [], note: 'my sister’s wedding' },
      ]);
    });
    expect(told).toContain('roster-wishes:all');
    const { id, version } = (await own())[0]!;
    const hours = { kind: 'hours', firstDay: day, lastDay: null, weekdays: [3, 1, 3], start: '14:00', end: '22:00' };
    expect((await save(hours, as.maria, { id, version })).body.wish).toMatchObject({
      version: 2,
      weekdays: [1, 3],
      start: '14:00',
      end: '22:00',
      note: '',
    });
    expect((await save(hours, as.maria, { id, version })).status).toBe(412);
    expect((await as.maria(contract.remove, { body: { hotel, id, version } })).status).toBe(412);
    expect((await as.maria(contract.remove, { body: { hotel, id, version: 2 } })).status).toBe(200);
    expect(await own()).toEqual([]);
    expect((await as.maria(contract.remove, { body: { hotel, id, version: 2 } })).status).toBe(404);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'wish' } });
    expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add']);
  });

  it('does not contradict itself', async () => {
    const refused = async (wish: object) => {
      const { status, text } = await save({ ...off, ...wish });
      return [status, JSON.parse(text).error.fields[0].path];
    };
    expect(await refused({ lastDay: '2031-05-06' })).toEqual([400, 'wish.lastDay']);
    expect(await refused({ kind: 'hours', end: '22:00' })).toEqual([400, 'wish.start']);
    expect(await refused({ kind: 'hours', start: '22:00' })).toEqual([400, 'wish.end']);
    expect(await refused({ kind: 'hours', start: '22:00', end: '22:00' })).toEqual([400, 'wish.end']);
    expect(await refused({ weekdays: [8] })).toEqual([400, 'wish.weekdays.0']);
    expect(await refused({ firstDay: '2031-02-30' })).toEqual([400, 'wish.firstDay']);
    expect((await save({ ...off, weekdays: [1, 2, 3, 4, 5, 6, 7] })).body.wish.weekdays).toEqual([]);
  });

  it('is seen by those who plan the person, and by nobody else', async () => {
    await save();
    expect((await list()).map(({ employeeId }) => employeeId)).toEqual([maria]);
    expect(await list(as.other)).toEqual([]);
    for (const ask of [as.viewer, as.maria])
      expect((await ask(contract.list, { query: { hotel, first, last } })).status).toBe(403);
    expect((await as.viewer(contract.own, { query: { hotel } })).body.wishes).toEqual([]);
    expect((await save(off, as.viewer)).status).toBe(404);
  });

  it('is entered for somebody without an account by who plans them', async () => {
    const added = await save(off, as.head, { employeeId: petros });
    expect([added.status, added.body.wish.employeeId]).toEqual([200, petros]);
    const { id, version } = added.body.wish;
    expect((await save(off, as.other, { employeeId: petros })).status).toBe(404);
    expect((await save(off, as.maria, { employeeId: petros })).status).toBe(404);
    expect((await save(off, as.other, { id, version })).status).toBe(404);
    expect((await as.maria(contract.remove, { body: { hotel, id, version } })).status).toBe(404);
    expect((await as.head(contract.remove, { body: { hotel, id, version } })).status).toBe(200);
  });
});

describe('the deadline of wishes', () => {
  /** A hotel decides from long ago on; days are counted from its today. */
  const decide = (wishDays: number | null, firstDay = '2020-01-01') =>
    api.asAdmin(unchecked(advice.save), { body: { hotel, firstDay, grades: {}, wishDays } });
  const inDays = (days: number) => addDays(today(), days);
  const one = (days: number, more: object = {}) => ({ ...off, firstDay: inDays(days), lastDay: inDays(days), ...more });
  const refused = async (answer: ReturnType<typeof save>) => {
    const { status, text } = await answer;
    return status === 400 ? JSON.parse(text).error.fields[0] : status;
  };

  it('is not there until the hotel decides on one, and is read by the employee', async () => {
    const deadlines = async () => (await as.maria(contract.own, { query: { hotel } })).body.deadlines;
    expect(await deadlines()).toEqual([]);
    expect((await save(one(0))).status).toBe(200);
    await decide(7, '2020-01-01');
    await decide(14, '2020-02-01');
    await decide(null, inDays(30));
    expect(await deadlines()).toEqual([
      { firstDay: '2020-02-01', days: 14 },
      { firstDay: inDays(30), days: null },
    ]);
    expect((await as.viewer(contract.own, { query: { hotel } })).body).toEqual({ wishes: [], deadlines: [] });
  });

  it('refuses what one wishes for a closed day, naming the field and the last day', async () => {
    await decide(7);
    const sentence = (day: string, last: string) =>
      `Wishes for ${day} could be entered or changed until ${last}. Choose a later day.`;
    expect(await refused(save(one(6)))).toEqual({ path: 'wish.firstDay', message: sentence(inDays(6), inDays(-1)) });
    expect(await refused(save(one(-3)))).toMatchObject({ path: 'wish.firstDay' });
    expect(await refused(save(one(0, { lastDay: null })))).toMatchObject({ path: 'wish.firstDay' });
    expect(await refused(save(one(7)))).toBe(200);
    expect(await own()).toHaveLength(1);
  });

  it('leaves what is wished for closed days as it is, open days can be changed, and all be withdrawn', async () => {
    const running = { ...one(-20), lastDay: null };
    const { id } = (await save(running)).body.wish;
    await decide(7);
    const change = (version: number, more: object) => save({ ...running, ...more }, as.maria, { id, version });
    expect(await refused(change(1, { lastDay: inDays(3) }))).toEqual({
      path: 'wish.lastDay',
      message: expect.stringContaining(`${inDays(4)} could be entered or changed until ${inDays(-3)}`),
    });
    expect(await refused(change(1, { kind: 'hours', start: '08:00', end: '16:00' }))).toMatchObject({
      path: 'wish.firstDay',
    });
    expect(await refused(change(1, { lastDay: inDays(40), note: 'Until the exam' }))).toBe(200);
    expect((await as.maria(contract.remove, { body: { hotel, id, version: 2 } })).status).toBe(200);
  });

  it('is that of the day for which somebody wishes', async () => {
    await decide(7);
    await decide(60, inDays(20));
    expect(await refused(save(one(19)))).toBe(200);
    expect(await refused(save(one(20)))).toMatchObject({ path: 'wish.firstDay' });
    expect(await refused(save(one(60)))).toBe(200);
  });

  it('does not hold for those who plan the person', async () => {
    await decide(7);
    expect(await refused(save(one(1), as.head, { employeeId: petros }))).toBe(200);
    expect(await refused(save(one(1), as.head, { employeeId: maria }))).toBe(200);
    expect(await refused(save(one(1)))).toMatchObject({ path: 'wish.firstDay' });
  });
});

describe('the plan', () => {
  it('is advised on a wish that it does not meet, and tells only those who plan', async () => {
    await save();
    expect(await plan(as.head)).toEqual([[day, 480, undefined, 'advice']]);
    await api.database.db.delete(rosterDrafts);
    const times = { startsAt: new Date(`${day}T08:00+03:00`), endsAt: new Date(`${day}T16:00+03:00`) };
    await api.database.db.insert(shifts).values({ companyId: hotel, employeeId: maria, type: 'Regular', ...times });
    const seenBy = async (ask: Ask) =>
      (await ask(checks.ofMonth, { query: { hotel, month: '2031-05' } })).body.findings.filter(
        ({ kind }) => kind === 'planWishUnmet',
      ).length;
    expect([await seenBy(as.head), await seenBy(as.viewer), await seenBy(as.maria)]).toEqual([1, 0, 0]);
    const grades = { planWishUnmet: 'against' } as const;
    await api.asAdmin(unchecked(advice.save), { body: { hotel, firstDay: '2031-01-01', grades } });
    expect([await seenBy(as.head), await seenBy(as.viewer), await seenBy(as.maria)]).toEqual([1, 0, 0]);
  });

  it('meets hours by work within them', async () => {
    await save({ kind: 'hours', firstDay: first, lastDay: null, weekdays: [3], start: '07:30', end: '15:00' });
    expect(await plan(as.head)).toEqual([[day, 60, '07:30–15:00', 'advice']]);
    await api.database.db.delete(rosterDrafts);
    expect(await plan(as.head, '08:00', '15:00')).toEqual([]);
    await api.database.db.delete(rosterDrafts);
    expect(await plan(as.head, '08:00', '16:00', '2031-05-08')).toEqual([]);
  });

  it('is checked by a browser with the same wishes', async () => {
    const wishes = async () =>
      (await as.head(planning.rules, { query: { hotel, first, last } })).body.people.find(
        ({ employeeId }) => employeeId === maria,
      )!.wishes;
    expect(await wishes()).toBeUndefined();
    await save({ kind: 'hours', firstDay: first, lastDay: null, weekdays: [3], start: '07:30', end: '15:00' });
    expect(await wishes()).toEqual([{ first, last: null, weekdays: [3], hours: ['07:30', '15:00'] }]);
  });
});
