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
    const counts = { organisationUnits: 0, departments: 0, people: 0, shifts: 0, accounts: 0 };
    const nothing = {
      ...counts,
      comparedFrom: null,
      declaresTo: null,
      withoutAccount: 0,
      namesToConfirm: 0,
      clocks: 0,
    };
    expect((await stateOf(8801)).body).toEqual(nothing);

    const { body } = await stateOf(1003);
    expect(body).toMatchObject({ shifts: 1000, accounts: 1 });
    expect(Math.min(body.organisationUnits, body.departments, body.people)).toBeGreaterThan(1);
    await api.database.db.execute(sql`update departments set closed_from = '2020-01-01' where company_id = 1003
      and id = (select min(id) from departments where company_id = 1003)`);
    expect((await stateOf(1003)).body.departments).toBe(body.departments - 1);
  });

  it('knows what is left once people can come in', async () => {
    const { db } = api.database;
    const before = (await stateOf(1003)).body;
    await db.execute(
      sql`insert into clock_devices (company_id, kind, name, serial) values (1003, 'terminal', 'Door', 'SN-1')`,
    );
    await db.execute(sql`insert into clock_devices (company_id, kind, name) values (1003, 'kiosk', 'Not paired yet')`);
    await db.execute(sql`insert into ergani_settings (company_id, target, version) values (1003, 'simulator', 2)
      on conflict (company_id) do update set version = 2`);
    await db.execute(sql`update employees set is_name_confirmed = false where company_id = 1003 and last_day is null
      and id = (select min(id) from employees where company_id = 1003 and last_day is null)`);

    const { body } = await stateOf(1003);

    expect(before.withoutAccount).toBeGreaterThan(10);
    expect([body.clocks - before.clocks, body.namesToConfirm - before.namesToConfirm]).toEqual([1, 1]);
    expect(body.declaresTo).toBe('simulator');
  });

  it('is not there for a hotel that is not', async () => {
    expect((await stateOf(4040)).status).toBe(404);
  });
});
