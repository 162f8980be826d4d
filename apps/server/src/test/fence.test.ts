import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { columnsMediaType } from '@horae/contract/scheduling/staff-columns';
import { and, asc, eq, getTableName, min, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoHotels } from '#features/core/demo/demo.table';
import { departments, organisationUnits, workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { punches } from '#features/time/punches/punches.table';
import { bare } from '#platform/column-names';
import { withCompanies } from '#platform/fence/companies';
import { serverRole } from '#platform/fence/install-fence';
import { activeAccount, wholeHotel } from './accounts';
import { deviceCallers } from './clock-devices';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';
import { removeCompanyFilters } from './without-company-filters';

const [hotel, foreign] = [1003, 1004];
const mark = 'Ξένοςξενοδοχείου';

let api: TestApp;
let tables: string[];
let removed: () => number;
let token: string;
let devices: Awaited<ReturnType<typeof deviceCallers>>;
const own = { employee: 0, unit: 0, department: 0 };
const month = { start: '', end: '' };

beforeAll(async () => {
  api = await startTestApp();
  const { db, pool } = api.database;
  const found = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  tables = found.rows.map(({ name }) => name);
  await db
    .update(employees)
    .set({ surname: mark, surnameGreek: mark, jobTitle: mark })
    .where(ne(employees.companyId, hotel));
  for (const table of [shifts, leaves]) await db.update(table).set({ notes: mark }).where(ne(table.companyId, hotel));
  for (const table of [departments, workCentres, organisationUnits])
    await db
      .update(table)
      .set({ name: sql`${`${mark} `} || ${table.id}` })
      .where(ne(table.companyId, hotel));
  const { companyId, id, departmentId, workCentreId } = employees;
  const [first] = await db
    .select({ employee: id, unit: workCentres.organisationUnitId, department: departmentId })
    .from(employees)
    .innerJoin(workCentres, and(eq(workCentres.companyId, companyId), eq(workCentres.id, workCentreId)))
    .where(eq(companyId, hotel))
    .orderBy(asc(id))
    .limit(1);
  Object.assign(own, first);
  const { rows } = await pool.query(
    `select to_char(now(), 'YYYY-MM-01') as start, to_char(now() + interval '1 month', 'YYYY-MM-01') as end`,
  );
  Object.assign(month, rows[0]);
  devices = await deviceCallers(api);
  const rights = {
    mayClock: true,
    mayPlan: true,
    mayPayroll: true,
    mayMail: true,
    mayAdminister: true,
    employeeId: own.employee,
  };
  const grants = [{ ...wholeHotel(hotel), ...rights }];
  token = (await activeAccount(api, 'everything@hotel.example', { grants })).session.accessToken;
}, 120_000);
afterAll(() => api.stop());

const countIn = async (table: string, condition: string) =>
  Number(
    (await api.served.db.execute(sql.raw(`select count(*) as rows from ${table} where ${condition}`))).rows[0]!.rows,
  );

describe('the server’s role', () => {
  it('owns nothing, passes no policy, and has one on every table with a company', async () => {
    const { rows } = await api.database.pool.query(
      `select r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
         (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = $1`,
      [serverRole],
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 },
    ]);
    const fenced = await api.database.pool.query<{ name: string }>(
      `select relname as name from pg_class c where relrowsecurity and relforcerowsecurity
         and (select count(*) from pg_policy where polrelid = c.oid) = 1 order by 1`,
    );
    expect(fenced.rows.map(({ name }) => name)).toEqual(tables);
    expect(tables.length).toBeGreaterThan(40);
    const unfence = `alter table ${getTableName(shifts)} disable row level security`;
    await expect(api.served.pool.query(unfence)).rejects.toThrow('owner');
    await expect(api.served.pool.query(`delete from migrations`)).rejects.toThrow('permission');
  });

  it('sees the rows of the hotels of its work in every table, and without one nothing', async () => {
    for (const table of tables) {
      expect([table, await countIn(table, 'company_id <> 0')]).toEqual([table, 0]);
      const others = await withCompanies([hotel], () => countIn(table, `company_id not in (0, ${hotel})`));
      expect([table, others]).toEqual([table, 0]);
    }
    const people = () => api.served.db.$count(employees);
    expect(await withCompanies([hotel], people)).toBe(96);
    expect(await withCompanies('all', people)).toBe(176);
  });

  it('adds no row to a foreign hotel and moves none there', async () => {
    const { db } = api.served;
    const write = <T>(statement: () => PromiseLike<T>) => withCompanies([hotel], statement);

    const refused = { cause: { message: expect.stringContaining('row-level security') } };
    const addForeign = sql`insert into ${demoHotels} (${bare(demoHotels.companyId)}) values (${foreign})`;
    await expect(write(() => db.execute(addForeign))).rejects.toMatchObject(refused);
    const isOwn = eq(departments.id, own.department);
    await expect(write(() => db.update(departments).set({ companyId: foreign }).where(isOwn))).rejects.toMatchObject(
      refused,
    );
    const isForeign = eq(shifts.companyId, foreign);
    expect((await write(() => db.update(shifts).set({ notes: 'x' }).where(isForeign))).rowCount).toBe(0);
  });
});

it('tells each of many callers at once the own hotels, whoever asked first', async () => {
  const ask = () => api.app.authenticate(token);

  const accounts = await Promise.all([
    withCompanies([], ask),
    withCompanies('all', ask),
    withCompanies([foreign], ask),
  ]);

  expect(accounts.map((account) => account?.companies)).toEqual([[hotel], [hotel], [hotel]]);
});

const isAsked = ({ writes, path }: RouteContract) => writes !== 'stream' && path !== '/auth/logout';

/** Calls everything of the own hotel; returns the calls whose answer shows something of another. */
async function callsThatTell(sign = mark): Promise<string[]> {
  const telling = new Set<string>();
  const fields = {
    hotel,
    selectedHotel: hotel,
    employee: own.employee,
    employeeId: own.employee,
    organizationUnit: own.unit,
    limit: 200,
    dates: month,
    month: month.start.slice(0, 7),
    levels: ['employee', 'department'],
    from: month.start,
    to: month.end,
    day: month.start,
    start: `${month.start}T07:00`,
    end: `${month.start}T15:00`,
    version: 1,
  };
  for (const contract of allContracts.filter(isAsked)) {
    const isOfDevice = contract.access === 'device';
    for (const [accept, more] of [
      ['application/json', { q: mark }],
      ['application/json', {}],
      [columnsMediaType, {}],
    ] as const) {
      const headers = { accept, ...devices.headersFor(contract) };
      const request = sampleRequest(contract, { ...fields, ...more });
      const call = isOfDevice ? api.asNobody : api.as(token);
      const { text } = await call(unchecked(contract), request, headers);
      if (text.includes(sign)) telling.add(`${contract.method} ${contract.path}`);
    }
  }
  return [...telling];
}

/** What stands in the tables of other hotels, as one hash a table. */
async function foreignRows(): Promise<Record<string, string>> {
  const hashes = tables.map(async (table) => {
    const { rows } = await api.database.pool.query(
      `select coalesce(md5(string_agg(one::text, '' order by one::text)), '') as hash from ${table} one where company_id not in (0, ${hotel})`,
    );
    return [table, String(rows[0].hash)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

describe('calls that forget to ask for the hotel', () => {
  beforeAll(() => {
    removed = removeCompanyFilters(api.served);
  });

  it('show nothing of another hotel, and change nothing there', async () => {
    const before = await foreignRows();

    expect(await callsThatTell()).toEqual([]);

    expect(await foreignRows()).toEqual(before);
    expect(removed()).toBeGreaterThan(300);
  }, 180_000);

  it('tell the host the name and job of who is on loan, by two calls, and of nobody else', async () => {
    const [lent, job] = ['Δανεισμένη', 'Σερβιτόρα'];
    const { db } = api.database;
    const isForeign = eq(employees.companyId, foreign);
    const [first] = await db
      .select({ id: min(employees.id) })
      .from(employees)
      .where(isForeign);
    const ofPerson = { companyId: foreign, employeeId: first!.id! };
    await db
      .update(employees)
      .set({ surname: lent, surnameGreek: lent, jobTitle: job, email: mark, phone: mark })
      .where(eq(employees.id, ofPerson.employeeId));
    const days = { firstDay: sql`current_date - 40`, lastDay: sql`current_date + 40` };
    const host = { hostHotel: hotel, hostHotelName: 'Host' };
    await db.insert(loans).values({ ...ofPerson, ...days, ...host, payer: 'home', agreement: mark });
    const hours = { startsAt: sql`now() - interval '2 hours'`, endsAt: sql`now() + interval '2 hours'` };
    await db.insert(shifts).values({ ...ofPerson, type: 'OnCall', ...hours, notes: mark });
    const [punch] = await db
      .select({ id: min(punches.id) })
      .from(punches)
      .where(eq(punches.companyId, foreign));
    const clocked = { clockedInAt: sql`now() - interval '1 hour'`, referenceDate: sql`current_date` };
    await db.insert(clockRecords).values({ ...ofPerson, ...clocked, inPunchId: punch!.id! });

    expect((await callsThatTell(lent)).toSorted()).toEqual([
      'GET /declarations/on-duty',
      'POST /stafftimer/workingHours/onLoanHere',
    ]);
    expect(await callsThatTell()).toEqual([]);
  }, 180_000);

  it('would without the fence', async () => {
    for (const table of tables) await api.database.pool.query(`alter table ${table} disable row level security`);

    expect((await callsThatTell()).length).toBeGreaterThan(5);
  }, 180_000);
});
