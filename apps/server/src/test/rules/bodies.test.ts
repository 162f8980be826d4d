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

  it('accepts JSON with any spelling of its character set', async () => {
    const { statusCode } = await ask('POST', todo.add.path, {
      payload: '{"task":{"title":"Ωράριο"}}',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });

    expect(statusCode).toBe(201);
  });
});
