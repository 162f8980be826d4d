import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';

let api: TestApp;
let authorization: string;
beforeAll(async () => {
  api = await startTestApp();
  authorization = `Bearer ${(await api.login('admin@demo.com', 'admin')).accessToken}`;
});
afterAll(() => api.stop());

const ask = (method: 'POST' | 'DELETE', url: string, more: { headers?: object; payload?: string } = {}) =>
  api.app.inject({ method, url, ...more, headers: { authorization, ...more.headers } });
const json = { 'content-type': 'application/json' };

describe('a DELETE', () => {
  const isDeleted = async (id: number) => {
    const { body } = await api.asAdmin(todo.one, { query: { id } });
    return body.task.isDeleted;
  };
  const newTask = async () => (await api.asAdmin(todo.add, { body: { task: { title: 'To delete' } } })).body.task.id;

  it('identifies its record in the query or in a body, as a number or as text', async () => {
    for (const form of [(id: number) => id, String]) {
      const id = await newTask();
      const payload = JSON.stringify({ taskId: form(id), unknown: 1 });

      const { statusCode, body } = await ask('DELETE', todo.remove.path, { payload, headers: json });

      expect([statusCode, body, await isDeleted(id)]).toEqual([200, '{}', true]);
    }
  });

  it('prefers the query if both name a record, and uses the body if the query is empty', async () => {
    const [first, second] = [await newTask(), await newTask()];
    const payload = JSON.stringify({ taskId: second });

    await ask('DELETE', `${todo.remove.path}?taskId=${first}`, { payload, headers: json });
    expect([await isDeleted(first), await isDeleted(second)]).toEqual([true, false]);
    await ask('DELETE', `${todo.remove.path}?taskId=`, { payload, headers: json });
    expect(await isDeleted(second)).toBe(true);
  });

  it('may declare JSON and have an empty body', async () => {
    const id = await newTask();

    const { statusCode } = await ask('DELETE', `${todo.remove.path}?taskId=${id}`, { payload: '', headers: json });

    expect([statusCode, await isDeleted(id)]).toEqual([200, true]);
  });

  it.each([
    ['a list', '[]', json, 400, 'VALIDATION'],
    ['a text', '"x"', json, 400, 'VALIDATION'],
    ['broken JSON', '{', json, 400, 'INVALID_JSON'],
    ['another type', 'x', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ] as const)('with a body that is %s changes nothing', async (_what, payload, headers, status, code) => {
    const id = await newTask();

    const answer = await ask('DELETE', `${todo.remove.path}?taskId=${id}`, { payload, headers });

    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    if (code === 'VALIDATION') expect(answer.json().error.fields).toMatchObject([{ path: '' }]);
    expect(await isDeleted(id)).toBe(false);
  });
});

describe('a POST', () => {
  it.each(['{}', '', undefined])('with the body %j counts as having none', async (payload) => {
    const { statusCode, body } = await ask('POST', todo.add.path, {
      ...(payload !== undefined && { payload, headers: json }),
    });

    expect([statusCode, JSON.parse(body).error.fields]).toMatchObject([400, [{ path: 'task' }]]);
  });

  it.each(['[]', '"x"', '7', 'null', 'true'])('with the body %s is not an object', async (payload) => {
    const { statusCode, body } = await ask('POST', todo.add.path, { payload, headers: json });

    expect([statusCode, JSON.parse(body).error.fields]).toMatchObject([400, [{ path: '' }]]);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/vnd.api+json', 'x'])(
    'of the type %s is refused',
    async (type) => {
      const answer = await ask('POST', todo.add.path, { payload: '{}', headers: { 'content-type': type } });

      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it('never returns 304', async () => {
    const { statusCode } = await ask('POST', todo.add.path, {
      payload: '{"task":{"title":"x"}}',
      headers: { ...json, 'if-none-match': '*' },
    });

    expect(statusCode).toBe(201);
  });

  it.each(['foo', 'zstd', 'gzip, br'])('compressed as %s is refused, and told what is taken', async (encoding) => {
    const headers = { ...json, 'content-encoding': encoding };
    const answer = await ask('POST', todo.add.path, { payload: '{}', headers });
    const nobody = await api.app.inject({ method: 'POST', url: todo.add.path, payload: '{}', headers });

    expect([answer.statusCode, answer.json().error, answer.headers['accept-encoding']]).toEqual([
      415,
      { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as it is, or as gzip, deflate or br.' },
      'gzip, deflate, br',
    ]);
    expect(nobody.statusCode).toBe(401);
  });

  it('that is not compressed as it says is refused', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    const { statusCode, body } = await ask('POST', todo.add.path, { payload: '{}', headers });

    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'INVALID_JSON']);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('may be compressed as %s', async (encoding, compress) => {
    const headers = { authorization, ...json, 'content-encoding': encoding };
    const payload = compress('{"task":{"title":"Ωράριο"}}');
    const { statusCode } = await api.app.inject({ method: 'POST', url: todo.add.path, payload, headers });

    expect(statusCode).toBe(201);
  });

  it('that becomes too large when it is decompressed is refused', async () => {
    const headers = { authorization, ...json, 'content-encoding': 'gzip' };
    const payload = gzipSync(JSON.stringify({ task: { title: 'x'.repeat(20_000_000) } }));
    const { statusCode } = await api.app.inject({ method: 'POST', url: todo.add.path, payload, headers });

    expect([statusCode, payload.length < 100_000]).toEqual([413, true]);
  });

  it('accepts JSON with any spelling of its character set', async () => {
    const { statusCode } = await ask('POST', todo.add.path, {
      payload: '{"task":{"title":"Ωράριο"}}',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });

    expect(statusCode).toBe(201);
  });

  // Μαρία, as Windows-1253 and UTF-16 write it, and a letter that ends too early.
  it.each([
    ['Windows-1253', Buffer.from([0xcc, 0xe1, 0xf1, 0xdf, 0xe1])],
    ['UTF-16', Buffer.from('\uFEFFΜαρία', 'utf16le')],
    ['half a letter', Buffer.from('Μαρία').subarray(0, -1)],
  ])('in %s is refused, whatever character set it declares', async (_what, name) => {
    const payload = Buffer.concat([Buffer.from('{"task":{"title":"'), name, Buffer.from('"}}')]);
    for (const type of ['application/json', 'application/json; charset=windows-1253']) {
      const headers = { authorization, 'content-type': type };
      const answer = await api.app.inject({ method: 'POST', url: todo.add.path, payload, headers });

      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        { code: 'INVALID_JSON', message: 'The body is not UTF-8. Send JSON as UTF-8.' },
      ]);
    }
  });
});
