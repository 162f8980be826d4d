import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departments, organisationUnits } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, auditOf, invite, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => api.asAdmin(accounts.list, { query });
const one = (id: number) => api.asAdmin(accounts.one, { query: { id } });
const update = (body: object, headers = {}) => api.asAdmin(unchecked(accounts.update), { body: body }, headers);

describe('the list of accounts', () => {
  beforeAll(async () => {
    await invite(api, 'rhea@hotel.gr', { fullName: 'Ρέα Ζαφείρη', grants: [wholeHotel(1004)] });
    const { id } = await activeAccount(api, 'orestis@hotel.gr', { fullName: 'Orestis Kallas' });
    await api.asAdmin(accounts.disable, { body: { id } });
  });

  it('shows role, state, hotels and the last login, by name unless told', async () => {
    await api.login('client@demo.com', 'client');

    const { body } = await list();

    expect(body.counts).toEqual({ invited: 1, unconfirmed: 0, active: 2, disabled: 1 });
    expect(body.accounts.map(({ email, role, state, hotels }) => [email, role, state, hotels.length])).toEqual([
      ['admin@demo.com', 'admin', 'active', 0],
      ['client@demo.com', 'client', 'active', 1],
      ['orestis@hotel.gr', 'client', 'disabled', 0],
      ['rhea@hotel.gr', 'client', 'invited', 1],
    ]);
    expect(body.accounts.map(({ lastLoginAt }) => lastLoginAt === null)).toEqual([false, false, false, true]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ q: 'ρέα' }, ['rhea']],
    [{ q: 'DEMO.com' }, ['admin', 'client']],
    [{ role: 'admin' }, ['admin']],
    [{ state: 'invited' }, ['rhea']],
    [{ state: 'Disabled' }, ['orestis']],
    [{ hotel: 1003 }, ['admin', 'client']],
    [{ hotel: 1004 }, ['admin', 'rhea']],
    [{ state: 'nothing' }, []],
    [{ sortColumn: 'id', sort: 'desc', perPage: 2 }, ['orestis', 'rhea']],
    [{ sortColumn: 'id', perPage: 3, page: 2 }, ['orestis']],
    [{ sortColumn: 'email', sort: 'desc', perPage: 1 }, ['rhea']],
  ])('finds by %j', async (query, names) => {
    const { body } = await list(query);

    expect(body.accounts.map(({ email }) => email?.split('@')[0])).toEqual(names);
  });

  it.each([
    [{ hotel: 'x' }, 'hotel'],
    [{ sortColumn: 'passwordHash' }, 'sortColumn'],
    [{ perPage: 101 }, 'perPage'],
  ])('names the field of %j', async (query, path) => {
    const { status, body } = await list(query);

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('an account', () => {
  it('is read with its grants', async () => {
    const { status, body } = await one(2);

    expect(status).toBe(200);
    expect(body.account).toMatchObject({ email: 'client@demo.com', role: 'client', state: 'active' });
    expect(body.account.grants).toEqual([
      expect.objectContaining({ hotel: 1003, scope: 'hotel', employeeId: null, mayApprove: true }),
    ]);
    expect((await one(404_404)).status).toBe(404);
  });

  it('changes what is sent, which is written down and told to administrators', async () => {
    const { id } = await invite(api, 'name@hotel.gr');

    let answer = await update({ id });
    const announced = await changesOf(api, async () => {
      answer = await update({ id, fullName: ' Αγνή Δούκα ' });
    });

    expect([answer.status, answer.body.account.fullName, answer.body.account.role]).toEqual([
      200,
      'Αγνή Δούκα',
      'client',
    ]);
    expect(announced).toEqual(['accounts:admins', 'chat:all']);
    expect((await auditOf(api, id)).at(-1)).toMatchObject({
      companyId: 0,
      by: 1,
      object: 'account',
      deed: 'change',
      before: { fullName: 'Κατερίνα Ρήγα' },
      after: { fullName: 'Αγνή Δούκα' },
    });
  });

  it('is not changed over somebody else’s change', async () => {
    const { id } = await invite(api, 'stale@hotel.gr');
    const tag = String((await one(id)).headers.etag);
    const first = await update({ id, grants: [wholeHotel(6001)] }, { 'if-match': tag });

    const second = await update({ id, fullName: 'Other' }, { 'if-match': tag });

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body).toMatchObject({
      current: { account: { fullName: 'Κατερίνα Ρήγα', grants: [{ hotel: 6001 }] } },
    });
    const again = await update({ id, fullName: 'Other' }, { 'if-match': String(first.headers.etag) });
    expect(again.status).toBe(200);
  });

  it('may be changed although it has logged in meanwhile', async () => {
    const { id } = await activeAccount(api, 'busy@hotel.gr');
    const tag = String((await one(id)).headers.etag);
    await api.login('busy@hotel.gr', 'olive branch 42');

    expect((await update({ id, fullName: 'Busy' }, { 'if-match': tag })).status).toBe(200);
  });

  it.each<[string, object, string]>([
    ['a blank name', { fullName: ' ' }, 'fullName'],
    ['a name of 101 characters', { fullName: 'x'.repeat(101) }, 'fullName'],
    ['an unknown role', { role: 'owner' }, 'role'],
    ['an unknown hotel', { grants: [wholeHotel(7)] }, 'grants.0.hotel'],
    ['a hotel twice', { grants: [wholeHotel(1003), wholeHotel(1003)] }, 'grants'],
    ['places without any', { grants: [{ ...wholeHotel(1003), scope: 'places' }] }, 'grants.0.departmentIds'],
    ['a whole hotel with a unit', { grants: [{ ...wholeHotel(1003), unitIds: [101] }] }, 'grants.0.scope'],
    [
      'a place twice',
      { grants: [{ ...wholeHotel(1003), scope: 'places', departmentIds: [74616, 74616] }] },
      'grants.0.departmentIds',
    ],
    [
      'an unknown unit',
      { grants: [{ ...wholeHotel(1003), scope: 'places', unitIds: [99_999] }] },
      'grants.0.unitIds.0',
    ],
    ['oneself without a person', { grants: [{ ...wholeHotel(1003), scope: 'self' }] }, 'grants.0.employeeId'],
    ['an unknown person', { grants: [{ ...wholeHotel(1003), employeeId: 5 }] }, 'grants.0.employeeId'],
  ])('with %s is refused by name of the field', async (_what, change, path) => {
    const answer = await update({ id: 2, ...change });

    expect([answer.status, answer.body.error.fields?.[0]?.path], answer.text).toEqual([400, path]);
    expect((await one(2)).body.account.grants).toHaveLength(1);
  });
});

describe('grants', () => {
  type Listed = typeof organisationUnits | typeof departments | typeof employees;
  const firstId = async (table: Listed, hotel: number, order = asc) => {
    const { rows } = await api.database.db.execute<{ id: number }>(
      sql`select ${table.id} from ${table} where ${table.companyId} = ${hotel} order by ${order(table.id)} limit 1`,
    );
    return rows[0]!.id;
  };

  it('are added, changed and taken away, each written down at its hotel', async () => {
    const { id } = await invite(api, 'grants@hotel.gr', { grants: [wholeHotel(1003), wholeHotel(1004)] });
    const unit = await firstId(organisationUnits, 1003);
    const employee = await firstId(employees, 6001);
    const ofUnit = { ...wholeHotel(1003), scope: 'places' as const, unitIds: [unit], mayPlan: true };
    const own = { ...wholeHotel(6001), scope: 'self' as const, employeeId: employee, mayClock: true };

    const { body } = await update({ id, grants: [ofUnit, own] });

    expect(body.account.grants).toMatchObject([
      { hotel: 1003, scope: 'places', unitIds: [unit], mayPlan: true, mayApprove: true },
      { hotel: 6001, scope: 'self', employeeId: employee, mayClock: true },
    ]);
    expect(body.account.grants[0]!.placeNames).toEqual([expect.stringMatching(/\S/)]);
    expect(body.account.grants[1]!.employeeName).toMatch(/\S/);
    expect((await auditOf(api, id)).filter(({ object }) => object === 'grant').slice(2)).toMatchObject([
      {
        companyId: 1003,
        by: 1,
        deed: 'change',
        before: { scope: 'hotel' },
        after: { scope: 'places', unitIds: [unit] },
      },
      { companyId: 1004, by: 1, deed: 'remove' },
      { companyId: 6001, by: 1, deed: 'add', employeeId: employee },
    ]);
    await update({ id, grants: [ofUnit, own] });
    expect((await auditOf(api, id)).filter(({ object }) => object === 'grant')).toHaveLength(5);
  });

  it('refuse a department of another hotel, and a department as a unit', async () => {
    const foreign = await firstId(departments, 1004);
    const own = await firstId(departments, 1003);
    const grant = { ...wholeHotel(1003), scope: 'places' as const };

    expect((await update({ id: 2, grants: [{ ...grant, departmentIds: [foreign] }] })).status).toBe(400);
    expect((await update({ id: 2, grants: [{ ...grant, unitIds: [own] }] })).status).toBe(400);
  });

  it('take several units and departments of one hotel, and name them', async () => {
    const { id } = await invite(api, 'three.places@hotel.gr');
    const rows = await api.database.db
      .select()
      .from(departments)
      .where(eq(departments.companyId, 1003))
      .orderBy(asc(departments.name))
      .limit(2);
    const unit = await firstId(organisationUnits, 1003);
    const departmentIds = rows.map((one) => one.id).toSorted((a, b) => b - a);

    const { body } = await update({
      id,
      grants: [{ ...wholeHotel(1003), scope: 'places', unitIds: [unit], departmentIds }],
    });

    const [grant] = body.account.grants;
    expect(grant).toMatchObject({ unitIds: [unit], departmentIds: departmentIds.toReversed() });
    expect(grant!.placeNames.slice(1)).toEqual(rows.map(({ name }) => name));
  });

  it('link a person to one account only, also when two are given it at once', async () => {
    const employee = await firstId(employees, 1004, desc);
    const [a, b] = [await invite(api, 'twin.a@hotel.gr'), await invite(api, 'twin.b@hotel.gr')];
    const grants = [{ ...wholeHotel(1004), employeeId: employee }];

    const answers = await Promise.all([a, b].map(({ id }) => update({ id, grants })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body.error.fields?.[0]?.message).toMatch(/has an account already: twin\.[ab]@hotel\.gr/);
  });

  it('say which person an account is, at login', async () => {
    const employee = await firstId(employees, 1003, desc);
    const grants = [{ ...wholeHotel(1003), employeeId: employee }];

    const { session } = await activeAccount(api, 'linked@hotel.gr', { grants });

    expect(session.userData.employeeId).toBe(employee);
    expect(session.userData.hotels).toEqual([expect.objectContaining({ ErpCompanyId: 1003, employeeId: employee })]);
    expect((await api.login('client@demo.com', 'client')).userData).not.toHaveProperty('employeeId');
  });

  it('offer the places and the people of a hotel, and who has an account', async () => {
    const { body } = await api.asAdmin(accounts.hotel, { query: { hotel: 1003 } });

    expect(body.units.length).toBeGreaterThan(1);
    expect(body.units[0]).toMatchObject({ name: expect.any(String), within: expect.any(String), isClosed: false });
    expect(body.departments.length).toBeGreaterThan(1);
    expect(body.people.filter(({ accountId }) => accountId !== null)).toHaveLength(1);
    expect((await api.asAdmin(accounts.hotel, { query: { hotel: 7 } })).status).toBe(404);
  });
});
