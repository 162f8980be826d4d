import { auditContract } from '@horae/contract/settings/audit.contract';
import { clockPoliciesContract as contract, type PolicyFields } from '@horae/contract/time/clock-policies.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { zoneOfAnotherDay } from '#test/another-day';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { attendanceFindings } from '../attendance/attendance.table';
import { clockRecords } from '../attendance/clock-records.table';
import { settleAttendance } from '../attendance/settle-attendance';
import { punches } from '../punches/punches.table';
import { clockPolicies } from './clock-policies.table';

const hotel = 1003;
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

beforeEach(() => db().delete(clockPolicies).where(eq(clockPolicies.companyId, hotel)));
const db = () => api.database.db;

const usual: PolicyFields = {
  graceIn: 5,
  graceOut: 5,
  preparation: 10,
  roundTo: 1,
  rounding: 'none',
  variance: 0,
  breakUpTo: 30,
  splitFrom: 180,
  matchWithin: 240,
  longestSession: 960,
  doubleTapSeconds: 60,
  offlineHours: 72,
};
const set = (policy: object, jobTitle = '', headers: Record<string, string> = {}) =>
  api.asAdmin(contract.set, { body: { hotel, jobTitle, policy: { ...usual, ...policy } as PolicyFields } }, headers);
const one = (jobTitle = '') => api.asAdmin(contract.one, { query: { hotel, jobTitle } });
const list = async () => (await api.asAdmin(contract.list, { query: { hotel } })).body;

/** Adds an employee with a unique job who came eight minutes late two days ago. */
async function latecomer(job: string): Promise<number> {
  const [colleague] = await db().select().from(employees).where(eq(employees.companyId, hotel)).limit(1);
  const { workCentreId, departmentId } = colleague!;
  const person = { surname: 'Πηνελόπη Δοκιμάκη', jobTitle: job, workCentreId, departmentId };
  const [added] = await db()
    .insert(employees)
    .values({ companyId: hotel, code: `P${job}`, ...person })
    .returning();
  const { id } = added!;
  const own = { companyId: hotel, employeeId: id };
  const day = sql`(now() at time zone 'Europe/Athens')::date - 2`;
  const at = (time: string) => sql`(${day} + ${time}::time) at time zone 'Europe/Athens'`;
  const hours = { startsAt: at('07:00'), endsAt: at('15:00') };
  await db()
    .insert(shifts)
    .values({ ...own, type: 'Regular', ...hours, status: 'confirmed' });
  const taken = { ...own, zone: 'Europe/Athens', source: 'file', referenceDate: day } as const;
  await db()
    .insert(punches)
    .values([
      { ...taken, at: at('07:08'), direction: 'in', key: `${id} 07:08` },
      { ...taken, at: at('15:00'), direction: 'out', key: `${id} 15:00` },
    ]);
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, { companyId: hotel, timeZone: 'Europe/Athens' }));
  return id;
}

const { state, employeeId, kind } = attendanceFindings;
const lateOf = (id: number) =>
  db()
    .select({ state })
    .from(attendanceFindings)
    .where(and(eq(employeeId, id), eq(kind, 'late')));

describe('the policies of a hotel', () => {
  it('are the usual ones until somebody sets them, and a job may have its own', async () => {
    await latecomer('Sommelier');
    expect((await list()).policies).toMatchObject([{ ...usual, jobTitle: '', isSet: false }]);
    expect((await list()).jobs).toContain('Sommelier');

    expect((await set({ graceIn: 7 })).body.policy).toEqual({
      ...usual,
      graceIn: 7,
      jobTitle: '',
      isSet: true,
      fromDay: null,
      earlier: [],
    });
    expect((await one('Sommelier')).body.policy).toMatchObject({ graceIn: 7, isSet: false });
    await set({ graceIn: 12 }, 'Sommelier');
    const { policies, jobs } = await list();
    expect(policies).toMatchObject([
      { jobTitle: '', graceIn: 7 },
      { jobTitle: 'Sommelier', graceIn: 12, people: 1 },
    ]);
    expect(jobs).not.toContain('Sommelier');
    const removed = await api.asAdmin(contract.remove, { body: { hotel, jobTitle: 'Sommelier' } });
    expect(removed.body.policy).toMatchObject({ graceIn: 7, isSet: false });
  });

  it('count whoever has not left by the day of the hotel', async () => {
    const zone = zoneOfAnotherDay();
    const here = hotelClock(zone).dayOf(Date.now() / 1000);
    const [stays, left] = [await latecomer('Glazier'), await latecomer('Farrier')];
    const lastDayOf = (id: number, lastDay: string) =>
      db().update(employees).set({ lastDay }).where(eq(employees.id, id));
    const setZone = (timeZone: string) =>
      db().update(companies).set({ timeZone }).where(eq(companies.companyId, hotel));
    await lastDayOf(stays, here);
    await lastDayOf(left, addDays(here, -1));
    await setZone(zone);

    const { jobs } = await list();

    await setZone('Europe/Athens');
    expect(jobs).toContain('Glazier');
    expect(jobs).not.toContain('Farrier');
  });

  it('of two who change one at once the second is told what holds now', async () => {
    const { headers } = await one();
    const first = await set({ graceIn: 7 }, '', { 'if-match': String(headers.etag) });
    const second = await set({ graceIn: 9 }, '', { 'if-match': String(headers.etag) });

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(JSON.parse(second.text).current.policy).toMatchObject({ graceIn: 7 });
    expect((await one()).headers.etag).toBe(first.headers.etag);
  });

  it.each([
    ['offline punches older than a week', { offlineHours: 169 }, 'policy.offlineHours'],
    ['a grace of two hours', { graceIn: 120 }, 'policy.graceIn'],
    ['half minutes', { preparation: 2.5 }, 'policy.preparation'],
    ['an odd unit', { roundTo: 7 }, 'policy.roundTo'],
    ['a way of rounding that is none', { rounding: 'down' }, 'policy.rounding'],
    ['a split before the longest break', { breakUpTo: 60, splitFrom: 45 }, 'policy.splitFrom'],
  ])('refuses %s', async (_what, policy, path) => {
    const answer = await set(policy);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
    expect((await one()).body.policy.isSet).toBe(false);
  });

  it('refuses a job that nobody has', async () => {
    expect((await set({}, 'Astronaut')).body.error.fields).toEqual([
      { path: 'jobTitle', message: expect.stringContaining('Nobody') },
    ]);
  });

  it('are written down, each as it was and is', async () => {
    await set({ graceIn: 7 });
    await set({ graceIn: 7 });
    const { body } = await api.asAdmin(auditContract.list, { query: { hotel, object: 'clock policy' } });

    expect(body.entries[0]).toMatchObject({ deed: 'add', before: { graceIn: 5 }, after: { graceIn: 7 } });
    await api.asAdmin(contract.remove, { body: { hotel } });
    const { body: later } = await api.asAdmin(auditContract.list, { query: { hotel, object: 'clock policy' } });
    expect(later.entries.map(({ deed: action }) => action).slice(0, 2)).toEqual(['remove', 'add']);
  });
});

describe('what follows from a changed policy', () => {
  it('days are compared with the plan anew in the same step, as many as were said before', async () => {
    const id = await latecomer('Cellarer');
    expect(await lateOf(id)).toEqual([{ state: 'open' }]);
    const effect = await api.asAdmin(contract.effect, { query: { hotel, jobTitle: 'Cellarer' } });
    expect(effect.body).toMatchObject({ people: 1, days: 1, since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });

    const announced = await changesOf(api, () => set({ graceIn: 10 }, 'Cellarer'));
    expect(announced).toEqual(['attendance:all', 'clock-devices:admins', 'timesheets:all']);
    expect(await lateOf(id)).toEqual([{ state: 'settled' }]);
    await api.asAdmin(contract.remove, { body: { hotel, jobTitle: 'Cellarer' } });
    expect(await lateOf(id)).toEqual([{ state: 'open' }]);
  });

  it('rounding is of pay alone, the age of offline punches of those to come: no day is compared anew, no clock record changes', async () => {
    const id = await latecomer('Wine waiter');
    const { clockedInAt, clockedOutAt } = clockRecords;
    const records = () =>
      db().select({ clockedInAt, clockedOutAt }).from(clockRecords).where(eq(clockRecords.employeeId, id));
    const before = await records();
    const announced = await changesOf(api, () =>
      set({ roundTo: 15, rounding: 'nearest', variance: 10, offlineHours: 24 }, 'Wine waiter'),
    );

    expect(announced).toEqual(['clock-devices:admins', 'timesheets:all']);
    expect(await records()).toEqual(before);
    expect(await lateOf(id)).toEqual([{ state: 'open' }]);
  });

  it('for everybody it concerns all whose job has no policy of its own', async () => {
    const [id, other] = [await latecomer('Barista'), await latecomer('Doorman')];
    await set({ graceIn: 5 }, 'Barista');
    await set({ graceIn: 20 });

    expect(await lateOf(id)).toEqual([{ state: 'open' }]);
    expect(await lateOf(other)).toEqual([{ state: 'settled' }]);
  });
});
