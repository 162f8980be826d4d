import { setUpContract } from '@horae/contract/people/set-up.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const stateOf = (hotel: number) => api.asAdmin(setUpContract.state, { query: { hotel } });

describe('the set-up of a hotel', () => {
  it('has come as far as what is stored', async () => {
    await api.database.db.execute(
      sql`insert into companies (company_id, name, time_zone) values (8801, 'New', 'Europe/Athens')`,
    );
    const nothing = { organisationUnits: 0, departments: 0, people: 0, shifts: 0, comparedFrom: null, accounts: 0 };
    expect((await stateOf(8801)).body).toEqual(nothing);

    const { body } = await stateOf(1003);
    expect(body).toMatchObject({ shifts: 1000, accounts: 1 });
    expect(Math.min(body.organisationUnits, body.departments, body.people)).toBeGreaterThan(1);
    await api.database.db.execute(sql`update departments set closed_from = '2020-01-01' where company_id = 1003
      and id = (select min(id) from departments where company_id = 1003)`);
    expect((await stateOf(1003)).body.departments).toBe(body.departments - 1);
  });

  it('is not there for a hotel that is not', async () => {
    expect((await stateOf(4040)).status).toBe(404);
  });
});
