import { hotelHolidaysContract } from '@horae/contract/people/hotel-holidays.contract';
import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { agreementsContract } from '@horae/contract/time/agreements.contract';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { companies } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { attendanceFindings } from '#features/time/attendance/attendance.table';
import { clockPolicies } from '#features/time/clock-policies/clock-policies.table';
import { overtimeApprovals } from '#features/time/timesheets/overtime-approvals.table';
import { inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';
import { overdueWork } from '../../time/attendance/overdue';
import { shifts } from '../shifts/shifts.table';
import { addHotel, centre, hotel, housekeeping, kitchen } from './hotel-fixture';

const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
const month = '2025-05';
let api: TestApp;
const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.database.db.execute<T>(query)).rows;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  await addHotel(api, { attendanceFrom: '2025-01-01' });
  await db.insert(companies).values({ companyId: 7462, name: 'Pousada', timeZone: 'Europe/Lisbon', country: 'PT' });
  await db.insert(clockPolicies).values([
    { companyId: hotel, jobTitle: '', graceIn: 5, graceOut: 7 },
    { companyId: hotel, jobTitle: 'Chef', graceIn: 11, graceOut: 2 },
  ]);
});
afterAll(() => api.stop());

interface Person {
  job?: string;
  birthDate?: string;
  rules?: 'none' | 'kitchen' | 'pupil' | 'responsible';
  overtime?: [from: string, to: string][];
  department?: number;
  shifts?: [from: string, to: string][];
  punches?: string[];
}

let next = 746_100;
const fullTime = { hasFixedHours: true, weeklyHours: 40 };
const instant = (time: string) => new Date(`${time.replace(' ', 'T')}:00+03:00`);
/** Adds an employee with these planned shifts and these punches, alternating in and out. */
async function person(given: Person): Promise<number> {
  const {
    job = '',
    department = housekeeping,
    birthDate = null,
    rules = 'none',
    shifts: work = [],
    overtime = [],
    punches = [],
  } = given;
  const id = (next += 1);
  const { db } = api.database;
  const known = { code: `C${id}`, surname: 'Ιόλη', jobTitle: job, birthDate };
  const place = { workCentreId: centre, departmentId: department };
  await db.insert(employees).values({ companyId: hotel, id, ...known, ...place });
  const ofPerson = { companyId: hotel, employeeId: id };
  await db.insert(employeeContracts).values({ ...ofPerson, ...fullTime, fromDay: '2020-01-01', specialRules: rules });
  const times = ([from, to]: [string, string]) => ({ startsAt: instant(from), endsAt: instant(to) });
  for (const one of work) await db.insert(shifts).values({ ...ofPerson, type: 'Regular', ...times(one) });
  for (const one of overtime) await db.insert(shifts).values({ ...ofPerson, type: 'Overtime', ...times(one) });
  const taken = punches.map((time, turn) => ({
    employeeId: id,
    at: instant(time),
    direction: turn % 2 === 0 ? ('in' as const) : ('out' as const),
    source: 'file' as const,
    key: `${id} ${time}`,
  }));
  await inTransaction(db, (tx) => takePunches(tx, zone, taken));
  await workOut(db, 'attendance', hotel);
  return id;
}

const setPolicy = (jobTitle: string, policy: Partial<typeof clockPolicies.$inferInsert>) =>
  api.database.db
    .update(clockPolicies)
    .set(policy)
    .where(and(eq(clockPolicies.companyId, hotel), eq(clockPolicies.jobTitle, jobTitle)));
const checks = async (ask = api.asAdmin, query: object = {}) =>
  (await ask(rosterChecksContract.ofMonth, { query: { hotel, month, ...query } })).body;
/** What the calendar shows of an employee. */
const ofCalendar = async (employee: number, ask = api.asAdmin, query: object = {}) =>
  (await checks(ask, query)).findings
    .filter(({ employeeId }) => employeeId === employee)
    .map(({ kind, day, measured, limit }) => ({ kind, day, measured, limit }));
const inInbox = async (employee: number) =>
  (await api.asAdmin(attendanceContract.findings, { query: { hotel, employee } })).body.findings;
const ofInbox = async (employee: number) =>
  (await inInbox(employee)).map(({ kind, day, evidence: { measured, limit } }) => ({ kind, day, measured, limit }));

describe('the findings of the calendars', () => {
  it.each<[string, string | undefined, string, string, [kind: string, measured: number, limit: number][]]>([
    ['in time by a grace of 5', undefined, '07:05', '15:00', []],
    ['late by 6', undefined, '07:06', '15:00', [['late', 6, 5]]],
    ['gone 7 before the end, by a grace of 7', undefined, '07:00', '14:53', []],
    ['gone 8 before the end', undefined, '07:00', '14:52', [['early', 8, 7]]],
    ['in time by the grace of a job', 'Chef', '07:11', '15:00', []],
    ['gone 3 before the end by the grace of a job', 'Chef', '07:00', '14:57', [['early', 3, 2]]],
  ])('are those of the inbox, by the policy of the hotel: %s', async (_what, job, from, to, found) => {
    const employee = await person({
      ...(job !== undefined && { job }),
      shifts: [['2025-05-12 07:00', '2025-05-12 15:00']],
      punches: [`2025-05-12 ${from}`, `2025-05-12 ${to}`],
    });
    const wanted = found.map(([kind, measured, limit]) => ({ kind, day: '2025-05-12', measured, limit }));

    expect(await ofCalendar(employee)).toEqual(wanted);
    expect(await ofInbox(employee)).toEqual(wanted);
  });

  it('say how far off the plan a clock may be by the policy of the hotel, and follow it when it changes', async () => {
    expect((await checks()).tolerance).toBe(7);
    await setPolicy('', { graceIn: 12 });
    expect((await checks()).tolerance).toBe(12);
    await setPolicy('', { graceIn: 5 });
    expect((await checks()).tolerance).toBe(7);
  });

  it('say when a missing clock-out counts as forgotten, by the policy of the hotel and of jobs, and follow it', async () => {
    const chef = await person({ job: 'Chef', shifts: [], punches: [] });
    await person({ shifts: [], punches: [] });
    const sessions = async () => {
      const { longestSession, longestSessions } = await checks();
      return { longestSession, longestSessions: longestSessions.filter(({ employeeId }) => employeeId === chef) };
    };
    const set = (job: string, minutes: number) => setPolicy(job, { longestSession: minutes });

    expect(await sessions()).toEqual({ longestSession: 960, longestSessions: [] });
    await set('Chef', 600);
    expect(await sessions()).toEqual({ longestSession: 960, longestSessions: [{ employeeId: chef, minutes: 600 }] });
    await set('', 720);
    await set('Chef', 720);
    expect(await sessions()).toEqual({ longestSession: 720, longestSessions: [] });
    await set('', 960);
    await set('Chef', 960);
  });

  it('name the shift they are about, go when somebody decides, and come back when it is opened again', async () => {
    const employee = await person({
      shifts: [['2025-05-13 07:00', '2025-05-13 15:00']],
      punches: ['2025-05-13 07:20', '2025-05-13 15:00'],
    });
    const { db } = api.database;
    const [shift] = await db.select({ id: shifts.id }).from(shifts).where(eq(shifts.employeeId, employee));
    const { findings } = await checks();
    expect(findings.find(({ employeeId }) => employeeId === employee)?.shifts).toEqual([shift!.id]);

    const decide = async (action: 'accept' | 'reopen') => {
      const found = await db
        .select({ id: attendanceFindings.id, version: attendanceFindings.version })
        .from(attendanceFindings)
        .where(eq(attendanceFindings.employeeId, employee));
      await api.asAdmin(attendanceContract.decide, { body: { hotel, findings: found, deed: action } });
    };
    await decide('accept');
    expect(await ofCalendar(employee)).toEqual([]);
    await decide('reopen');
    expect(await ofCalendar(employee)).toMatchObject([{ kind: 'late' }]);
  });

  it('say that somebody is late as soon as the grace is over, and that they did not come once the shift is', async () => {
    const employee = await person({});
    const inHours = (hours: number) => sql`now() + ${`${hours} hours`}::interval`;
    await api.database.db
      .insert(shifts)
      .values({ companyId: hotel, employeeId: employee, type: 'Regular', startsAt: inHours(2), endsAt: inHours(3) });
    const [{ day }] = (await rows<{ day: string }>(
      sql`select ((now() - interval '3 minutes') at time zone 'Europe/Athens')::date::text as day`,
    )) as [{ day: string }];
    const overdue = overdueWork(api.database.db);
    const shown = async () => {
      // The same as the background work does every minute.
      const isTheirs = and(eq(derivedDue.companyId, hotel), eq(derivedDue.employeeId, employee));
      await api.database.db.delete(derivedDue).where(isTheirs);
      await overdue.due();
      await overdue.work(hotel, new AbortController().signal);
      await workOut(api.database.db, 'attendance', hotel);
      const found = await Promise.all(
        [...new Set([day.slice(0, 7), (await yesterday()).slice(0, 7)])].map((one) =>
          ofCalendar(employee, api.asAdmin, { month: one }),
        ),
      );
      expect(found.flat()).toEqual(await ofInbox(employee));
      return found.flat().map(({ kind, measured, limit }) => [kind, measured, limit]);
    };
    const yesterday = async () =>
      (
        await rows<{ day: string }>(
          sql`select ((now() - interval '5 hours') at time zone 'Europe/Athens')::date::text as day`,
        )
      )[0]!.day;
    const fromNow = (time: string) => sql`date_trunc('minute', now()) + ${time}::interval`;
    const move = (from: string, to: string) =>
      api.database.db
        .update(shifts)
        .set({ startsAt: fromNow(from), endsAt: fromNow(to) })
        .where(and(eq(shifts.companyId, hotel), eq(shifts.employeeId, employee)));

    await move('-3 minutes', '2 hours');
    expect(await shown()).toEqual([]);
    await move('-7 minutes', '2 hours');
    expect(await shown()).toEqual([['late', null, 5]]);
    await move('-3 hours', '-30 minutes');
    expect(await shown()).toEqual([['noPunch', null, null]]);
  });

  it('say what stands against the plan alone, by the law and the agreements of the hotel', async () => {
    const employee = await person({
      job: 'Receptionist',
      shifts: [
        ['2025-05-19 12:00', '2025-05-19 20:30'],
        ['2025-05-20 07:00', '2025-05-20 15:00'],
        ['2025-05-21 02:30', '2025-05-21 06:00'],
      ],
    });
    const plan = async () => (await ofCalendar(employee)).filter(({ kind }) => kind.startsWith('plan'));
    expect(await plan()).toEqual([{ kind: 'planRest', day: '2025-05-20', measured: 630, limit: 660 }]);

    await api.asAdmin(agreementsContract.add, {
      body: {
        hotel,
        agreement: {
          name: 'Twelve hours',
          source: 'The hotel',
          jobTitles: ['Receptionist'],
          validFrom: '2025-05-21',
          validTo: null,
          limits: { dailyRest: 720 },
        },
      },
    });

    expect(await plan()).toEqual([
      { kind: 'planRest', day: '2025-05-20', measured: 630, limit: 660 },
      { kind: 'planRest', day: '2025-05-21', measured: 690, limit: 720 },
    ]);
  });

  it('are only of people whom the account sees, with or without the right to approve', async () => {
    const plan: Person = {
      shifts: [['2025-05-14 07:00', '2025-05-14 15:00']],
      punches: ['2025-05-14 07:30', '2025-05-14 15:00'],
    };
    const [maid, cook] = [await person(plan), await person({ ...plan, department: kitchen })];
    const { db } = api.database;
    const [client] = await db.select({ accountId: accountHotels.accountId }).from(accountHotels).limit(1);
    await db.delete(accountHotels).where(eq(accountHotels.companyId, hotel));
    const places = { scope: 'places' as const, departmentIds: [kitchen], mayApprove: false };
    await db.insert(accountHotels).values({ ...client!, companyId: hotel, ...places });
    const { findings } = await checks(api.asClient);

    expect(new Set(findings.map(({ employeeId }) => employeeId)).has(cook)).toBe(true);
    expect(findings.some(({ employeeId }) => employeeId === maid)).toBe(false);
  });
});

describe('the holidays of the calendars', () => {
  const days = async (employee: number, on: string) =>
    (await api.asAdmin(rosterChecksContract.ofMonth, { query: { hotel: employee, month: on } })).body.holidays;

  it('are those of the country, and what the hotel decided otherwise', async () => {
    expect(await days(hotel, month)).toEqual([{ day: '2025-05-01', name: 'Labour Day' }]);

    const set = (day: string, name: string, isHoliday: boolean) =>
      api.asAdmin(hotelHolidaysContract.set, { body: { hotel, day, name, isHoliday } });
    await set('2025-05-21', 'Closed for the season’s opening', true);
    await set('2025-05-01', 'Labour Day', false);

    expect(await days(hotel, month)).toEqual([{ day: '2025-05-21', name: 'Closed for the season’s opening' }]);
    expect(await days(hotel, '2025-08')).toMatchObject([{ day: '2025-08-15' }]);
  });

  it('of a hotel in a country whose law is not known are its own alone', async () => {
    expect(await days(7462, '2025-08')).toEqual([]);

    await api.asAdmin(hotelHolidaysContract.set, {
      body: { hotel: 7462, day: '2025-08-16', name: 'Festa', isHoliday: true },
    });

    expect(await days(7462, '2025-08')).toEqual([{ day: '2025-08-16', name: 'Festa' }]);
  });
});

describe('what the law rules apart', () => {
  const nights: Person = { shifts: [['2025-05-19 15:00', '2025-05-19 23:30']] };
  const split: Person = {
    shifts: [
      ['2025-05-20 10:00', '2025-05-20 14:00'],
      ['2025-05-20 18:00', '2025-05-20 22:00'],
    ],
  };
  const long: Person = { shifts: [['2025-05-21 07:00', '2025-05-21 22:00']] };
  const sunday: Person = {
    shifts: ['04', '05', '06', '07', '08', '09', '10'].map((day) => [`2025-05-${day} 08:00`, `2025-05-${day} 16:00`]),
  };

  it.each<[string, Person, [kind: string, measured: number, limit: number][]]>([
    [
      'seventeen at night',
      { ...nights, birthDate: '2007-12-24' },
      [
        ['planLongDay', 510, 480],
        ['planNight', 90, 0],
      ],
    ],
    ['eighteen at night', { ...nights, birthDate: '2007-05-19' }, []],
    ['a split day in a kitchen', { ...split, rules: 'kitchen' }, [['planSplit', 240, 30]]],
    ['a split day elsewhere', split, []],
    ['fifteen hours', long, [['planLongDay', 900, 780]]],
    ['fifteen hours in a position of responsibility', { ...long, rules: 'responsible' }, []],
    [
      'a Sunday and the six days after it',
      sunday,
      [
        ['planSundayRest', 960, 1440],
        ['planDaysInRow', 7, 6],
        ['planOverContract', 2880, 2400],
      ],
    ],
  ])('stands in the checks of the plan: %s', async (_what, given, found) => {
    const employee = await person(given);
    const ofPlan = (await ofCalendar(employee)).filter(({ kind }) => kind.startsWith('plan'));
    expect(ofPlan.map(({ kind, measured, limit }) => [kind, measured, limit])).toEqual(found);
  });

  it('is overtime near the limit of the year, until an approval is entered', async () => {
    const overtime = Array.from({ length: 36 }, (_, day): [string, string] => {
      const date = new Date(Date.UTC(2025, 2, 24 + day)).toISOString().slice(0, 10);
      return [`${date} 16:00`, `${date} 20:00`];
    });
    const employee = await person({ overtime: [...overtime, ['2025-05-26 16:00', '2025-05-26 20:00']] });
    const found = async () => (await ofCalendar(employee)).filter(({ kind }) => kind === 'planOvertimeYear');

    expect(await found()).toEqual([{ kind: 'planOvertimeYear', day: '2025-05-26', measured: 8880, limit: 9000 }]);
    const approval = { year: 2025, fromDay: '2025-05-26', number: 'ΕΓΚ 7' };
    await api.database.db.insert(overtimeApprovals).values({ companyId: hotel, employeeId: employee, ...approval });
    expect(await found()).toEqual([]);
  });

  it('is no missing punch in a position of responsibility, and one is again from the day on which it ends', async () => {
    const work: Person['shifts'] = [
      ['2025-05-27 07:00', '2025-05-27 15:00'],
      ['2025-05-28 07:00', '2025-05-28 15:00'],
    ];
    const employee = await person({
      shifts: work,
      rules: 'responsible',
      punches: ['2025-05-27 07:00', '2025-05-28 07:00'],
    });
    expect(await ofInbox(employee)).toEqual([]);

    await api.database.db
      .insert(employeeContracts)
      .values({ companyId: hotel, employeeId: employee, ...fullTime, fromDay: '2025-05-28' });
    await workOut(api.database.db, 'attendance', hotel);
    expect((await ofInbox(employee)).map(({ day }) => day)).toEqual(['2025-05-28']);
  });
});
