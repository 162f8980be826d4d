import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { allContracts } from '@horae/contract/all-contracts';
import { healthContract } from '@horae/contract/core/health.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todoTasks } from '#features/office/todo/todo.table';
import { startTestApp, type TestApp } from '../start-test-app';

let api: TestApp;
let authorization: string;
beforeAll(async () => {
  api = await startTestApp();
  authorization = `Bearer ${(await api.login('admin@demo.com', 'admin')).accessToken}`;
});
afterAll(() => api.stop());

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, more: { headers?: object; payload?: string } = {}) =>
  api.app.inject({ method, url, ...more, headers: { authorization, ...more.headers } });
const json = { 'content-type': 'application/json' };

// Calls whose response depends on the current time.
const ofNow = new Set([
  '/health',
  '/ready',
  ...Object.values(import.meta.glob<string[]>('./*/transport.cases.ts', { eager: true, import: 'ofNow' })).flat(),
]);
const reads = allContracts
  .filter(
    ({ method, path, writes, access }) =>
      method === 'GET' && !writes && !path.includes(':') && access !== 'device' && !ofNow.has(path),
  )
  .map(({ path }) => path);

describe('a read', () => {
  it.each(reads)('%s has an ETag, returns 304 for it, and is the same with a trailing slash', async (path) => {
    const answer = await ask('GET', path);
    const slashed = await ask('GET', `${path}/`);

    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect([slashed.statusCode, slashed.body]).toEqual([answer.statusCode, answer.body]);
    if (answer.statusCode !== 200) return expect(answer.headers.etag).toBeUndefined();
    const tag = String(answer.headers.etag);
    expect([slashed.headers.etag, answer.headers['cache-control']]).toEqual([tag, 'private, no-cache']);
    for (const current of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await ask('GET', path, { headers: { 'if-none-match': current } });
      expect([current, again.statusCode, again.body]).toEqual([current, 304, '']);
    }
    expect((await ask('GET', path, { headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
  });

  it.each(reads)('%s is compressed from one kibibyte if gzip is accepted', async (path) => {
    const plain = await ask('GET', path);
    const zipped = await ask('GET', path, { headers: { 'accept-encoding': 'gzip' } });

    const isLarge = plain.rawPayload.length >= 1024;
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers['content-encoding']).toBe(isLarge ? 'gzip' : undefined);
    if (!isLarge) return;
    expect(zipped.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(zipped.headers.etag).toBe(plain.headers.etag);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['br', undefined],
    ['deflate', undefined],
  ])('for Accept-Encoding %s has the encoding %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask('GET', '/apps/todo/tasks', { headers: { 'accept-encoding': accepted } });

    expect(headers['content-encoding']).toBe(encoding);
    const text = String(encoding ? gunzipSync(rawPayload) : rawPayload);
    expect(JSON.parse(text).length).toBeGreaterThan(0);
  });

  it('of the server’s health has no ETag', async () => {
    const { headers, body } = await ask('GET', healthContract.health.path, { headers: { 'if-none-match': '*' } });

    expect([body, headers.etag]).toEqual(['{"status":"ok"}', undefined]);
  });
});

describe('an answer that nobody asks for again', () => {
  it('is stored by no browser and no proxy', async () => {
    const login = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
    const answers = [
      await ask('POST', '/auth/login', { payload: login, headers: json }),
      await ask('POST', '/auth/login', { payload: '{}', headers: json }),
      await ask('GET', '/nowhere'),
      await ask('GET', '/health'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 404, 200]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a path', () => {
  it.each([
    ['POST', '/auth/login/', 400],
    ['POST', '/apps/todo/add-tasks/', 400],
    ['DELETE', '/apps/todo/delete-task/?taskId=1', 200],
    ['GET', '/apps/todo/task/?id=1', 200],
    ['GET', '/apps/todo/tasks/?q=linen', 200],
    ['GET', '/apps/todo/tasks//', 404],
    ['GET', '/apps/Todo/tasks', 404],
    ['POST', '/apps/todo/tasks', 404],
    ['GET', '/apps/todo/add-tasks', 404],
  ] as const)('%s %s is %d', async (method, url, status) => {
    expect((await ask(method, url)).statusCode).toBe(status);
  });

  it.each([
    ['broken JSON', '{', json],
    ['a large body', JSON.stringify({ x: 'x'.repeat(1_048_576) }), json],
    ['another type', 'x', { 'content-type': 'text/plain' }],
  ])('that is unknown returns 404, also with %s', async (_what, payload, headers) => {
    const { statusCode, body } = await api.app.inject({ method: 'POST', url: '/nowhere', payload, headers });

    expect([statusCode, JSON.parse(body).error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['broken JSON', '{', json],
    ['a large body', JSON.stringify({ x: 'x'.repeat(1_048_576) }), json],
    ['another type', 'x', { 'content-type': 'text/plain' }],
  ])('that requires a bearer token returns 401 without one, also with %s', async (_what, payload, headers) => {
    const answer = await api.app.inject({ method: 'POST', url: todo.add.path, payload, headers });

    expect(answer.statusCode).toBe(401);
  });
});

describe('over a raw connection', () => {
  const say = async (text: string) => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    let said = '';
    for await (const part of socket) said += String(part);
    return said;
  };
  beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['an address that is too long', `GET /apps/todo/tasks?q=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['no method', 'nothing at all\r\n\r\n', 400],
    [
      'a body without a type',
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
      415,
    ],
    [
      'two lengths of one body',
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two different lengths',
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      400,
    ],
    ['a line break within a header', 'GET /health HTTP/1.1\r\nhost: x\r\nx: a\rb: c\r\n\r\n', 400],
    ['the method TRACE', 'TRACE /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ])('invalid requests get the common error body: %s', async (_what, text, status) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { error, message } = JSON.parse(body);
    expect([error.code, error.message, message]).toEqual([expect.any(String), message, expect.stringMatching(/\S/)]);
  });

  it('a search that is far too long is rejected by field name', async () => {
    const { port } = api.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/apps/todo/tasks?q=${'ω'.repeat(9000)}`, {
      headers: { authorization },
    });

    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { fields: [{ path: 'q' }] } }]);
  });
});

describe('an unexpected error', () => {
  it('returns 500 and reveals nothing', async () => {
    await api.database.db.execute(sql`alter table ${todoTasks} rename to todo_tasks_away`);

    const { statusCode, body } = await ask('GET', todo.list.path);

    await api.database.db.execute(sql`alter table todo_tasks_away rename to ${todoTasks}`);
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { error: { code: 'INTERNAL', message: 'Internal server error' }, message: 'Internal server error' },
    ]);
  });
});
