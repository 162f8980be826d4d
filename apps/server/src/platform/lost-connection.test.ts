import { todoContract } from '@horae/contract/office/todo.contract';
import { getTableName } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todoTasks } from '#features/office/todo/todo.table';
import { startTestApp, type TestApp } from '../test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await addTask('logs in');
});
afterAll(() => api.stop());

const addTask = (title: string) => api.asClient(todoContract.add, { body: { task: { title } } });
const titles = async () => (await api.asClient(todoContract.list)).body.map(({ title }) => title);
const said = ({ status, headers, body }: Awaited<ReturnType<typeof addTask>>) => [
  status,
  headers['retry-after'],
  body.error?.message,
];
const lost = [503, '2', 'The database is not responding.'];

/** Ends the connection that waits for a lock, as a database that stops does. */
async function endTheWaiting(): Promise<void> {
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await api.database.pool.query(end)).rowCount, { timeout: 20_000 }).toBe(1);
}

it('answers again after more transactions than connections could not begin', async () => {
  const cut = (client: PoolClient) => void client.end();
  const { pool } = api.served;
  const answers: unknown[] = [];
  // The first connection reads who asks, the second one writes.
  pool.on('acquire', cut);
  for (let time = 0; time < 25; time++) answers.push(said(await addTask('never begun')));
  pool.off('acquire', cut);

  expect(answers).toEqual(Array.from({ length: 25 }, () => lost));
  expect((await addTask('begun')).status).toBe(201);
  expect(await titles()).not.toContain('never begun');
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

it('asks for another try when the connection breaks during a write, which is not stored', async () => {
  const { pool } = api.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${getTableName(todoTasks)} in exclusive mode`);

  const answer = addTask('in flight');
  await endTheWaiting();
  await holder.query('commit');
  holder.release();

  expect(said(await answer)).toEqual(lost);
  expect(await titles()).not.toContain('in flight');
});

it('says that a write may be stored when the connection breaks while it is committed', async () => {
  const { pool } = api.database;
  await pool.query(`
    create function wait_for_lock() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(77); return null; end $$;
    create constraint trigger at_commit after insert on ${getTableName(todoTasks)} deferrable initially deferred
      for each row execute function wait_for_lock()`);
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(77)');

  const answer = addTask('nearly stored');
  await endTheWaiting();
  await holder.query('select pg_advisory_unlock(77)');
  holder.release();
  await pool.query('drop function wait_for_lock cascade');

  const unknown =
    'The connection to the database was lost while this was being saved. It may have been saved: check before you repeat it.';
  expect(said(await answer)).toEqual([503, '2', unknown]);
});
