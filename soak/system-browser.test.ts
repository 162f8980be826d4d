import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../apps/server/src/platform/postgres/connection';
import { startSystemCluster } from '../apps/server/src/platform/postgres/test-cluster';
import type { TestCluster } from '../apps/server/src/platform/postgres/throw-away-cluster';
import { type Server, startServer } from './server';

const root = fileURLToPath(new URL('..', import.meta.url));
const specs = [
  'kiosk',
  'attendance',
  'declarations',
  'timesheets',
  'payroll',
  'loans',
  'my-time',
  'punch-import',
  'first-day',
  'planning',
  'planning-hands',
  'planning-walks',
  'plan-on-a-phone',
  'plan-seen',
  'two-planners',
  'find-cover',
  'roster-grid-import',
  'plan-advice',
  'timeline-guests',
];
// It takes minutes and needs a browser, so it is part only of the long run (`npm run soak`).
const isWanted = process.env.SOAK_SYSTEM_BROWSER === 'yes';

let cluster: TestCluster | undefined;
let server: Server | undefined;
/** Where tests that start a server of their own make its database. */
let ownDatabases = '';
beforeAll(async () => {
  if (!isWanted) return;
  cluster = await startSystemCluster();
  if (!cluster) return;
  const { host, port, user } = cluster.connection;
  await withClient({ ...cluster.connection, database: 'postgres' }, (client) =>
    client.query('create database product'),
  );
  const DATABASE_URL = `postgres://${user}@localhost:${port}/product?host=${encodeURIComponent(host)}`;
  server = await startServer(undefined, { DATABASE_URL });
  ownDatabases = DATABASE_URL.replace('/product?', '/postgres?');
});
afterAll(async () => {
  await server?.stop();
  await server?.clean();
  await cluster?.stop();
});

it.runIf(isWanted)(
  'clocks, time sheets, planning and the first day work in the browser on the system’s own PostgreSQL',
  async () => {
    if (!server) throw new Error('This machine has no PostgreSQL of version 15 or newer.');
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
    const browser = spawn(process.execPath, [...args, '--reporter=line', ...specs.map((name) => `/${name}.spec`)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, E2E_BASE_URL: server.address, E2E_POSTGRES: ownDatabases },
    });
    expect(await new Promise((resolve) => browser.on('exit', resolve))).toBe(0);
  },
  2_400_000,
);
