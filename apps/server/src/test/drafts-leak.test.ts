import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterFeedsContract as feeds } from '@horae/contract/scheduling/roster-feeds.contract';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { activeAccount, wholeHotel } from './accounts';
import { openLive } from './open-live';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';

const hotel = 1003;
/** Written in no text of the samples. */
const note = 'Kaleidoskop-Entwurf';

interface Item extends Record<string, unknown> {
  id: number;
  version: number;
  employee: number;
  department: number;
  unit: number;
  day: string;
}

let api: TestApp;
let moved: Item;
let removed: Item;
let freed: Item;
let address: string;
let feed: string;

beforeAll(async () => {
  api = await startTestApp();
  const { id, version, companyId, employeeId, startsAt, type } = shifts;
  const day = sql<string>`(${startsAt} at time zone 'Europe/Athens')::date::text`;
  const places = { department: employees.departmentId, unit: workCentres.organisationUnitId };
  const rows = await api.database.db
    .selectDistinctOn([employeeId], { id, version, employee: employeeId, ...places, day })
    .from(shifts)
    .innerJoin(employees, and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
    .innerJoin(
      workCentres,
      and(eq(workCentres.companyId, employees.companyId), eq(workCentres.id, employees.workCentreId)),
    )
    .where(
      and(
        eq(companyId, hotel),
        between(startsAt, sql`now() + interval '2 days'`, sql`now() + interval '20 days'`),
        eq(type, 'Regular'),
        isNull(employees.lastDay),
      ),
    )
    .orderBy(asc(employeeId), asc(startsAt))
    .limit(3);
  [moved, removed, freed] = rows as [Item, Item, Item];
  const added = await api.asAdmin(feeds.add, { body: { hotel, employeeId: moved.employee } });
  feed = new URL(added.body.address).pathname;
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => api.stop());
afterEach(() => void vi.useRealTimers());

/** One of each kind of draft: a shift at other hours, one taken off the plan, new work, leave, a day off, an open shift. */
const draftAll = () =>
  api.asAdmin(unchecked(planning.change), {
    body: {
      hotel,
      first: moved.day,
      last: moved.day,
      way: 'typed',
      changes: [
        { id: moved.id, seen: { published: moved.version, draft: null }, item: work(moved, '09:13', '21:47') },
        { id: removed.id, seen: { published: removed.version, draft: null }, item: null },
        { id: freed.id, seen: { published: freed.version, draft: null }, item: null },
        { item: work(moved, '22:13', '23:47') },
        { item: away(removed, 'AnnualLeave') },
        { item: away(freed, 'DayOff') },
        { item: { ...work(moved, '11:13', '19:47'), employeeId: null, departmentId: moved.department } },
      ],
    },
  });

async function publish(drafts: { id: number; version: number }[]) {
  const employees = [moved, removed, freed].map(({ employee }) => employee);
  const days = [moved, removed, freed].map(({ day }) => day).toSorted();
  const body = {
    hotel,
    first: days[0],
    last: days[2],
    employees,

    drafts,
    reason: 'Test',
  };
  const { status, text } = await api.asAdmin(unchecked(planning.publish), {
    body: { ...body, shortNotice: { reason: 'Test' } },
  });
  expect(status, text).toBe(200);
}

const work = ({ employee, day }: Item, from: string, to: string) => ({
  employeeId: employee,
  typeOfShift: 'Regular',
  start: `${day}T${from}`,
  end: `${day}T${to}`,
  notes: note,
});

/** A whole day away, in place of the shift. */
const away = ({ employee, day }: Item, typeOfShift: string) => {
  const next = new Date(Date.parse(day) + 864e5).toISOString().slice(0, 10);
  return { employeeId: employee, typeOfShift, start: `${day}T00:00`, end: `${next}T00:00`, notes: note };
};

/** What a table holds, by its name. */
async function stored(): Promise<Map<string, string>> {
  const { rows } = await api.database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const held = new Map<string, string>();
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const { rows: sums } = await api.database.db.execute<{ sum: string }>(
      sql`select coalesce(md5(string_agg(t::text, E'\n' order by t::text)), '') as sum from ${table} t`,
    );
    held.set(name, sums[0]!.sum);
  }
  return held;
}

/** Reads of the roster by POST, because their question is long. */
const readsByPost = ({ method, path, writes }: RouteContract) =>
  method === 'POST' && writes === 'bulk' && path.startsWith('/stafftimer/');
const isRead = (contract: RouteContract) => contract.method === 'GET' || readsByPost(contract);
const isForPeople = ({ access }: RouteContract) => ['session', 'admin', 'hotel-admin'].includes(access);
const reads = allContracts.filter((one) => isRead(one) && isForPeople(one) && one.writes !== 'stream');

/** Asks about the person and the day of an item. */
function questionOf({ path }: RouteContract, { employee, day, id, department, unit }: Item): Record<string, unknown> {
  const about = { hotel, selectedHotel: hotel, employee, employeeId: employee, id, departmentId: department };
  const after = new Date(Date.parse(day) + 864e5).toISOString().slice(0, 10);
  const dates = { dates: { start: day, end: after }, first: day, last: day, from: day, to: day, day };
  const month = { month: day.slice(0, 7) };
  // The staff calendar takes the month in numbers.
  const inNumbers = { month: Number(day.slice(5, 7)), year: Number(day.slice(0, 4)), wholeHotel: true };
  const filters = { filters: { calendars: [3000, 3001, 3002], employees: [employee] }, levels: ['employee'] };
  const isCalendar = path.startsWith('/stafftimer/');
  return { ...about, organizationUnit: unit, ...dates, limit: 200, ...filters, ...(isCalendar ? inNumbers : month) };
}

/** What an account reads about the people and days of the drafts, by call. */
async function answersTo(token: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const contract of reads) {
    for (const item of [moved, removed, freed]) {
      const { status, text } = await api.as(token)(
        unchecked(contract),
        sampleRequest(contract, questionOf(contract, item)),
      );
      answers.set(`${contract.method} ${contract.path} of ${item.employee}`, `${status} ${text}`);
    }
  }
  return answers;
}

/** The calls whose answers differ. */
function different(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  return [...new Set(names.map((name) => name.replace(/ of \d+$/, '')))];
}

const tellingOncePublished = [
  'POST /stafftimer/calendarEventsVersion4/',
  'POST /stafftimer/calendarEventsFilteredAUTHTEST/',
  'POST /stafftimer/calendarEventsFromOrgUnit/',
  'POST /stafftimer/workingHours/sums',
  'GET /stafftimer/shifts/:id',
  'GET /roster-history/read',
  'GET /timesheets/one',
];

it('a draft is in no answer, event, feed or message of anybody who does not plan', async () => {
  const everything = { mayClock: true, mayApprove: true, mayPayroll: true, maySeePay: true, mayAdminister: true };
  const own = { ...wholeHotel(hotel), mayApprove: false, mayClock: true, scope: 'self', employeeId: moved.employee };
  const readers = [
    await activeAccount(api, 'reader@hotel.example', { grants: [{ ...wholeHotel(hotel), ...everything }] }),
    await activeAccount(api, 'own@hotel.example', { grants: [own] }),
  ];
  const tokens = readers.map(({ session }) => session.accessToken);
  const streams = await Promise.all(tokens.map((token) => openLive({ address, token, hotel })));
  const read = async () => ({
    answers: await Promise.all(tokens.map(answersTo)),
    feed: (await api.app.inject({ url: feed })).body,
  });
  // So that no answer differs by the moment it was asked at.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await read();
  const before = { ...(await read()), tables: await stored(), said: streams.map(({ said }) => said.length) };

  const { status, text, body } = await draftAll();

  expect(status, text).toBe(200);
  const tables = await stored();
  expect([...tables].filter(([name, sum]) => before.tables.get(name) !== sum).map(([name]) => name)).toEqual([
    'audit_entries',
    'plan_steps',
    'roster_drafts',
  ]);
  const after = await read();
  for (const [index, answers] of after.answers.entries()) {
    expect(answers.size).toBeGreaterThan(200);
    expect(different(before.answers[index]!, answers)).toEqual([]);
  }
  expect(after.feed).toBe(before.feed);
  for (const [index, stream] of streams.entries()) {
    // Without the empty lines that keep it open.
    const events = () =>
      stream.said
        .slice(before.said[index])
        .replaceAll(/^:.*\n+/gmu, '')
        .trim();
    await expect.poll(events).toBe('event: changed\ndata: {"topic":"plan"}');
    stream.close();
  }

  await publish(body.drafts.filter(({ item }) => item?.employeeId !== null));
  // The history tells of it from the moment of publishing on, which a clock that stands still never reaches.
  vi.useRealTimers();
  const published = await read();
  const told = published.answers.map((answers, index) => different(after.answers[index]!, answers));
  // The walk asks what it should: once published, the answers do tell.
  for (const answers of told) expect(answers).toEqual(expect.arrayContaining(tellingOncePublished));
  expect(published.feed).not.toBe(after.feed);
}, 120_000);
