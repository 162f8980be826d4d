import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accounts,
  emailChanges,
  knownBrowsers,
  passwordResets,
  refreshTokens,
  sessions,
} from '#features/core/session/session.table';
import { readSettings } from '#platform/settings';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { everyOutdated } from '../../every-work';
import { attempts } from '../attempts/attempts.table';
import { bare } from '../column-names';
import { inTransaction } from '../database';
import { idempotentReplies } from '../idempotency.table';
import { securityEvents } from '../security-events/security-events.table';
import { deleteOutdated } from './outdated-rows';
import { workLeases } from './work.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const deleteNow = () => deleteOutdated(api.database.db, everyOutdated(readSettings({})));
const ago = (days: number) => sql`now() - ${days} * interval '1 day'`;

it('deletes what nobody will ask for again, and nothing else', async () => {
  const { accessToken } = await api.login('client@demo.com', 'client');
  await deleteNow();
  const { db } = api.database;
  const [account] = await db.select({ accountId: accounts.id }).from(accounts).limit(1);
  const { accountId } = account!;
  const open = randomUUID();
  await db.insert(sessions).values([
    { id: randomUUID(), accountId, startedAt: ago(400), endedAt: ago(91) },
    { id: randomUUID(), accountId, startedAt: ago(400), endedAt: ago(89) },
    { id: open, accountId, startedAt: ago(400) },
    { id: randomUUID(), accountId, startedAt: ago(1) },
  ]);
  await db.insert(refreshTokens).values({ hash: 'old', sessionId: open, expiresAt: ago(2) });
  const links = [31, 29].map((days) => ({ hash: `link${days}`, accountId, expiresAt: ago(days) }));
  await db.insert(passwordResets).values(links);
  await db.insert(emailChanges).values({ accountId, email: 'new@hotel.gr', hash: 'change', expiresAt: ago(2) });
  const keys = [2, 0].map((days) => ({ key: `key${days}`, count: 1, freeAt: ago(0), lastAt: ago(days) }));
  await db.insert(attempts).values(keys);
  const browsers = [181, 179].map((days) => ({ accountId, hash: `browser${days}`, lastAt: ago(days) }));
  await db.insert(knownBrowsers).values(browsers);
  const { key, call, reply, at } = idempotentReplies;
  await db.execute(sql`
    insert into ${idempotentReplies} (${bare(idempotentReplies.accountId, key, call, reply, at)})
      select 1, 'key' || n, '/x', '{}', now() - case when n > 1 then 25 else 1 end * interval '1 hour' from generate_series(1, 12001) n`);
  const logins = [401, 399].map((days) => ({ at: ago(days), kind: 'login', outcome: 'success' }) as const);
  await db.insert(securityEvents).values(logins);
  await db.insert(workLeases).values([
    { work: 'old', companyId: 0, leasedUntil: ago(31) },
    { work: 'mine', companyId: 0, leasedUntil: ago(0) },
  ]);
  const gone = [
    [sessions, 2],
    [refreshTokens, 1],
    [passwordResets, 1],
    [emailChanges, 1],
    [attempts, 1],
    [knownBrowsers, 1],
    [idempotentReplies, 12_000],
    [securityEvents, 1],
    [workLeases, 1],
  ] as const;
  const counts = () => Promise.all(gone.map(([table]) => db.$count(table)));
  const before = await counts();

  expect(await deleteNow()).toBe(2 + 1 + 1 + 1 + 1 + 1 + 12_000 + 1 + 1);

  const after = await counts();
  for (const [index, [table, count]] of gone.entries()) {
    const name = getTableName(table);
    expect([name, before[index]! - after[index]!]).toEqual([name, count]);
  }
  expect(
    await api.app.inject({
      method: 'GET',
      url: '/apps/todo/tasks',
      headers: { authorization: `Bearer ${accessToken}` },
    }),
  ).toMatchObject({ statusCode: 200 });
});

it('leaves a locked row for the next time', async () => {
  const { db } = api.database;
  await db.insert(workLeases).values({ work: 'locked', companyId: 0, leasedUntil: ago(31) });
  await inTransaction(db, async (tx) => {
    await tx.select().from(workLeases).where(eq(workLeases.work, 'locked')).for('update');

    expect(await deleteNow()).toBe(0);
  });
  expect(await deleteNow()).toBe(1);
});
