import { sessionContract as session } from '@horae/contract/core/session.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts as accountsTable, refreshTokens, sessions } from '#features/core/session/session.table';
import { attempts } from '#platform/attempts/attempts.table';
import { activeAccount, auditOf, chosen, invite, password, tokenTo } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { makeAdministrator } from '../../core/session/administrator.service';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(attempts));

const disable = (id: number) => api.asAdmin(accounts.disable, { body: { id } });
const enable = (id: number) => api.asAdmin(accounts.enable, { body: { id } });
const demote = (id: number) => api.asAdmin(accounts.update, { body: { id, role: 'client' } });
const logIn = (email: string, tried = password) =>
  api.asNobody(session.login, { body: { email, password: tried } }, { 'user-agent': 'Firefox on the desk' });

describe('a disabled account', () => {
  it('is refused everywhere at once, as one whose session has ended', async () => {
    const { id, session: current } = await activeAccount(api, 'gone@hotel.gr');

    const { status, body } = await disable(id);

    expect([status, body.account.state]).toEqual([200, 'disabled']);
    const asked = await api.as(current.accessToken)(session.logout);
    expect([asked.status, asked.body.error.code]).toEqual([401, 'UNAUTHORIZED']);
    const renewed = await api.asNobody(session.refresh, { body: { refreshToken: current.refreshToken } });
    expect([renewed.status, renewed.body.error.code]).toEqual([401, 'INVALID_REFRESH_TOKEN']);
    expect((await auditOf(api, id)).at(-1)).toMatchObject({ by: 1, deed: 'change', before: { disabledAt: null } });
  });

  it('cannot log in, in the very words of a wrong password', async () => {
    const { id } = await activeAccount(api, 'words@hotel.gr');
    await disable(id);

    const [right, wrong] = [await logIn('words@hotel.gr'), await logIn('words@hotel.gr', 'another password')];

    expect([right.status, right.text]).toEqual([400, wrong.text]);
    expect(right.body.error.code).toBe('INVALID_CREDENTIALS');
    const { key, count } = attempts;
    const counted = await api.database.db.select({ count }).from(attempts).where(eq(key, 'login words@hotel.gr'));
    expect(counted).toEqual([{ count: 2 }]);
  });

  it('is shut out even while its session is not marked as ended', async () => {
    const { id, session: current } = await activeAccount(api, 'late@hotel.gr');
    await api.database.db.update(accountsTable).set({ disabledAt: sql`now()` }).where(eq(accountsTable.id, id));

    expect((await api.as(current.accessToken)(session.logout)).status).toBe(401);
    const renewed = await api.asNobody(session.refresh, { body: { refreshToken: current.refreshToken } });
    expect(renewed.status).toBe(401);
  });

  it('gets no mail and cannot use the links it has', async () => {
    await activeAccount(api, 'links@hotel.gr');
    const { id } = (await api.asAdmin(accounts.list, { query: { q: 'links@' } })).body.accounts[0]!;
    await api.asAdmin(accounts.sendLink, { body: { id, kind: 'reset' } });
    const token = await tokenTo(api, 'links@hotel.gr');
    await disable(id);

    const used = await api.asNobody(session.resetPassword, { body: { token, ...chosen } });
    const sent = await api.asAdmin(accounts.sendLink, { body: { id, kind: 'reset' } });

    expect([used.status, used.body.message]).toEqual([400, 'This link has expired.']);
    expect(sent.status).toBe(409);
    await enable(id);
    expect((await api.asNobody(session.resetPassword, { body: { token, ...chosen } })).status).toBe(400);
  });

  it('logs in again once it is enabled; its old sessions stay ended', async () => {
    const { id, session: current } = await activeAccount(api, 'back@hotel.gr');
    await disable(id);

    expect((await enable(id)).body.account.state).toBe('active');

    expect((await logIn('back@hotel.gr')).status).toBe(200);
    expect((await api.as(current.accessToken)(session.logout)).status).toBe(401);
  });

  it('stays invited when it never chose a password', async () => {
    const { id } = await invite(api, 'never@hotel.gr');
    const token = await tokenTo(api, 'never@hotel.gr');
    await disable(id);

    expect((await api.asNobody(session.acceptInvitation, { body: { token, ...chosen } })).status).toBe(400);
    expect((await enable(id)).body.account.state).toBe('invited');
  });
});

describe('administrators', () => {
  it('do not disable themselves', async () => {
    const { id } = await activeAccount(api, 'second@hotel.gr', { role: 'admin' });

    const { status, body } = await disable(1);

    expect([status, body.error.code]).toEqual([409, 'CONFLICT']);
    await disable(id);
  });

  it('keep one of them who can log in: neither an invited nor a disabled one counts', async () => {
    await invite(api, 'invited.admin@hotel.gr', { role: 'admin' });

    const { status, body } = await demote(1);

    expect([status, body.message]).toEqual([
      409,
      'This is the last administrator who can log in. Make somebody else an administrator first.',
    ]);
    expect((await api.asAdmin(accounts.one, { query: { id: 1 } })).body.account.role).toBe('admin');
  });

  it('cannot shut each other out at the same moment', async () => {
    const own = await startTestApp();
    const { id, session: other } = await activeAccount(own, 'rival@hotel.gr', { role: 'admin' });

    const answers = await Promise.all([
      own.asAdmin(accounts.disable, { body: { id } }),
      own.as(other.accessToken)(accounts.disable, { body: { id: 1 } }),
    ]);

    const { role, disabledAt, passwordHash } = accountsTable;
    const isAdministrator = and(eq(role, 'admin'), isNull(disabledAt), isNotNull(passwordHash));
    const left = await own.database.db.$count(accountsTable, isAdministrator);
    expect([left, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
    await own.stop();
  });

  it('who become clients lose their sessions and their rights', async () => {
    const { id, session: current } = await activeAccount(api, 'former@hotel.gr', { role: 'admin' });
    expect((await api.as(current.accessToken)(accounts.list, { query: {} })).status).toBe(200);

    expect((await demote(id)).status).toBe(200);

    expect((await api.as(current.accessToken)(accounts.list, { query: {} })).status).toBe(401);
    const again = (await logIn('former@hotel.gr')).body;
    expect((await api.as(again.accessToken)(accounts.list, { query: {} })).status).toBe(403);
  });

  it('come back by the command line, whatever was done to them', async () => {
    const { id } = await activeAccount(api, 'rescue@hotel.gr', { role: 'admin' });
    await disable(id);

    await makeAdministrator(
      api.database.db,
      { email: 'rescue@hotel.gr', password: 'a way back in', appName: 'Horae' },
      async () => undefined,
    );

    expect((await logIn('rescue@hotel.gr', 'a way back in')).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed with what the browser said, cut to 200 characters, and end one by one', async () => {
    const { id } = await activeAccount(api, 'desks@hotel.gr');
    const desk = (await logIn('desks@hotel.gr')).body;
    await api.asNobody(
      session.login,
      { body: { email: 'desks@hotel.gr', password } },
      { 'user-agent': 'x'.repeat(300) },
    );
    const { body } = await api.asAdmin(accounts.sessions, { query: { id } });
    expect(body.open.map(({ agent }) => agent)).toEqual(['x'.repeat(200), 'Firefox on the desk', 'lightMyRequest']);
    expect(body.last).toHaveLength(3);

    const ended = await api.asAdmin(accounts.endSessions, { body: { id, session: body.open[1]!.id } });

    expect(ended.status).toBe(200);
    expect((await api.as(desk.accessToken)(session.logout)).status).toBe(401);
    const left = (await api.asAdmin(accounts.sessions, { query: { id } })).body;
    expect([left.open.length, left.last[1]!.endedAt === null]).toEqual([2, false]);
    expect((await api.asAdmin(accounts.endSessions, { body: { id, session: body.open[1]!.id } })).status).toBe(404);
  });

  it('of another account do not end by its id', async () => {
    const { id } = await activeAccount(api, 'mine@hotel.gr');
    const other = await activeAccount(api, 'theirs@hotel.gr');
    const [theirs] = (await api.asAdmin(accounts.sessions, { query: { id: other.id } })).body.open;

    expect((await api.asAdmin(accounts.endSessions, { body: { id, session: theirs!.id } })).status).toBe(404);
    expect((await api.as(other.session.accessToken)(session.logout)).status).toBe(200);
  });

  it('that have run out are not open', async () => {
    const { id } = await activeAccount(api, 'idle@hotel.gr');
    const { db } = api.database;
    const theirs = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, id));
    await db.update(refreshTokens).set({ expiresAt: sql`now()` }).where(inArray(refreshTokens.sessionId, theirs));

    expect((await api.asAdmin(accounts.sessions, { query: { id } })).body.open).toEqual([]);
  });

  it('all end but the one that asks', async () => {
    const { session: current, id } = await activeAccount(api, 'boss@hotel.gr', { role: 'admin' });
    const other = (await logIn('boss@hotel.gr')).body;
    const asBoss = api.as(current.accessToken);

    expect((await asBoss(accounts.endSessions, { body: { id } })).status).toBe(200);

    expect((await api.as(other.accessToken)(session.logout)).status).toBe(401);
    const { open } = (await asBoss(accounts.sessions, { query: { id } })).body;
    expect(open.map(({ isOwn }) => isOwn)).toEqual([true]);
    expect((await asBoss(accounts.endSessions, { body: { id, session: open[0]!.id } })).status).toBe(409);
  });
});
