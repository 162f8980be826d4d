import { sessionContract as session } from '@horae/contract/core/session.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { privacyContract as privacy } from '@horae/contract/people/privacy.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { slipsContract as slips } from '@horae/contract/settings/slips.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts as accountsTable, passwordResets } from '#features/core/session/session.table';
import { authenticatorApps } from '#features/core/two-step/two-step.table';
import { employees } from '#features/people/people/employees.table';
import { employeePins } from '#features/time/clock-devices/clock-devices.table';
import { attempts } from '#platform/attempts/attempts.table';
import { auditEntries } from '#platform/audit.table';
import { idempotentReplies } from '#platform/idempotency.table';
import { auditOf, chosen, password } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';

const hotel = 1003;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const people = async () => (await api.asAdmin(slips.people, { query: { hotel } })).body.people;
const add = (employeeIds: number[]) => api.asAdmin(slips.addAccounts, { body: { hotel, employeeIds } });
const make = (employeeIds: number[]) => api.asAdmin(slips.make, { body: { hotel, employeeIds } });
const accept = (token: string) => api.asNobody(session.acceptInvitation, { body: { token, ...chosen } });

/** People without an account, none of them twice. */
let next = 0;
async function somebody() {
  const free = (await people()).filter(({ state }) => state === 'no-account');
  next += 1;
  return free[next]!;
}
async function withSlip() {
  const person = await somebody();
  await add([person.id]);
  const { body } = await make([person.id]);
  return { person, slip: body.slips[0]! };
}

describe('an account by slip', () => {
  it('has a login name of hotel and code, no e-mail, and sees its own work', async () => {
    const person = await somebody();

    const { status, body } = await add([person.id, 999_999]);

    expect([status, body.people]).toEqual([
      201,
      [
        { employeeId: person.id, outcome: 'added' },
        { employeeId: 999_999, outcome: 'unknown' },
      ],
    ]);
    const after = (await people()).find(({ id }) => id === person.id);
    expect(after).toMatchObject({ state: 'no-slip', validUntil: null, loginName: `1003-${person.code}`.toUpperCase() });
    const list = await api.asAdmin(accounts.list, { query: { q: after!.loginName! } });
    expect(list.body.accounts).toMatchObject([{ fullName: person.name, email: null, state: 'invited' }]);
    const { id } = list.body.accounts[0]!;
    const one = await api.asAdmin(accounts.one, { query: { id } });
    expect(one.body.account.grants).toMatchObject([{ hotel, scope: 'self', employeeId: person.id, mayClock: true }]);
    expect((await auditOf(api, id)).map(({ object, deed }) => [object, deed])).toEqual([
      ['account', 'add'],
      ['grant', 'add'],
    ]);
    expect((await add([person.id])).body.people).toEqual([{ employeeId: person.id, outcome: 'has-account' }]);
    const link = await api.asAdmin(accounts.sendLink, { body: { id, kind: 'invitation' } });
    expect([link.status, link.body.message]).toEqual([409, 'This account has no e-mail. Print a slip for it instead.']);
  });

  it('gets a name of its own where two codes fold alike', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const rename = (id: number, code: string) =>
      api.database.db
        .update(employees)
        .set({ code })
        .where(and(eq(employees.companyId, hotel), eq(employees.id, id)));
    await rename(one.id, 'ΚΑ 7');
    await rename(other.id, 'KA7');

    await add([one.id, other.id]);

    const names = (await people())
      .filter(({ id }) => [one.id, other.id].includes(id))
      .map(({ loginName }) => loginName);
    expect(names.sort()).toEqual(['1003-KA7', '1003-KA7-2']);
  });
});

describe('a slip', () => {
  it('works for fourteen days, once, by its link or its code, and logs in', async () => {
    const { person, slip } = await withSlip();
    const days = (new Date(slip.validUntil).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(14);
    expect(slip).toMatchObject({ employeeId: person.id, name: person.name, code: person.code });
    expect(slip.typedCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    for (const token of [slip.token, slip.typedCode, slip.typedCode.toLowerCase().replaceAll('-', ' ')]) {
      const read = await api.asNobody(session.readInvitation, { body: { token } });
      expect(read.body).toEqual({ fullName: person.name, email: null, loginName: slip.loginName });
    }
    expect((await people()).find(({ id }) => id === person.id)).toMatchObject({
      state: 'open',
      validUntil: slip.validUntil,
    });

    const { status, body } = await accept(slip.typedCode);

    expect([status, body.userData.hotels[0]?.employeeId]).toEqual([200, person.id]);
    for (const token of [slip.token, slip.typedCode])
      expect((await accept(token)).body.message).toBe('This link has expired.');
    const login = await api.asNobody(session.login, { body: { email: slip.loginName.toLowerCase(), password } });
    expect(login.status).toBe(200);
  });

  it('comes with a kiosk PIN for those who have none, if asked for', async () => {
    const { person } = await withSlip();
    const makeWithPins = () => api.asAdmin(slips.make, { body: { hotel, employeeIds: [person.id], withPins: true } });
    const { companyId, employeeId } = employeePins;
    await api.database.db.delete(employeePins).where(and(eq(companyId, hotel), eq(employeeId, person.id)));

    const without = await make([person.id]);
    const first = await makeWithPins();
    const again = await makeWithPins();

    expect(without.body.slips[0]!.pin).toBeNull();
    expect(first.body.slips[0]!.pin).toMatch(/^\d{5}$/);
    expect(again.body.slips[0]!.pin).toBeNull();
  });

  it('printed again replaces the one before', async () => {
    const { person, slip } = await withSlip();

    const again = (await make([person.id])).body.slips[0]!;

    for (const token of [slip.token, slip.typedCode])
      expect((await api.asNobody(session.readInvitation, { body: { token } })).status).toBe(400);
    expect((await accept(again.token)).status).toBe(200);
  });

  it('replaces a forgotten password and ends the sessions that it had opened', async () => {
    const { person, slip } = await withSlip();
    const before = (await accept(slip.token)).body;
    const again = (await make([person.id])).body.slips[0]!;
    expect((await api.as(before.accessToken)(session.setLanguage, { body: { language: 'el' } })).status).toBe(200);

    const { status } = await accept(again.token);

    expect(status).toBe(200);
    expect((await api.as(before.accessToken)(session.setLanguage, { body: { language: 'el' } })).status).toBe(401);
  });

  it('is refused by name for those who cannot have one', async () => {
    const [free, hasEmail, disabled] = [await somebody(), await withSlip(), await withSlip()];
    const accountOf = async (loginName: string) =>
      (await api.asAdmin(accounts.list, { query: { q: loginName } })).body.accounts[0]!.id;
    const mailed = await accountOf(hasEmail.slip.loginName);
    await api.database.db.update(accountsTable).set({ email: 'own@hotel.gr' }).where(eq(accountsTable.id, mailed));
    await api.asAdmin(accounts.disable, { body: { id: await accountOf(disabled.slip.loginName) } });

    const { body } = await make([free.id, hasEmail.person.id, disabled.person.id, 999_999]);

    expect([body.slips, body.without.map(({ fault }) => fault)]).toEqual([
      [],
      ['no-account', 'has-email', 'disabled', 'unknown'],
    ]);
  });

  it('lets nobody in past a second step', async () => {
    const { person, slip } = await withSlip();
    await accept(slip.token);
    const again = (await make([person.id])).body.slips[0]!;
    const { id, loginName } = accountsTable;
    const [account] = await api.database.db.select({ id }).from(accountsTable).where(eq(loginName, slip.loginName));
    await api.database.db.insert(authenticatorApps).values({ accountId: account!.id, secret: 'sealed' });

    expect((await accept(again.token)).body.message).toBe('This link has expired.');
    expect((await make([person.id])).body.without).toMatchObject([{ fault: 'two-step' }]);
  });

  it('ends with its account when its person is erased, and leaves no login name', async () => {
    const { person, slip } = await withSlip();
    await api.asNobody(session.login, { body: { email: slip.loginName, password } });
    await api.asAdmin(actions.leave, { body: { hotel, id: person.id, lastDay: '2025-03-31' } });

    const { status, body } = await api.asAdmin(privacy.erase, { body: { hotel, id: person.id } });

    expect(status, JSON.stringify(body)).toBe(200);
    expect((await accept(slip.token)).status).toBe(400);
    const { before, after } = auditEntries;
    const { rows } = await api.database.db.execute(
      sql`select 1 from ${accountsTable} where ${accountsTable.loginName} = ${slip.loginName}
        union all select 1 from ${attempts} where position(${slip.loginName} in ${attempts.key}) > 0
        union all select 1 from ${auditEntries} where position(${slip.loginName} in concat(${before}, ${after})) > 0`,
    );
    expect(rows).toEqual([]);
  });

  it('keeps its secrets out of what is stored', async () => {
    const { slip } = await withSlip();

    const { before, after } = auditEntries;
    const { rows } = await api.database.db.execute(
      sql`select 1 from ${passwordResets} where ${passwordResets.hash} in (${slip.token}, ${slip.typedCode})
        union all select 1 from ${auditEntries} where concat(${before}, ${after}) like ${`%${slip.token}%`}
        union all select 1 from ${idempotentReplies} where ${idempotentReplies.reply}::text like ${`%${slip.token}%`}`,
    );
    expect(rows).toEqual([]);
  });
});
