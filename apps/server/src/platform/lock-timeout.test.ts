import { todoContract } from '@horae/contract/office/todo.contract';
import { getTableName } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todoTasks } from '#features/office/todo/todo.table';
import { startTestApp, type TestApp } from '../test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

it('asks for another try when others hold what a write needs for too long', async () => {
  const holder = await api.database.pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${getTableName(todoTasks)} in exclusive mode`);
  const impatient = (client: PoolClient) => void client.query('set lock_timeout = 1');
  api.served.pool.on('acquire', impatient);

  const answer = await api.asClient(todoContract.add, { body: { task: { title: 'too long' } } });
  api.served.pool.off('acquire', impatient);
  await holder.query('commit');
  holder.release();

  const busy = 'Somebody else is changing this. Try again.';
  expect([answer.status, answer.headers['retry-after'], answer.body.error?.message]).toEqual([503, '2', busy]);
});
