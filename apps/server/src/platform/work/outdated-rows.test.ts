import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#platform/settings';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { everyOutdated } from '../../every-work';
import { deleteOutdated } from './outdated-rows';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const deleteNow = () => deleteOutdated(api.database.db, everyOutdated(readSettings({})));
const left = async (table: string) =>
  Number((await api.database.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows);

it('deletes what nobody will ask for again, and nothing else', async () => {
  const { accessToken } = await api.login('client@demo.com', 'client');
  await deleteNow();
  const { pool } = api.database;
  const session = `(gen_random_uuid(), (select id from accounts limit 1)`;
  await pool.query(`
    insert into sessions (id, account_id, started_at, ended_at) values
      ${session}, now() - interval '400 days', now() - interval '91 days'),
      ${session}, now() - interval '400 days', now() - interval '89 days'),
      ${session}, now() - interval '400 days', null),
      ${session}, now() - interval '1 day', null);
    insert into refresh_tokens (hash, session_id, expires_at)
      select 'old', id, now() - interval '2 days' from sessions where started_at < now() - interval '300 days' and ended_at is null;
    insert into password_resets (hash, account_id, expires_at)
      select 'link' || days, (select id from accounts limit 1), now() - days * interval '1 day' from unnest(array[31, 29]) days;
    insert into email_changes (account_id, email, hash, expires_at)
      select id, 'new@hotel.gr', 'change', now() - interval '2 days' from accounts limit 1;
    insert into attempts (key, count, free_at, last_at)
      select 'key' || days, 1, now(), now() - days * interval '1 day' from unnest(array[2, 0]) days;
    insert into known_browsers (account_id, hash, last_at)
      select (select id from accounts limit 1), 'browser' || days, now() - days * interval '1 day' from unnest(array[181, 179]) days;
    insert into idempotent_replies (account_id, key, call, reply, at)
      select 1, 'key' || n, '/x', '{}', now() - case when n > 1 then 25 else 1 end * interval '1 hour' from generate_series(1, 12001) n;
    insert into security_events (at, kind, outcome)
      select now() - days * interval '1 day', 'login', 'success' from unnest(array[401, 399]) days;
    insert into work_leases (work, company_id, leased_until) values ('old', 0, now() - interval '31 days'), ('mine', 0, now())`);
  const tables = [
    'sessions',
    'refresh_tokens',
    'password_resets',
    'email_changes',
    'attempts',
    'known_browsers',
    'idempotent_replies',
    'security_events',
    'work_leases',
  ];
  const counts = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await left(table)])));
  const before = await counts();

  expect(await deleteNow()).toBe(2 + 1 + 1 + 1 + 1 + 1 + 12_000 + 1 + 1);

  const gone = {
    sessions: 2,
    refresh_tokens: 1,
    password_resets: 1,
    email_changes: 1,
    attempts: 1,
    known_browsers: 1,
    idempotent_replies: 12_000,
    security_events: 1,
    work_leases: 1,
  };
  const after = await counts();
  expect(Object.fromEntries(tables.map((table) => [table, before[table]! - after[table]!]))).toEqual(gone);
  expect(
    await api.app.inject({
      method: 'GET',
      url: '/apps/todo/tasks',
      headers: { authorization: `Bearer ${accessToken}` },
    }),
  ).toMatchObject({ statusCode: 200 });
});

it('leaves a locked row for the next time', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into work_leases (work, company_id, leased_until) values ('locked', 0, now() - interval '31 days')`,
  );
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`select from work_leases where work = 'locked' for update`);

  expect(await deleteNow()).toBe(0);
  await holder.query('commit');
  holder.release();
  expect(await deleteNow()).toBe(1);
});
