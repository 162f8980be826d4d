import { allContracts } from '@horae/contract/all-contracts';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { peopleContract } from '@horae/contract/people/people.contract';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
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
  await db
    .update(employees)
    .set({ surname: mark, code: sql`${mark} || ${employees.id}` })
    .where(ne(employees.companyId, own));
  await db
    .update(departments)
    .set({ name: sql`${`${mark} `} || ${departments.id}` })
    .where(ne(departments.companyId, own));
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
  const [first] = await api.database.db
    .select()
    .from(employees)
    .where(eq(employees.companyId, hotel))
    .orderBy(asc(employees.id))
    .limit(1);
  const { id, departmentId, workCentreId } = first!;
  return { hotel, id, employee: id, employeeId: id, employeeIds: [id], departmentId, workCentreId };
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
    await api.database.db.update(accountHotels).set({ mayAdminister: false }).where(eq(accountHotels.companyId, own));

    expect((await call(peopleContract.list, { query: { hotel: own } })).status).toBe(403);
  });
});
