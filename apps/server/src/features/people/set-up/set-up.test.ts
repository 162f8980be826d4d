import { setUpContract } from '@horae/contract/people/set-up.contract';
import { and, eq, inArray, isNull, min } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erganiSettings } from '#features/declarations/declarations/declarations.table';
import { clockDevices } from '#features/time/clock-devices/clock-devices.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { companies, departments } from '../organisation/organisation.table';
import { employees } from '../people/employees.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const stateOf = (hotel: number) => api.asAdmin(setUpContract.state, { query: { hotel } });

describe('the set-up of a hotel', () => {
  it('has come as far as what is stored', async () => {
    const { db } = api.database;
    await db.insert(companies).values({ companyId: 8801, name: 'New', timeZone: 'Europe/Athens' });
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
    const first = db
      .select({ id: min(departments.id) })
      .from(departments)
      .where(eq(departments.companyId, 1003));
    await db.update(departments).set({ closedFrom: '2020-01-01' }).where(inArray(departments.id, first));
    expect((await stateOf(1003)).body.departments).toBe(body.departments - 1);
  });

  it('knows what is left once people can come in', async () => {
    const { db } = api.database;
    const before = (await stateOf(1003)).body;
    await db.insert(clockDevices).values([
      { companyId: 1003, kind: 'terminal', name: 'Door', serial: 'SN-1' },
      { companyId: 1003, kind: 'kiosk', name: 'Not paired yet' },
    ]);
    await db
      .insert(erganiSettings)
      .values({ companyId: 1003, target: 'simulator', version: 2 })
      .onConflictDoUpdate({ target: erganiSettings.companyId, set: { version: 2 } });
    const first = db
      .select({ id: min(employees.id) })
      .from(employees)
      .where(and(eq(employees.companyId, 1003), isNull(employees.lastDay)));
    await db.update(employees).set({ isNameConfirmed: false }).where(inArray(employees.id, first));

    const { body } = await stateOf(1003);

    expect(before.withoutAccount).toBeGreaterThan(10);
    expect([body.clocks - before.clocks, body.namesToConfirm - before.namesToConfirm]).toEqual([1, 1]);
    expect(body.declaresTo).toBe('simulator');
  });

  it('is not there for a hotel that is not', async () => {
    expect((await stateOf(4040)).status).toBe(404);
  });
});
