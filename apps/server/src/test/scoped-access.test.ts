import { allContracts } from '@horae/contract/all-contracts';
import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, asc, eq, min, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workCentres } from '#features/people/organisation/organisation.table';
import { employees, formerPlaces } from '#features/people/people/employees.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { activeAccount, wholeHotel } from './accounts';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';

/** Employees are named after their ids, so that any trace of one is found in any text. */
const traceOf = (id: PgColumn) => sql`'Ίχνος' || ${id} || 'τέλος'`;
const traces = /Ίχνος(\d+)τέλος/g;
const hotel = 1003;
const otherHotel = 1004;

interface Person extends Record<string, unknown> {
  id: number;
  department: number;
  unit: number;
}
let api: TestApp;
let people: Person[];
let [own, outsider, third] = [] as unknown as [Person, Person, Person];
let abroad: number;
const month = { start: '', end: '' };

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const trace = traceOf(employees.id);
  const email = sql`lower(${trace}) || '@hotel.example'`;
  await db.update(employees).set({ firstName: '', surname: trace, code: trace, email, surnameGreek: trace });
  for (const table of [shifts, leaves]) await db.update(table).set({ notes: traceOf(table.employeeId) });
  people = await db
    .select({ id: employees.id, department: employees.departmentId, unit: workCentres.organisationUnitId })
    .from(employees)
    .innerJoin(
      workCentres,
      and(eq(workCentres.companyId, employees.companyId), eq(workCentres.id, employees.workCentreId)),
    )
    .where(eq(employees.companyId, 1003))
    .orderBy(asc(employees.id));
  own = people.find((one) => people.filter(({ department }) => department === one.department).length > 2)!;
  outsider = people.find(({ department, unit }) => department !== own.department && unit !== own.unit)!;
  third = people.find(({ unit }) => unit !== own.unit && unit !== outsider.unit)!;
  await planToMove(
    people.find(
      ({ id, department, unit }) => id !== outsider.id && department !== own.department && unit !== own.unit,
    )!,
  );
  const [foreign] = await db.select().from(employees).where(eq(employees.companyId, 1004)).limit(1);
  abroad = foreign!.id;
  const first = await db.execute<{ start: string; end: string }>(
    sql`select first::date::text as start, (first + interval '1 month')::date::text as end
      from date_trunc('month', now() at time zone 'Europe/Athens') as first`,
  );
  Object.assign(month, first.rows[0]);
}, 120_000);
afterAll(() => api.stop());

/** Plans somebody's move to the places of `own` long after this month. */
async function planToMove({ id }: Person): Promise<void> {
  const { db } = api.database;
  const { companyId, workCentreId, departmentId } = employees;
  const isPerson = (one: number) => and(eq(companyId, hotel), eq(employees.id, one));
  const placeOf = async (one: number) =>
    (await db.select({ workCentreId, departmentId }).from(employees).where(isPerson(one)))[0]!;
  const until = { companyId: hotel, employeeId: id, untilDay: sql`current_date + 90` };
  await db.insert(formerPlaces).values({ ...until, ...(await placeOf(id)) });
  await db
    .update(employees)
    .set(await placeOf(own.id))
    .where(isPerson(id));
}

const rights = { mayClock: true, mayApprove: true, mayPlan: true, mayPayroll: true, maySeePay: true };
const scopes = {
  'the whole hotel': { grant: () => ({}), sees: () => true },
  'one unit': { grant: () => ({ scope: 'places', unitIds: [own.unit] }), sees: (one: Person) => one.unit === own.unit },
  'one department': {
    grant: () => ({ scope: 'places', departmentIds: [own.department] }),
    sees: (one: Person) => one.department === own.department,
  },
  'two departments and a unit': {
    grant: () => ({ scope: 'places', departmentIds: [own.department, outsider.department], unitIds: [third.unit] }),
    sees: (one: Person) =>
      one.department === own.department || one.department === outsider.department || one.unit === third.unit,
  },
  oneself: { grant: () => ({ scope: 'self', employeeId: own.id }), sees: (one: Person) => one.id === own.id },
};

const callsThatTell = [
  'POST /stafftimer/calendarEventsVersion4/',
  'POST /stafftimer/calendarEventsFilteredAUTHTEST/',
  'POST /stafftimer/calendarEventsFromOrgUnit/',
  'POST /stafftimer/workingHours/sums',
  'GET /stafftimer/shifts/:id',
  'POST /stafftimer/shifts/save',
  'GET /api/main-search/find',
];

interface Subject {
  hotel: number;
  employee: number;
  /** The id of one of the employee's shifts. */
  id?: number;
  unit?: number;
}

/** What every call is tried with: an employee the account sees, others, both mixed, and another hotel. */
async function subjects(): Promise<Subject[]> {
  const [ownShift, otherShift] = [await shiftOf(own), await shiftOf(outsider)];
  return [
    { hotel, employee: own.id, id: ownShift, unit: own.unit },
    { hotel, employee: own.id },
    { hotel, employee: outsider.id, id: otherShift, unit: outsider.unit },
    { hotel, employee: outsider.id },
    { hotel, employee: outsider.id, id: ownShift },
    { hotel, employee: own.id, id: otherShift },
    { hotel: otherHotel, employee: abroad, id: otherShift },
  ];
}

async function shiftOf({ id }: Person): Promise<number> {
  const [first] = await api.database.db
    .select({ id: min(shifts.id) })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), eq(shifts.employeeId, id), eq(shifts.layer, 'planned')));
  return first!.id!;
}

let lastKey = 2030;
const firstDay = '2031-01-01';

/** Returns values for request fields, by name. */
async function fieldsOf({ hotel: companyId, employee, id, unit }: Subject): Promise<Record<string, unknown>> {
  const [shift] = await api.database.db
    .select({ version: shifts.version })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), eq(shifts.id, id ?? 0)));
  const day = addDays(firstDay, lastKey);
  return {
    hotel: companyId,
    selectedHotel: companyId,
    employee,
    employeeId: employee,
    ...(id && { id, version: shift?.version ?? 1 }),
    ...(unit && { organizationUnit: unit, orgUnit: unit }),
    q: 'Ίχνος',
    limit: 200,
    dates: month,
    filters: { calendars: [3000, 3001, 3002] },
    levels: ['employee'],
    typeOfShift: 'Training',
    start: `${day}T07:00`,
    end: `${day}T09:00`,
    from: month.start,
    to: month.end,
    day: month.start,
    at: `${month.start}T00:30:00Z`,
    direction: 'in',
    pin: String((lastKey += 1)),
    key: `walk-${lastKey}`,
  };
}

const asked = allContracts.filter(
  ({ access, writes, path }) => access === 'session' && writes !== 'stream' && path !== '/auth/logout',
);

/** Returns the employees that a response reveals, by a trace or by an id in an id field. */
function toldOf(text: string): number[] {
  const named = [...text.matchAll(traces)].map(([, id]) => Number(id));
  const numbered = [...text.matchAll(/"(?:employeeId|resourceId)":"?(\d+)/g)].map(([, id]) => Number(id));
  return [...new Set([...named, ...numbered])];
}

/** Returns every row about these employees as one text per table, without derived sums and the queue of what the server works out. */
async function rowsOf(ids: number[]): Promise<Record<string, string>> {
  const { rows: tables } = await api.database.db.execute<{ name: string }>(sql`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'employee_id'
      and relpersistence <> 'u' and relname not in ('audit_entries', 'account_hotels', 'derived_due')`);
  const kept: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await api.database.db.execute<{ text: string }>(
      sql`select coalesce(md5(string_agg(held::text, '|' order by held::text)), '') as text
        from ${sql.identifier(name)} held where employee_id = any(${sql.param(ids)}::int[])`,
    );
    kept[name] = rows[0]!.text;
  }
  return kept;
}

async function walk(token: string) {
  const answers: { call: string; status: number; text: string }[] = [];
  for (const contract of asked) {
    for (const subject of await subjects()) {
      const request = sampleRequest(contract, await fieldsOf(subject));
      const { status, text } = await api.as(token)(contract, request);
      answers.push({ call: `${contract.method} ${contract.path}`, status, text });
    }
  }
  return answers;
}

describe.each(Object.entries(scopes))('an account of %s', (name, { grant, sees }) => {
  it('learns of no other employees from any call, and changes no others', async () => {
    const grants = [{ ...wholeHotel(hotel), ...rights, ...grant() }];
    const { session } = await activeAccount(api, `${name.replaceAll(' ', '.')}@hotel.example`, { grants });
    const seen = new Set(people.filter(sees).map(({ id }) => id));
    const hidden = [...people.filter((one) => !sees(one)).map(({ id }) => id), abroad];
    const before = await rowsOf(hidden);
    const ownBefore = await rowsOf([own.id]);

    const answers = await walk(session.accessToken);

    const leaks = answers.flatMap(({ call, text }) =>
      toldOf(text)
        .filter((id) => !seen.has(id))
        .map((id) => `${call} tells of ${id}`),
    );
    expect([...new Set(leaks)]).toEqual([]);
    expect(await rowsOf(hidden)).toEqual(before);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // The test is meaningful only if calls succeeded, revealed visible employees and planned shifts for them.
    const telling = answers.filter(({ status, text }) => status === 200 && toldOf(text).length > 0);
    expect([...new Set(telling.map(({ call }) => call))]).toEqual(expect.arrayContaining(callsThatTell));
    expect((await rowsOf([own.id])).shifts).not.toBe(ownBefore.shifts);
  });
});

describe('an account of a department without any right', () => {
  it('changes nothing, and does not see the leave of others', async () => {
    const none = { mayClock: false, mayApprove: false, mayPlan: false, mayPayroll: false };
    const grants = [{ ...wholeHotel(hotel), ...none, scope: 'places', departmentIds: [own.department] }];
    await api.database.db.update(leaves).set({ type: 'SickLeave' }).where(eq(leaves.companyId, hotel));
    const { session } = await activeAccount(api, 'no.right@hotel.example', { grants });
    const everybody = people.map(({ id }) => id);
    const before = await rowsOf(everybody);

    const answers = await walk(session.accessToken);

    expect(await rowsOf(everybody)).toEqual(before);
    const shown = answers
      .filter(({ status, text }) => status === 200 && text.includes('"events"'))
      .flatMap(({ text }) => (JSON.parse(text) as StaffCalendar).events)
      .filter(({ allDay }) => allDay);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map(({ typeOfShift, title }) => `${typeOfShift} ${title}`))).toEqual(
      new Set(['DayOff Absent']),
    );
  });
});
