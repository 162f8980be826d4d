import { healthContract } from '@horae/contract/core/health.contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withClient } from '#platform/postgres/connection';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterAll(() => api.stop());

const sessions = async () => {
  const { rows } = await api.database.pool.query<{ name: string }>('select current_database() as name');
  const { name } = rows[0]!;
  return (allowed: boolean) =>
    withClient(inject('connection'), async (client) => {
      await client.query(`alter database ${name} allow_connections ${allowed}`);
      if (!allowed)
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });
};

it('is well while the database answers, unavailable while it does not, and well again after', async () => {
  const well = await api.asNobody(healthContract.health);
  const admit = await sessions();

  await admit(false);
  const ill = await api.asNobody(healthContract.health);
  await admit(true);

  expect([well.status, well.text]).toEqual([200, '{"status":"ok"}']);
  expect([ill.status, ill.body.error.code, Number(ill.headers['retry-after']) > 0]).toEqual([503, 'UNAVAILABLE', true]);
  expect((await api.asNobody(healthContract.health)).status).toBe(200);
});
