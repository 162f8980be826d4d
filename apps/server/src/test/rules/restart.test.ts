import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, dropDatabase } from '#platform/postgres/test-cluster';
import { readSettings } from '#platform/settings';
import { type RunningServer, startServer } from '../../start-server';
import { templates } from '../templates';
import type { RestartCases } from './rule-cases';

const name = `test_restart_${process.pid}`;
const connection = inject('connection');
let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'horae-restart-'));
  await cloneDatabase(connection, templates.demo, name);
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await dropDatabase(connection, name);
  await rm(directory, { recursive: true, force: true });
});

function start(): Promise<RunningServer> {
  const { user, password = '', host, port } = connection;
  const settings = readSettings({
    DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    HORAE_DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  return startServer({ settings, webDirectory: undefined, log: () => undefined });
}

async function call(path: string, body?: object, token?: string) {
  const answer = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const more = Object.values(import.meta.glob<RestartCases>('./*/restart.cases.ts', { eager: true, import: 'cases' }));

it('a restart preserves records, their order and ids, flags and sessions', async () => {
  const session = JSON.parse((await call('/auth/login', { email: 'admin@demo.com', password: 'admin' })).text);
  const token: string = session.accessToken;
  const changes: RestartCases['changes'] = [
    ['/apps/todo/add-tasks', { task: { title: 'Before the restart' } }],
    ['/apps/calendar/add-event', { event: { title: 'Before the restart', start: '2026-03-01' } }],
    ['/apps/email/update-emails-label', { emailIds: [1], label: 'private' }],
    ['/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: 'Before the restart' } }],
    ['/api/bookmarks/update', { id: 37 }],
    ...more.flatMap((cases) => cases.changes),
  ];
  for (const [path, body] of changes) expect((await call(path, body, token)).status, path).toBeLessThan(300);
  const tasks: { id: number }[] = JSON.parse((await call('/apps/todo/tasks', undefined, token)).text);
  const lastTask = Math.max(...tasks.map(({ id }) => id));
  const reads = [
    '/apps/todo/tasks',
    '/apps/calendar/events',
    '/apps/email/emails',
    '/apps/chat/chats-and-contacts',
    '/api/bookmarks/data',
    '/account-setting/data',
    ...more.flatMap((cases) => cases.reads),
  ];
  const read = () => Promise.all(reads.map(async (path) => [path, (await call(path, undefined, token)).text]));
  const before = await read();

  await server.stop();
  server = await start();

  expect(await read()).toEqual(before);
  const renewed = await call('/jwt/refresh-token', { refreshToken: session.refreshToken });
  expect([renewed.status, JSON.parse(renewed.text).accessToken]).toEqual([200, expect.any(String)]);
  const next = JSON.parse((await call('/apps/todo/add-tasks', { task: { title: 'After the restart' } }, token)).text);
  expect(next.task.id).toBe(lastTask + 1);
});
