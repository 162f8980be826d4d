import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
let employee: { id: number; name: string };
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { companyId, id, name } = employees;
  const [first] = await db.select({ id, name }).from(employees).where(eq(companyId, 1003)).orderBy(asc(id)).limit(1);
  employee = first!;
  const at = (time: string) => new Date(`2030-${time}Z`);
  const here = { companyId: 1003, accountId: 1 };
  const seen = { action: 'see', after: { seen: 'taxNumber' } };
  const renamed = { action: 'change', before: { name: 'Σπα' }, after: { name: 'Wellness' } };
  const added = { action: 'add', after: { email: 'new@hotel.gr' } };
  await db.execute(sql`truncate ${auditEntries}`);
  await db.insert(auditEntries).values([
    { ...here, at: at('03-30T22:30'), object: 'employee', objectId: employee.id, employeeId: employee.id, ...seen },
    { ...here, at: at('03-31T10:00'), object: 'place', objectId: 7, ...renamed },
    { companyId: 0, at: at('04-01T10:00'), object: 'account', objectId: 2, ...added },
  ]);
});
afterAll(() => api.stop());

const list = async (query: object = {}) => {
  const { status, body } = await api.asAdmin(unchecked(auditContract.list), { query: query });
  expect(status).toBe(200);
  return body;
};
const objects = async (query: object) => (await list(query)).entries.map(({ object }) => object);

describe('the audit', () => {
  it('tells who did or saw what, when and about whom, the newest first', async () => {
    const { total, entries } = await list();
    expect(total).toBe(3);
    expect(entries).toEqual([
      expect.objectContaining({
        at: '2030-04-01T10:00:00.000Z',
        by: null,
        hotel: null,
        object: 'account',
        about: null,
      }),
      expect.objectContaining({ deed: 'change', before: { name: 'Σπα' }, after: { name: 'Wellness' }, about: null }),
      expect.objectContaining({
        by: { id: 1, name: expect.any(String) },
        hotel: { id: 1003, name: expect.any(String) },
        about: employee,
        deed: 'see',
        before: {},
      }),
    ]);
  });

  it.each([
    [{ hotel: 1003 }, ['place', 'employee']],
    [{ account: 1, deed: 'see' }, ['employee']],
    [{ object: 'account' }, ['account']],
    [{ q: 'σπα' }, ['place']],
    [{ q: 'ΝΕW@hotel' }, []],
    [{ q: 'new@HOTEL' }, ['account']],
    // The first half hour after midnight in Athens is still the previous day in UTC.
    [{ from: '2030-03-31', to: '2030-03-31' }, ['place', 'employee']],
    [{ to: '2030-03-30' }, []],
    [{ from: '2030-04-01' }, ['account']],
    [{ page: 2, perPage: 2 }, ['employee']],
  ])('is narrowed by %j', async (query, expected) => {
    expect(await objects(query)).toEqual(expected);
  });

  it('is narrowed by whom it is about', async () => {
    expect(await objects({ employee: employee.id })).toEqual(['employee']);
  });

  it('offers the accounts and objects that stand in it', async () => {
    const { body } = await api.asAdmin(auditContract.choices, {});
    expect(body.accounts.map(({ id }) => id)).toEqual([1]);
    expect(body.objects).toEqual(['account', 'employee', 'place']);
    expect(body.hotels.map(({ id }) => id)).toContain(1003);
  });

  it('holds what a shift was before it was changed', async () => {
    const shift = {
      hotel: 1003,
      employeeId: employee.id,
      typeOfShift: 'Training',
      start: '2033-01-03T07:00',
      end: '2033-01-03T09:00',
    };
    const saved = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } });
    expect(saved.status).toBe(200);
    const [entry] = (await list({ object: 'shift' })).entries;
    expect(entry).toMatchObject({ deed: 'add', objectId: Number(saved.body.shift.id), about: employee });
  });

  it.each([{ from: 'yesterday' }, { deed: 'steal' }, { hotel: 'x' }])('refuses %j by its field', async (query) => {
    const { status, body } = await api.asAdmin(unchecked(auditContract.list), { query: query });
    expect([status, body.error.fields?.[0]?.path]).toEqual([400, Object.keys(query)[0]]);
  });
});
