import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app';
import { urlOf } from './url-of';

let api: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApp();
  const password = 'of another hotel';
  const registered = await api.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { email: 'other@hotel.gr', password, passwordConfirm: password },
  });
  tokens['client of another hotel'] = registered.json().accessToken;
  tokens.client = (await api.login('client@demo.com', 'client')).accessToken;
  tokens.admin = (await api.login('admin@demo.com', 'admin')).accessToken;
});
afterAll(() => api.stop());

const callers = ['nobody', 'client', 'client of another hotel', 'admin'] as const;

/** What the contract alone says of a caller: refused (401 or 403) or let in. */
function verdictOf({ access }: RouteContract, caller: (typeof callers)[number]): 401 | 403 | 'in' {
  if (access === 'public' || access === 'link') return 'in';
  if (caller === 'nobody' || access === 'device') return 401;
  return access === 'admin' && caller !== 'admin' ? 403 : 'in';
}

// Calls that would end the caller's session or never end are asked with a parameter that is refused after the access check.
const rows = allContracts
  .filter(({ path, writes }) => path !== '/auth/logout' && writes !== 'stream')
  .flatMap((contract) => callers.map((caller) => [contract.method, contract.path, caller, contract] as const));

describe('access', () => {
  it.each(rows)('%s %s for %s', async (method, _path, caller, contract) => {
    const answer = await api.app.inject({
      method,
      url: urlOf(contract, { params: new Proxy({}, { get: () => 'x' }) }),
      headers: tokens[caller] ? { authorization: `Bearer ${tokens[caller]}` } : {},
    });

    const verdict = verdictOf(contract, caller);
    // A public call may say 401 of its own (a refresh token); the access check never does.
    if (contract.access === 'public') expect(answer.json().error?.code).not.toBe('UNAUTHORIZED');
    else if (verdict === 'in') expect([401, 403]).not.toContain(answer.statusCode);
    else expect(answer.statusCode).toBe(verdict);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each(rows.filter((row) => row[3].access === 'admin' && row[2] === 'client'))(
    '%s %s refuses a client before its body is read',
    async (method, _path, _caller, contract) => {
      const answer = await api.app.inject({
        method,
        url: urlOf(contract, {}),
        headers: { authorization: `Bearer ${tokens.client}`, 'content-type': 'application/json' },
        payload: '{not json',
      });

      expect(answer.statusCode).toBe(403);
    },
  );

  it.each(callers)('the live stream and logout for %s', async (caller) => {
    const headers = tokens[caller] ? { authorization: `Bearer ${tokens[caller]}` } : {};

    const live = await api.app.inject({ url: '/live?hotel=x', headers });

    expect(live.statusCode).toBe(caller === 'nobody' ? 401 : 400);
    if (caller === 'nobody')
      expect((await api.app.inject({ method: 'POST', url: '/auth/logout' })).statusCode).toBe(401);
  });
});
