import { sessionContract as session } from '@horae/contract/core/session.contract';
import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '#features/core/session/session.table';
import { securityEvents } from '#platform/security-events/security-events.table';
import { activeAccount, password } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const logIn = async (email: string) => (await api.login(email, password)).accessToken;
const isOpen = async (token: string) => (await api.as(token)(contract.read)).status === 200;
const events = async (account: number) => {
  const { id, kind, subjectId, facts } = securityEvents;
  const ended = await api.database.db
    .select({ facts })
    .from(securityEvents)
    .where(and(eq(kind, 'session-ended'), eq(subjectId, account)))
    .orderBy(asc(id));
  return ended.map((event) => event.facts);
};

it('people see where they are logged in and end one of their other sessions', async () => {
  const { id } = await activeAccount(api, 'seer@hotel.gr');
  const [here, there] = [await logIn('seer@hotel.gr'), await logIn('seer@hotel.gr')];
  const { open, last } = (await api.as(here)(contract.sessions)).body;
  expect([open.length, last.length, open.filter(({ isOwn }) => isOwn).length]).toEqual([3, 3, 1]);
  const other = open[0]!;
  expect(other.isOwn).toBe(false);

  expect((await api.as(here)(contract.endSessions, { body: { session: other.id } })).body).toEqual({ ended: 1 });

  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  expect((await api.as(here)(contract.endSessions, { body: { session: other.id } })).status).toBe(404);
  expect(await events(id)).toEqual([{ sessions: 1 }]);
});

it('they end all their other sessions at once; this one is ended by logging out', async () => {
  await activeAccount(api, 'ender@hotel.gr');
  const [here, there] = [await logIn('ender@hotel.gr'), await logIn('ender@hotel.gr')];

  expect((await api.as(here)(contract.endSessions, { body: {} })).body).toEqual({ ended: 2 });

  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  const [own] = (await api.as(here)(contract.sessions)).body.open;
  expect((await api.as(here)(contract.endSessions, { body: { session: own!.id } })).status).toBe(409);
  expect((await api.as(here)(contract.endSessions, { body: {} })).body).toEqual({ ended: 0 });
});

it('the sessions of others are neither shown nor ended', async () => {
  const { session: mine } = await activeAccount(api, 'one@hotel.gr');
  const { session: theirs } = await activeAccount(api, 'two@hotel.gr');
  const [their] = (await api.as(theirs.accessToken)(contract.sessions)).body.open;

  expect((await api.as(mine.accessToken)(contract.endSessions, { body: { session: their!.id } })).status).toBe(404);

  expect((await api.as(mine.accessToken)(contract.sessions)).body.open).toHaveLength(1);
  expect((await api.as(theirs.accessToken)(session.logout)).status).toBe(200);
});

it('ending them asks for the password again ten minutes after the login', async () => {
  const { session: mine } = await activeAccount(api, 'late@hotel.gr');
  await api.database.db.update(sessions).set({ provenAt: sql`${sessions.provenAt} - interval '11 minutes'` });

  const { status, body } = await api.as(mine.accessToken)(contract.endSessions, { body: {} });

  expect([status, body.error.code]).toEqual([403, 'CONFIRM_IDENTITY']);
});
