import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
let employee: { id: number; name: string };
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from employees where company_id = 1003 order by id limit 1`,
  );
  employee = rows[0]!;
  await db.execute(sql`truncate audit_entries`);
  await db.execute(sql`insert into audit_entries (company_id, at, account_id, object, object_id, employee_id, deed, before, after) values
    (1003, '2030-03-30T22:30Z', 1, 'employee', ${employee.id}, ${employee.id}, 'see', null, '{"seen": "taxNumber"}'),
    (1003, '2030-03-31T10:00Z', 1, 'place', 7, null, 'change', '{"name": "Σπα"}', '{"name": "Wellness"}'),
    (0, '2030-04-01T10:00Z', null, 'account', 2, null, 'add', null, '{"email": "new@hotel.gr"}')`);
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
