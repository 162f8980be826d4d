import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { columnsMediaType } from '@horae/contract/scheduling/staff-columns';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  const { pool } = api.database;
  const found = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  tables = found.rows.map(({ name }) => name);
  for (const change of [
    `update employees set surname = '${mark}', surname_greek = '${mark}', job_title = '${mark}'`,
    `update shifts set notes = '${mark}'`,
    `update leaves set notes = '${mark}'`,
    `update departments set name = '${mark} ' || id`,
    `update work_centres set name = '${mark} ' || id`,
    `update organisation_units set name = '${mark} ' || id`,
  ])
    await pool.query(`${change} where company_id <> ${hotel}`);
  const { rows } = await pool.query(`
    select e.id as employee, w.organisation_unit_id as unit, e.department_id as department,
      to_char(now(), 'YYYY-MM-01') as start, to_char(now() + interval '1 month', 'YYYY-MM-01') as end
    from employees e join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    where e.company_id = ${hotel} order by e.id limit 1`);
  Object.assign(own, rows[0]);
  Object.assign(month, { start: rows[0].start, end: rows[0].end });
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
    await expect(api.served.pool.query('alter table shifts disable row level security')).rejects.toThrow('owner');
    await expect(api.served.pool.query(`delete from migrations`)).rejects.toThrow('permission');
  });

  it('sees the rows of the hotels of its work in every table, and without one nothing', async () => {
    for (const table of tables) {
      expect([table, await countIn(table, 'company_id <> 0')]).toEqual([table, 0]);
      const others = await withCompanies([hotel], () => countIn(table, `company_id not in (0, ${hotel})`));
      expect([table, others]).toEqual([table, 0]);
    }
    expect(await withCompanies([hotel], () => countIn('employees', 'true'))).toBe(96);
    expect(await withCompanies('all', () => countIn('employees', 'true'))).toBe(176);
  });

  it('adds no row to a foreign hotel and moves none there', async () => {
    const write = (statement: string) => withCompanies([hotel], () => api.served.db.execute(sql.raw(statement)));

    const refused = { cause: { message: expect.stringContaining('row-level security') } };
    await expect(write(`insert into demo_hotels (company_id) values (${foreign})`)).rejects.toMatchObject(refused);
    await expect(
      write(`update departments set company_id = ${foreign} where id = ${own.department}`),
    ).rejects.toMatchObject(refused);
    expect((await write(`update shifts set notes = 'x' where company_id = ${foreign}`)).rowCount).toBe(0);
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
    const { rows } = await api.database.pool.query(
      `update employees set surname = '${lent}', surname_greek = '${lent}', job_title = '${job}', email = '${mark}', phone = '${mark}'
       where id = (select min(id) from employees where company_id = ${foreign}) returning id`,
    );
    await api.database.pool.query(
      `insert into loans (company_id, employee_id, first_day, last_day, host_hotel, host_hotel_name, payer, agreement)
       values (${foreign}, ${rows[0].id}, current_date - 40, current_date + 40, ${hotel}, 'Host', 'home', '${mark}')`,
    );
    await api.database.pool.query(
      `insert into shifts (company_id, employee_id, type, starts_at, ends_at, notes)
       values (${foreign}, ${rows[0].id}, 'OnCall', now() - interval '2 hours', now() + interval '2 hours', '${mark}')`,
    );
    await api.database.pool.query(
      `insert into clock_records (company_id, employee_id, clocked_in_at, in_punch_id, reference_date)
       select ${foreign}, ${rows[0].id}, now() - interval '1 hour', min(id), current_date from punches where company_id = ${foreign}`,
    );

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
