import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { rosterFeedsContract as feeds } from '@horae/contract/scheduling/roster-feeds.contract';
import { shiftsContract as shifts } from '@horae/contract/scheduling/shifts.contract';
import { columnsMediaType, typeCodes } from '@horae/contract/scheduling/staff-columns';
import { type StaffCalendar, staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { leaves } from '#features/scheduling/shifts/shifts.table';
import { activeAccount, wholeHotel } from './accounts';
import { deviceCallers } from './clock-devices';
import { openLive } from './open-live';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';

const hotel = 1003;
const reason = 'Λόγοςασθένειας';
const told = new RegExp(`${reason}|SickLeave|Sick leave|sickness`, 'iu');

interface Leave extends Record<string, unknown> {
  id: number;
  employee: number;
  unit: number;
  department: number;
  first: string;
  after: string;
  version: number;
}

let api: TestApp;
let leave: Leave;
let [self, planning] = [0, 0];
let devices: Awaited<ReturnType<typeof deviceCallers>>;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  await db.update(leaves).set({ type: 'SickLeave', notes: reason, status: 'planned' });
  const { companyId, id, employeeId: employee, firstDay: first, lastDay, version } = leaves;
  const places = { unit: workCentres.organisationUnitId, department: employees.departmentId };
  const [last] = await db
    .select({ id, employee, ...places, first, after: sql<string>`(${lastDay} + 1)::text`, version })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.companyId, companyId), eq(employees.id, employee)))
    .innerJoin(
      workCentres,
      and(eq(workCentres.companyId, employees.companyId), eq(workCentres.id, employees.workCentreId)),
    )
    .where(and(eq(companyId, hotel), isNull(employees.lastDay)))
    .orderBy(desc(id))
    .limit(1);
  leave = last!;
  const others = await db
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, hotel),
        ne(employees.id, leave.employee),
        eq(employees.departmentId, leave.department),
      ),
    )
    .limit(2);
  [self, planning] = others.map((one) => one.id) as [number, number];
  await db.delete(leaves).where(and(eq(companyId, hotel), inArray(employee, [self, planning])));
  devices = await deviceCallers(api);
}, 120_000);
afterAll(() => api.stop());

const account = async (email: string, more: object) => {
  const grants = [{ ...wholeHotel(hotel), mayApprove: false, ...more }];
  return (await activeAccount(api, email, { grants })).session.accessToken;
};
const storedLeave = () =>
  api.database.db.select().from(leaves).where(eq(leaves.companyId, hotel)).orderBy(asc(leaves.id));

let lastKey = 0;

/** Values for request fields by name: about the leave, with a version, as a draft of this type. */
const fieldsOf = (version: number, typeOfShift: string): Record<string, unknown> => ({
  hotel,
  selectedHotel: hotel,
  employee: leave.employee,
  employeeId: leave.employee,
  id: leave.id,
  version,
  organizationUnit: leave.unit,
  q: reason,
  limit: 200,
  dates: { start: leave.first, end: leave.after },
  month: leave.first.slice(0, 7),
  filters: { calendars: [3000, 3001, 3002], typesOfShift: [typeOfShift] },
  levels: ['employee'],
  typeOfShift,
  start: `${leave.first}T00:00`,
  end: `${leave.after}T00:00`,
  from: leave.first,
  to: leave.after,
  day: leave.first,
  key: `masked-${(lastKey += 1)}`,
});

const isAsked = ({ writes, path }: RouteContract) => writes !== 'stream' && path !== '/auth/logout';

/** Calls everything about the leave; returns the answers. */
async function walk(call: TestApp['asAdmin']) {
  const answers: { call: string; status: number; text: string }[] = [];
  for (const contract of allContracts.filter(isAsked)) {
    for (const [version, type] of [
      [leave.version, 'DayOff'],
      [leave.version + 1, 'DayOff'],
      [leave.version, 'SickLeave'],
      [leave.version + 1, 'Regular'],
    ] as const) {
      const isOfDevice = contract.access === 'device';
      const headers = {
        accept: type === 'Regular' ? columnsMediaType : 'application/json',
        ...devices.headersFor(contract),
      };
      const request = sampleRequest(contract, fieldsOf(version, type));
      const { status, text } = await (isOfDevice ? api.asNobody : call)(unchecked(contract), request, headers);
      answers.push({ call: `${contract.method} ${contract.path}`, status, text });
    }
  }
  return answers;
}

const callers: [string, () => object, string[]][] = [
  [
    'plans',
    () => ({ mayPlan: true, mayClock: true, mayMail: true }),
    ['POST /stafftimer/calendarEventsFilteredAUTHTEST/', 'GET /stafftimer/shifts/:id'],
  ],
  [
    'plans for a department',
    () => ({ mayPlan: true, scope: 'places', departmentIds: [leave.department] }),
    ['GET /stafftimer/shifts/:id'],
  ],
  ['only looks on', () => ({}), ['GET /stafftimer/shifts/:id']],
  ['clocks', () => ({ mayClock: true, scope: 'self', employeeId: self }), []],
];

describe.each(callers)('an account that %s without the right to approve', (what, grant, seeing) => {
  it('learns from no call why somebody is away, and changes no leave', async () => {
    const token = await account(`${what.replaceAll(' ', '.')}@hotel.example`, grant());
    const before = await storedLeave();

    const answers = await walk(api.as(token));

    expect([...new Set(answers.filter(({ text }) => told.test(text)).map(({ call }) => call))]).toEqual([]);
    expect(await storedLeave()).toEqual(before);
    const telling = answers.filter(({ status, text }) => status === 200 && text.includes('Absent'));
    expect(telling.map(({ call }) => call)).toEqual(expect.arrayContaining(seeing));
  });
});

describe('a planner without the right to approve', () => {
  let planner: TestApp['asAdmin'];
  beforeAll(async () => {
    planner = api.as(await account('planner@hotel.example', { mayPlan: true, employeeId: planning }));
  });
  const shown = async () => (await planner(shifts.read, { params: { id: leave.id }, query: { hotel } })).body;
  const draft = (more: object = {}) => ({
    hotel,
    employeeId: leave.employee,
    typeOfShift: 'DayOff',
    start: `${leave.first}T00:00`,
    end: `${leave.after}T00:00`,
    ...more,
  });
  const save = (shift: object, version?: number) => planner(unchecked(shifts.save), { body: { shift, version } });
  const calendar = (typesOfShift: string[], headers = {}) =>
    planner(
      unchecked(staffTimelineContract.filtered),
      {
        body: {
          selectedHotel: hotel,
          dates: { start: leave.first, end: leave.after },
          filters: { calendars: [3001], employees: [leave.employee], typesOfShift },
        },
      },
      headers,
    );
  const refused = [403, 'Only people with the right to approve can change the leave of others.'];

  it('does not overwrite leave by saving what is shown, nor with an old version, nor remove it', async () => {
    const before = await storedLeave();
    const { version } = await shown();

    for (const known of [version, version + 1]) {
      const { status, body, text } = await save(draft({ id: leave.id }), known);
      expect([status, body.message]).toEqual(refused);
      expect(text).not.toMatch(told);
    }
    const removed = await planner(shifts.remove, { body: { hotel, id: leave.id, version } });
    expect([removed.status, removed.body.message]).toEqual(refused);
    expect(await storedLeave()).toEqual(before);
  });

  it('plans a day off, but makes no private leave of it, and plans none', async () => {
    const days = { start: '2035-03-01T00:00', end: '2035-03-02T00:00' };
    const { status, body } = await save(draft(days));
    expect(status).toBe(200);
    const { id } = body.shift;

    for (const [more, version] of [[{ ...days, id }, body.version] as const, [days, undefined] as const]) {
      const answer = await save(draft({ ...more, typeOfShift: 'UnpaidLeave' }), version);
      expect([answer.status, answer.body.message]).toEqual(refused);
    }
    await api.asAdmin(unchecked(shifts.save), {
      body: { shift: draft({ ...days, id, typeOfShift: 'SickLeave', notes: reason }), version: body.version },
    });
    expect((await save(draft({ ...days, id }), body.version)).text).not.toMatch(told);
  });

  it('is told that somebody is away whose day is planned, and not why', async () => {
    const days = { hotel, first: leave.first, last: leave.first };
    const item = { employeeId: leave.employee, start: `${leave.first}T09:00`, end: `${leave.first}T10:00` };
    const changes = [
      [{ item: { ...item, typeOfShift: 'Regular' } }],
      [{ item: { ...item, typeOfShift: 'DayOff', start: `${leave.first}T00:00`, end: `${leave.after}T00:00` } }],
    ];

    for (const one of changes) {
      const { status, text } = await planner(unchecked(planningContract.change), {
        body: { ...days, way: 'typed', changes: one },
      });
      expect([status, text]).toEqual([409, expect.stringContaining('(Absent)')]);
      expect(text).not.toMatch(told);
    }
  });

  it('changes the own leave, which is shown as it is', async () => {
    const own = { employeeId: planning, start: '2035-04-01T00:00', end: '2035-04-02T00:00', typeOfShift: 'SickLeave' };
    const { body } = await save(draft({ ...own, notes: 'Own reason' }));

    expect(body.shift).toMatchObject({ typeOfShift: 'SickLeave', notes: 'Own reason' });
    expect((await save(draft({ ...own, id: body.shift.id }), body.version)).status).toBe(200);
    expect((await save(draft({ ...own, id: body.shift.id, employeeId: leave.employee }), 2)).status).toBe(403);
  });

  it('finds leave by what is shown, not by its kind', async () => {
    const found = async (type: string) =>
      (((await calendar([type])).body as StaffCalendar).events ?? []).map(({ id, title }) => [id, title]);

    expect(await found('DayOff')).toContainEqual([leave.id, 'Absent']);
    for (const type of ['SickLeave', 'AnnualLeave', 'UnpaidLeave']) expect(await found(type)).toEqual([]);
    const { text } = await calendar(['DayOff'], { accept: columnsMediaType });
    const { events } = JSON.parse(text);
    expect(new Set(events.type)).toEqual(new Set([typeCodes.indexOf('DayOff')]));
    expect(events.notes).toEqual({});
  });

  it('is told nothing on the live channel or in a feed', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await account('listener@hotel.example', { mayPlan: true });
    const stream = await openLive({ address, token, hotel });
    await expect.poll(() => stream.said).not.toBe('');
    const before = stream.said.length;
    const { body: added } = await api.asAdmin(feeds.add, { body: { hotel, employeeId: leave.employee } });
    await api.asAdmin(unchecked(shifts.save), {
      body: { shift: draft({ id: leave.id, typeOfShift: 'SickLeave', notes: reason }), version: leave.version },
    });

    await expect.poll(() => stream.said.length).toBeGreaterThan(before);
    stream.close();
    expect(stream.said).not.toMatch(told);
    const feed = await api.app.inject({ url: new URL(JSON.stringify(added).match(/https?:[^"]+/)![0]).pathname });
    expect(feed.body).toContain('Absent');
    expect(feed.body).not.toMatch(told);
  });
});

describe('payroll', () => {
  it('reads on time sheets what is paid, without a note', async () => {
    const call = api.as(await account('payroll@hotel.example', { mayPayroll: true }));

    const answers = await walk(call);

    const kinds = answers.filter(({ text }) => told.test(text));
    expect(kinds.filter(({ text }) => text.includes(reason))).toEqual([]);
    expect([...new Set(kinds.map(({ call: name }) => name))]).toEqual(['GET /timesheets/one']);
  });
});
