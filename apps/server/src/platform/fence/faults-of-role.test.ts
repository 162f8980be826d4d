import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '#test/database-url';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { schema } from '../../schema';
import { readSettings } from '../settings';
import { startDatabase } from '../start-database';
import { serverRole } from './install-fence';

const role = `by_hand_${process.pid}`;

let api: TestApp;
let name: string;
beforeAll(async () => {
  api = await startTestApp();
  name = String(api.database.pool.options.database);
  await api.database.pool.query(`create role ${role} login`);
});
afterAll(async () => {
  await api.database.pool.query(`drop owned by ${role}; drop role ${role}`);
  await api.stop();
});

/** Starts on the roles as they are now; returns what the start says. */
async function saidBy(urls: Record<string, string>): Promise<string[]> {
  const said: string[] = [];
  const settings = readSettings({ DATABASE_OWNER_URL: databaseUrl(name), ...urls });
  const { close } = await startDatabase(settings, schema, (line) => said.push(line));
  await close();
  return said;
}
const alter = (change: string) => api.database.pool.query(`alter role ${role} ${change}`);

it('is content with the role that it made itself', async () => {
  expect(await saidBy({ DATABASE_URL: databaseUrl(name, serverRole) })).toEqual([]);
});

it.each([
  ['superuser', 'is a superuser'],
  ['bypassrls', 'passes row-level security (bypassrls)'],
])('says that the fence does not hold a role with %s', async (right, sentence) => {
  await alter(right);

  const said = await saidBy({ DATABASE_URL: databaseUrl(name, role) });

  expect(said).toEqual([expect.stringContaining(`The role "${role}" of DATABASE_URL ${sentence}, so the fence`)]);
  await alter(`no${right}`);
});

it('says that the fence does not hold a role that owns the tables', async () => {
  await api.database.pool.query(`alter table users owner to ${role}`);

  const said = await saidBy({ DATABASE_URL: databaseUrl(name, role) });

  expect(said).toEqual([expect.stringContaining('owns the tables, so the fence')]);
});

it('names the settings that a role of a pooler lacks, and does not start in another zone', async () => {
  const urls = { DATABASE_URL: databaseUrl(name, serverRole), DATABASE_POOL_URL: databaseUrl(name, role) };
  await api.database.pool.query(`alter table users owner to ${serverRole}; alter table users owner to current_user`);
  await alter(`set jit = 'off'`);

  expect(await saidBy(urls)).toEqual([
    `The role "${role}" of DATABASE_POOL_URL needs its own settings. As a superuser: alter role "${role}" set statement_timeout = '2min'; alter role "${role}" set lock_timeout = '30s'; alter role "${role}" set idle_in_transaction_session_timeout = '1min'; Then restart the pooler.`,
  ]);

  await alter(`set timezone = 'Europe/Athens'`);
  await expect(saidBy(urls)).rejects.toThrow(/needs its own settings.* set timezone = 'UTC';/);
});
