import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { slipsContract as slips } from '@horae/contract/settings/slips.contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, invite, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
let call: TestApp['asAdmin'];
let own: number;
const ids: Record<'colleague' | 'elsewhere' | 'both' | 'payer', number> = {
  colleague: 0,
  elsewhere: 0,
  both: 0,
  payer: 0,
};
beforeAll(async () => {
  api = await startTestApp();
  const manager = await activeAccount(api, 'manager@hotel.gr', {
    fullName: 'Ισμήνη Καλλέργη',
    grants: [{ ...wholeHotel(1003), mayAdminister: true, mayPlan: true }, wholeHotel(6001)],
  });
  own = manager.id;
  call = api.as(manager.session.accessToken);
  const grants = {
    colleague: [wholeHotel(1003)],
    elsewhere: [wholeHotel(6001)],
    both: [wholeHotel(1003), { ...wholeHotel(1004), mayPlan: true }],
    payer: [{ ...wholeHotel(1003), mayPayroll: true }],
  };
  for (const [name, given] of Object.entries(grants))
    ids[name as keyof typeof ids] = (await invite(api, `${name}@hotel.gr`, { grants: given })).id;
}, 120_000);
afterAll(() => api.stop());

/** Reads an account for its tag, then changes it. */
async function update(id: number, change: object) {
  const { headers } = await call(unchecked(accounts.one), { query: { id } });
  return call(unchecked(accounts.update), { body: { id, ...change } }, { 'if-match': String(headers.etag) });
}

describe('a hotel administrator', () => {
  it('lists the accounts of its hotel alone, without administrators and without their other hotels', async () => {
    const { body } = await call(accounts.list, { query: { perPage: 100 } });

    const listed = body.accounts.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([own, 2, ids.colleague, ids.both, ids.payer]));
    expect(listed).not.toContain(1);
    expect(listed).not.toContain(ids.elsewhere);
    const both = await call(accounts.one, { query: { id: ids.both } });
    expect(both.body.account.grants.map(({ hotel }) => hotel)).toEqual([1003]);
    for (const id of [1, ids.elsewhere]) expect((await call(accounts.one, { query: { id } })).status).toBe(404);
  });

  it('invites to its hotel, with rights that it has itself', async () => {
    const wanted = (email: string, more: object) => ({
      body: { account: { fullName: 'Νεφέλη Ρούσσου', email, role: 'client', ...more } },
    });
    const ask = (email: string, more: object) => call(unchecked(accounts.invite), wanted(email, more));

    const grant = { ...wholeHotel(1003), mayPlan: true, mayClock: true, mayAdminister: true };
    const { status, body } = await ask('nefeli@hotel.gr', { grants: [grant] });
    expect([status, body.account?.grants.length]).toEqual([201, 1]);
    expect((await ask('a@hotel.gr', { grants: [{ ...grant, mayPayroll: true }] })).body.error).toMatchObject({
      fields: [{ path: 'account.grants.0.mayPayroll' }],
    });
    expect((await ask('b@hotel.gr', { grants: [wholeHotel(1004)] })).status).toBe(400);
    // It uses this one, but does not administer it.
    expect((await ask('c@hotel.gr', { grants: [wholeHotel(6001)] })).status).toBe(400);
    expect((await ask('d@hotel.gr', { grants: [] })).status).toBe(400);
    expect((await ask('e@hotel.gr', { role: 'admin', grants: [wholeHotel(1003)] })).status).toBe(403);
  });

  it('changes the access to its hotel, and leaves that to others as it is', async () => {
    const { status } = await update(ids.both, { grants: [{ ...wholeHotel(1003), mayPlan: true, mayApprove: false }] });

    expect(status).toBe(200);
    const { body } = await api.asAdmin(accounts.one, { query: { id: ids.both } });
    expect(body.account.grants).toMatchObject([
      { hotel: 1003, mayPlan: true, mayApprove: false },
      { hotel: 1004, mayPlan: true, mayApprove: true },
    ]);
    expect((await update(ids.colleague, { grants: [{ ...wholeHotel(1003), mayPayroll: true }] })).status).toBe(400);
    // What somebody has already may stay when something else is changed.
    const kept = { ...wholeHotel(1003), mayPayroll: true, mayPlan: true };
    expect((await update(ids.payer, { grants: [kept] })).status).toBe(200);
  });

  it('acts on no account of other hotels or with more rights, and makes nobody an administrator', async () => {
    const acts = [
      [accounts.disable, {}],
      [accounts.enable, {}],
      [accounts.resetTwoStep, {}],
      [accounts.endSessions, {}],
      [accounts.sendLink, { kind: 'invitation' }],
    ] as const;
    for (const [contract, more] of acts) {
      const ask = async (id: number) => (await call(unchecked(contract), { body: { id, ...more } })).status;
      expect([contract.path, await ask(ids.both), await ask(ids.payer)]).toEqual([contract.path, 403, 403]);
      expect([contract.path, await ask(1), await ask(ids.elsewhere)]).toEqual([contract.path, 404, 404]);
    }
    expect((await update(ids.both, { fullName: 'Other' })).status).toBe(403);
    expect((await update(ids.payer, { email: 'mine@hotel.gr' })).status).toBe(403);
    expect((await update(ids.colleague, { role: 'admin' })).status).toBe(403);
    expect((await update(own, { role: 'admin' })).status).toBe(403);
    expect((await call(unchecked(accounts.sessions), { query: { id: ids.payer } })).status).toBe(403);
  });

  it('invites again, renames, disables and enables the others', async () => {
    expect((await call(accounts.sendLink, { body: { id: ids.colleague, kind: 'invitation' } })).status).toBe(200);
    expect((await update(ids.colleague, { fullName: 'Ρωξάνη Δελή' })).status).toBe(200);
    const { body } = await call(accounts.disable, { body: { id: ids.colleague } });
    expect(body.account.state).toBe('disabled');
    expect((await call(accounts.enable, { body: { id: ids.colleague } })).status).toBe(200);
  });

  it('prints slips of its people, but none by which it could do more', async () => {
    const { db } = api.database;
    const { companyId, employeeId } = accountHotels;
    const isOf = and(eq(companyId, employees.companyId), eq(employeeId, employees.id));
    const people = await db
      .select({ id: employees.id })
      .from(employees)
      .leftJoin(accountHotels, isOf)
      .where(and(eq(employees.companyId, 1003), isNull(employeeId)))
      .orderBy(asc(employees.id))
      .limit(2);
    const employeeIds = people.map(({ id }) => id);
    const added = await call(slips.addAccounts, { body: { hotel: 1003, employeeIds } });
    expect(added.body.people.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
    await db
      .update(accountHotels)
      .set({ mayPayroll: true })
      .where(and(eq(companyId, 1003), eq(employeeId, employeeIds[1]!)));

    const { body } = await call(slips.make, { body: { hotel: 1003, employeeIds } });

    expect(body.slips.map(({ employeeId }) => employeeId)).toEqual([employeeIds[0]]);
    expect(body.without).toMatchObject([{ employeeId: employeeIds[1], fault: 'beyond' }]);
    expect((await call(slips.people, { query: { hotel: 6001 } })).status).toBe(404);
  });
});
