import { allContracts } from '@horae/contract/all-contracts';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { peopleContract } from '@horae/contract/people/people.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from './accounts';
import { sampleRequest } from './sample-request';
import { startTestApp, type TestApp } from './start-test-app';
import { unchecked } from './unchecked';

const [own, used, foreign] = [1003, 1004, 6001];
const mark = 'Ξένοςξενοδοχείου';

let api: TestApp;
let call: TestApp['asAdmin'];
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  await db.execute(
    sql.raw(`update employees set surname = '${mark}', code = '${mark}' || id where company_id <> ${own}`),
  );
  await db.execute(sql.raw(`update departments set name = '${mark} ' || id where company_id <> ${own}`));
  const { session } = await activeAccount(api, 'manager@hotel.example', {
    grants: [
      { ...wholeHotel(own), mayAdminister: true },
      { ...wholeHotel(used), mayPlan: true, mayPayroll: true },
    ],
  });
  call = api.as(session.accessToken);
}, 120_000);
afterAll(() => api.stop());

const ofHotels = allContracts.filter(({ access }) => access === 'hotel-admin');

/** What stands in the tables of the other hotels, as one hash a table. */
async function foreignRows(): Promise<Record<string, string>> {
  const { pool } = api.database;
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query(
      `select coalesce(md5(string_agg(one::text, '' order by one::text)), '') as hash from ${name} one where company_id not in (0, ${own})`,
    );
    hashes[name] = found.rows[0].hash;
  }
  return hashes;
}

async function fieldsOf(hotel: number): Promise<Record<string, unknown>> {
  const { rows } = await api.database.db.execute<{ id: number; department: number; centre: number }>(
    sql`select id, department_id as department, work_centre_id as centre from employees where company_id = ${hotel} order by id limit 1`,
  );
  const { id, department, centre } = rows[0]!;
  return { hotel, id, employee: id, employeeId: id, employeeIds: [id], departmentId: department, workCentreId: centre };
}

describe('a hotel administrator', () => {
  it.each([
    ['uses as a client', used],
    ['does not use', foreign],
  ])('reaches by no call a hotel that it %s', async (_what, hotel) => {
    const before = await foreignRows();
    const fields = await fieldsOf(hotel);

    const answers = await Promise.all(
      ofHotels.map(async (contract) => {
        const { status, text } = await call(unchecked(contract), sampleRequest(contract, fields));
        return { call: `${contract.method} ${contract.path}`, status, text };
      }),
    );

    expect(answers.filter(({ text }) => text.includes(mark)).map((one) => one.call)).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const named = answers.filter(({ status }) => status === 404).length;
    expect(named).toBeGreaterThan(40);
    expect(await foreignRows()).toEqual(before);
  });

  it('sees and changes its own, and only its own in the list of hotels', async () => {
    const { body } = await call(hotelsContract.list, {});
    expect(body.hotels.map(({ companyId }) => companyId)).toEqual([own]);

    const people = await call(peopleContract.list, { query: { hotel: own } });
    expect(people.status).toBe(200);
    expect(people.body.total).toBeGreaterThan(50);
  });

  it('loses all of it with its right, at once', async () => {
    await api.database.db.execute(sql`update account_hotels set may_administer = false where company_id = ${own}`);

    expect((await call(peopleContract.list, { query: { hotel: own } })).status).toBe(403);
  });
});
