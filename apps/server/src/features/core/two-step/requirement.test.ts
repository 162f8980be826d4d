import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import { sessionContract as session } from '@horae/contract/core/session.contract';
import { twoStepContract as twoStep } from '@horae/contract/core/two-step.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { inTransaction } from '#platform/database';
import { activeAccount, auditOf, password, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accountWithApp, codeOf } from '#test/two-step';
import { resetOnMachine } from '../session/administrator.service';
import { eraseFromAccounts } from '../session/session.commands';
import { authenticatorApps, recoveryCodes, twoStepPolicy } from './two-step.table';

let api: TestApp;
let admin: Awaited<ReturnType<typeof accountWithApp>>;
beforeAll(async () => {
  api = await startTestApp();
  admin = await accountWithApp(api, 'boss@hotel.gr', { role: 'admin' });
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(twoStepPolicy));

const setTo = (requiredOf: 'nobody' | 'administrators' | 'administrators-and-approvers') =>
  admin.call(twoStep.saveRequirement, { body: { requiredOf } });
const search = async (call: TestApp['asAdmin']) => {
  const { status, body } = await call(mainSearchContract.find, { query: { q: 'x' } });
  return status === 200 ? 200 : body.error.code;
};

describe('two-step verification required by setting', () => {
  it('is required of nobody at first', async () => {
    const { body } = await api.asAdmin(twoStep.requirement);

    expect(body).toEqual({ requiredOf: 'nobody', missing: 0 });
    expect((await api.asClient(twoStep.requirement)).status).toBe(403);
  });

  it('admits administrators only to setting it up, until they have', async () => {
    const { session: own } = await activeAccount(api, 'deputy@hotel.gr', { role: 'admin' });
    const call = api.as(own.accessToken);
    expect((await setTo('administrators')).body).toEqual({ requiredOf: 'administrators', missing: 2 });

    expect(await search(call)).toBe('SET_UP_TWO_STEP');
    expect((await call(twoStep.saveRequirement, { body: { requiredOf: 'nobody' } })).status).toBe(403);
    expect([await search(api.asClient), await search(admin.call)]).toEqual([200, 200]);
    const relogged = await api.login('deputy@hotel.gr', password);
    expect(await search(api.as(relogged.accessToken))).toBe('SET_UP_TWO_STEP');
    const renewed = await api.asNobody(session.refresh, { body: { refreshToken: own.refreshToken } });
    expect(renewed.status).toBe(200);

    expect((await call(twoStep.read)).body).toMatchObject({ isOn: false, isRequired: true });
    const { secret } = (await call(twoStep.beginApp)).body;
    await call(twoStep.confirmApp, { body: { code: codeOf(secret) } });
    expect(await search(call)).toBe(200);
    expect((await call(twoStep.switchOff)).status).toBe(409);
    expect((await call(twoStep.removeApp)).status).toBe(409);
    expect((await call(twoStep.read)).body.isOn).toBe(true);
  });

  it('can include those who approve for others', async () => {
    const approver = await activeAccount(api, 'head@hotel.gr', { grants: [wholeHotel(1003)] });
    const planner = await activeAccount(api, 'planner@hotel.gr', {
      grants: [{ ...wholeHotel(1003), mayApprove: false }],
    });
    const calls = [approver, planner].map((account) => api.as(account.session.accessToken));

    await setTo('administrators-and-approvers');
    expect(await Promise.all(calls.map(search))).toEqual(['SET_UP_TWO_STEP', 200]);

    await setTo('nobody');
    expect(await Promise.all(calls.map(search))).toEqual([200, 200]);
  });

  it('is changed on what was seen, and audited', async () => {
    const { headers } = await admin.call(twoStep.requirement);
    await setTo('administrators');
    const body = { requiredOf: 'nobody' } as const;
    const stale = await admin.call(twoStep.saveRequirement, { body }, { 'if-match': String(headers.etag) });

    expect(stale.status).toBe(412);
    await setTo('nobody');
    const { id, object, before, after } = auditEntries;
    const [written] = await api.database.db
      .select({ before, after })
      .from(auditEntries)
      .where(eq(object, 'two-step requirement'))
      .orderBy(desc(id))
      .limit(1);
    expect(written).toEqual({ before: { requiredOf: 'administrators' }, after: { requiredOf: 'nobody' } });
  });
});

describe('an administrator who resets the two-step verification of somebody', () => {
  it('ends the sessions, tells the person and is audited; the password alone then logs in', async () => {
    const { id, call } = await accountWithApp(api, 'lost.phone@hotel.gr');
    const { body: before } = await admin.call(accountsContract.one, { query: { id } });
    expect(before.account.hasTwoStep).toBe(true);

    const { status, body } = await admin.call(accountsContract.resetTwoStep, { body: { id } });

    expect([status, body.account.hasTwoStep]).toEqual([200, false]);
    expect((await call(twoStep.read)).status).toBe(401);
    const again = api.as((await api.login('lost.phone@hotel.gr', password)).accessToken);
    const { emails } = (await again(emailContract.list, { query: {} })).body;
    expect(emails.map(({ subject }) => subject)).toContain('Two-step verification was reset');
    expect(await auditOf(api, id)).toContainEqual(
      expect.objectContaining({ by: admin.id, after: { twoStep: 'reset' } }),
    );
    expect((await admin.call(accountsContract.resetTwoStep, { body: { id } })).status).toBe(409);
  });

  it('cannot reset the own one', async () => {
    expect((await admin.call(accountsContract.resetTwoStep, { body: { id: admin.id } })).status).toBe(409);
    expect((await admin.call(twoStep.read)).body.isOn).toBe(true);
  });
});

describe('the two-step verification of an account', () => {
  it('is reset on the machine by whoever runs the server, once, and its sessions end', async () => {
    const { id, call } = await accountWithApp(api, 'alone@hotel.gr', { role: 'admin' });

    expect(await resetOnMachine(api.database.db, 'Alone@hotel.gr')).toBe(true);

    expect((await call(twoStep.read)).status).toBe(401);
    expect(await auditOf(api, id)).toContainEqual(
      expect.objectContaining({ by: null, after: { twoStep: 'reset on the machine' } }),
    );
    expect(await resetOnMachine(api.database.db, 'alone@hotel.gr')).toBe(false);
    expect(await resetOnMachine(api.database.db, 'nobody@hotel.gr')).toBe(false);
  });

  it('is erased with the account of a person', async () => {
    const { db } = api.database;
    const [person] = await db
      .select({ employeeId: employees.id })
      .from(employees)
      .where(eq(employees.companyId, 1003))
      .orderBy(asc(employees.id))
      .limit(1);
    const { employeeId } = person!;
    const { id } = await accountWithApp(api, 'erased@hotel.gr', { grants: [{ ...wholeHotel(1003), employeeId }] });

    await inTransaction(db, (tx) => eraseFromAccounts(tx, 1003, employeeId));

    for (const table of [authenticatorApps, recoveryCodes])
      expect(await db.$count(table, eq(table.accountId, id))).toBe(0);
  });
});
