import { sessionContract } from '@horae/contract/core/session.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';

let api: TestApp;
let token: string;
let refreshToken: string;
beforeAll(async () => {
  api = await startTestApp();
  ({ accessToken: token, refreshToken } = await api.login('client@demo.com', 'client'));
});
afterAll(() => api.stop());
afterEach(() => {
  vi.useRealTimers();
});

const ask = (authorization?: string) =>
  api.asNobody(todo.list, {}, authorization === undefined ? {} : { authorization });
const refused = {
  error: { code: 'UNAUTHORIZED', message: 'Token invalid or expired please login again' },
  message: 'Token invalid or expired please login again',
};

describe('a bearer token', () => {
  it.each<[string, () => string | undefined | Promise<string>]>([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['without a token', () => 'Bearer'],
    ['without its scheme', () => token],
    ['of another scheme', () => `Basic ${token}`],
    ['in two parts', () => `Bearer ${token} ${token}`],
    ['truncated', () => `Bearer ${token.slice(0, -1)}`],
    ['changed', () => `Bearer ${token.replace('.', '.A')}`],
    ['not a JWT', () => 'Bearer x.y.z'],
    ['of the wrong kind', () => `Bearer ${refreshToken}`],
    [
      'signed with another key',
      async () => {
        const [, payload] = token.split('.');
        const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
        const forged = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' });
        return `Bearer ${await forged.sign(Buffer.alloc(32, 7))}`;
      },
    ],
    [
      'unsigned',
      () => {
        const [, payload] = token.split('.');
        return `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      },
    ],
  ])('that is %s is rejected', async (_what, header) => {
    const { status, body } = await ask(await header());

    expect([status, body]).toEqual([401, refused]);
  });

  it('is valid for five minutes', async () => {
    const at = (seconds: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 }) && ask(`Bearer ${token}`);

    expect((await ask(`bearer ${token}`)).status).toBe(200);
    expect((await at(240)).status).toBe(200);
    vi.useRealTimers();
    const late = await at(301);
    expect([late.status, late.body]).toEqual([401, refused]);
  });

  it('ends with its session', async () => {
    expect((await api.as(token)(sessionContract.logout)).status).toBe(200);

    expect((await ask(`Bearer ${token}`)).body).toEqual(refused);
  });
});
