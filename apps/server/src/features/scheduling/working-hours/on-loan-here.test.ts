import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { eq, min, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { shifts } from '../shifts/shifts.table';
import { anyPunch, hotel as home, hoursTest } from './hours-fixture';

const { api, sums, addShift, addClock } = hoursTest();
/** The hotel of the fixture lends to this one. */
const host = 1003;
const week = { start: '2026-06-01', end: '2026-06-08' };

let department: number;
let other: number;
beforeAll(async () => {
  const rows = await api()
    .database.db.select({ id: departments.id })
    .from(departments)
    .where(eq(departments.companyId, host))
    .orderBy(departments.id)
    .limit(2);
  [department, other] = rows.map(({ id }) => id) as [number, number];
});
beforeEach(() => api().database.db.delete(loans).where(eq(loans.companyId, home)));

const lend = (employee: number, first: string, last: string, to: number | null = department, hotel = host) =>
  api()
    .database.db.insert(loans)
    .values({
      companyId: home,
      employeeId: employee,
      firstDay: first,
      lastDay: last,
      hostHotel: hotel,
      hostHotelName: 'Host',
      hostDepartment: to,
      hostDepartmentName: to === null ? '' : 'Pool bar',
      payer: 'host',
      agreement: 'secret terms',
    });
const ask = (token: string | undefined, hotel = host, dates = week) => {
  const body = { hotel, dates };
  return token === undefined ? api().asAdmin(hours.onLoanHere, { body }) : api().as(token)(hours.onLoanHere, { body });
};
const accountWith = async (name: string, grant: object = {}) =>
  (await activeAccount(api(), `${name}@host.example`, { grants: [{ ...wholeHotel(host), ...grant }] })).session
    .accessToken;

it('tells the host who is lent, for how many hours of the days of the loan, and nothing else', async () => {
  for (const day of ['02', '03', '04']) {
    const shift = await addShift({ employee: 1, start: `2026-06-${day}T07:00`, end: `2026-06-${day}T15:00` });
    await addClock(1, shift!, `2026-06-${day}T07:00`, `2026-06-${day}T14:30`);
  }
  await addShift({ employee: 2, start: '2026-06-03T07:00', end: '2026-06-03T15:00' });
  await lend(1, '2026-06-03', '2026-06-30');

  const { body } = await ask(await accountWith('whole'));

  const day = { planned: 480, actual: 450, shifts: ['07:00–15:00'] };
  expect(body.people).toEqual([
    {
      employeeId: null,
      name: 'Person 4',
      jobTitle: '',
      from: 'Ξενία',
      hostDepartment: department,
      hostDepartmentName: 'Pool bar',
      firstDay: '2026-06-03',
      lastDay: '2026-06-30',
      isCounted: false,
      planned: 960,
      actual: 900,
      days: [
        { day: '2026-06-03', ...day },
        { day: '2026-06-04', ...day },
      ],
    },
  ]);
});

it('has the hours as the home counts them, a night at the end of the loan and both clock changes among them', async () => {
  for (const [start, end] of [
    ['2026-03-28T22:00', '2026-03-29T06:00'],
    ['2026-10-24T22:00', '2026-10-25T06:00'],
    ['2026-12-31T22:00', '2027-01-01T06:00'],
  ] as const) {
    const shift = await addShift({ employee: 3, start, end, breakMinutes: 30 });
    await addClock(3, shift!, start, end);
    const dates = {
      start: start.slice(0, 10),
      end: `${end.slice(0, 8)}${String(Number(end.slice(8, 10)) + 1).padStart(2, '0')}`,
    };
    await lend(3, dates.start, end.slice(0, 10));

    const [person] = (await ask(undefined, host, dates)).body.people;
    const { total } = await sums({ dates, column: 'day', levels: ['employee'], employees: [3] });

    expect([person!.planned, person!.actual]).toEqual([total.total.planned, total.total.actual]);
    expect(person!.planned).toBeGreaterThan(380);
  }
});

it('asks for the days of the range alone, and shows nobody before or after the loan', async () => {
  await lend(1, '2026-06-03', '2026-06-05');
  const names = async (dates: typeof week) => (await ask(undefined, host, dates)).body.people.map(({ name }) => name);

  expect(await names({ start: '2026-05-25', end: '2026-06-03' })).toEqual([]);
  expect(await names({ start: '2026-06-05', end: '2026-06-06' })).toEqual(['Person 4']);
  expect(await names({ start: '2026-06-06', end: '2026-06-30' })).toEqual([]);
});

it('shows those of their departments to a leader, and nobody to an employee', async () => {
  await lend(1, '2026-06-03', '2026-06-05', department);
  await lend(2, '2026-06-03', '2026-06-05', other);
  await lend(3, '2026-06-03', '2026-06-05', null);
  const [first] = await api()
    .database.db.select({ id: min(employees.id) })
    .from(employees)
    .where(eq(employees.companyId, host));
  const seenBy = async (name: string, grant: object) => (await ask(await accountWith(name, grant))).body.people.length;

  expect(await seenBy('all', {})).toBe(3);
  expect(await seenBy('leader', { scope: 'places', departmentIds: [department] })).toBe(1);
  expect(await seenBy('self', { scope: 'self', employeeId: first!.id, mayApprove: false })).toBe(0);
  expect((await ask(await accountWith('stranger'), home)).status).toBe(404);
});

it('lists loans between departments of one hotel by the department that lends', async () => {
  await addShift({ employee: 1, start: '2026-06-03T07:00', end: '2026-06-03T15:00' });
  await lend(1, '2026-06-03', '2026-06-03', 52, home);

  expect((await ask(undefined, home)).body.people).toMatchObject([
    { employeeId: 1, name: 'Person 4', from: 'ωδείο', planned: 480, isCounted: true },
  ]);
  expect((await ask(undefined)).body.people).toEqual([]);
});

it('lists work elsewhere on the days of a loan once, in the host', async () => {
  const id = (await addShift({ employee: 1, start: '2026-06-03T07:00', end: '2026-06-03T15:00' }))!;
  await api().database.db.update(shifts).set({ departmentId: 52 }).where(eq(shifts.id, id));
  const listed = async () => {
    const { body } = await ask(undefined, home);
    return body.people.map(({ hostDepartment, planned, isCounted }) => [hostDepartment, planned, isCounted]);
  };
  expect(await listed()).toEqual([[52, 480, true]]);

  await lend(1, '2026-06-03', '2026-06-03', 52, home);
  expect(await listed()).toEqual([[52, 480, true]]);
});

it('the list of who is on duty has those on loan from another hotel by name, job and hours', async () => {
  const now = sql`date_trunc('minute', now())`;
  const { db } = api().database;
  const rows = await db.execute<{ day: string }>(
    sql`select ((now() - interval '1 hour') at time zone 'Europe/Athens')::date::text as day`,
  );
  const { day } = rows.rows[0]!;
  const began = sql`${now} - interval '1 hour'`;
  const work = { type: 'Regular' as const, startsAt: began, endsAt: sql`${now} + interval '4 hours'` };
  for (const employeeId of [1, 2]) await db.insert(shifts).values({ companyId: home, employeeId, ...work });
  const clocked = { clockedInAt: began, ...anyPunch(began), referenceDate: day };
  for (const employeeId of [2, 3]) await db.insert(clockRecords).values({ companyId: home, employeeId, ...clocked });
  for (const employee of [1, 2]) await lend(employee, day, day);
  const onDuty = async (hotel: number) => (await api().asAdmin(declarationsContract.onDuty, { query: { hotel } })).body;

  const { guests, people } = await onDuty(host);
  expect(guests.map((one) => Object.keys(one).toSorted())[0]).toEqual([
    'clockedIn',
    'declared',
    'department',
    'from',
    'isMissing',
    'jobTitle',
    'name',
    'planned',
  ]);
  expect(guests.map(({ name, from, department: at, isMissing }) => [name, from, at, isMissing])).toEqual([
    ['Person 3', 'Ξενία', 'Pool bar', false],
    ['Person 4', 'Ξενία', 'Pool bar', true],
  ]);
  expect(people.filter(({ name }) => name.startsWith('Person'))).toEqual([]);

  const atHome = (await onDuty(home)).people.map(({ name, lentTo }) => [name, lentTo?.hostDepartmentName ?? null]);
  expect(new Map(atHome as [string, string | null][])).toEqual(
    new Map([
      ['Person 4', 'Pool bar'],
      ['Person 3', 'Pool bar'],
      ['Person 2', null],
    ]),
  );
  const client = await accountWith('no-approver', { mayApprove: false });
  expect((await api().as(client)(declarationsContract.onDuty, { query: { hotel: host } })).status).toBe(403);
});
