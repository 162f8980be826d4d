import { allContracts } from '@horae/contract/all-contracts';
import { sessionContract } from '@horae/contract/core/session.contract';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, chosen, wholeHotel } from './accounts';
import { deviceCallers } from './clock-devices';
import { startTestApp, type TestApp } from './start-test-app';
import { urlOf } from './url-of';

let api: TestApp;
const tokens: Record<string, string> = {};
let devices: Awaited<ReturnType<typeof deviceCallers>>;
beforeAll(async () => {
  api = await startTestApp();
  const registered = await api.asNobody(sessionContract.register, { body: { email: 'new@hotel.gr', ...chosen } });
  tokens['client without a hotel'] = registered.body.accessToken;
  const other = await activeAccount(api, 'other@hotel.gr', { grants: [wholeHotel(1004)] });
  tokens['client of another hotel'] = other.session.accessToken;
  const administrators = await activeAccount(api, 'hotel.admin@hotel.gr', {
    grants: [{ ...wholeHotel(1004), mayAdminister: true }],
  });
  tokens['hotel administrator'] = administrators.session.accessToken;
  tokens.client = (await api.login('client@demo.com', 'client')).accessToken;
  tokens.admin = (await api.login('admin@demo.com', 'admin')).accessToken;
  devices = await deviceCallers(api);
});
afterAll(() => api.stop());

const callers = [
  'nobody',
  'client without a hotel',
  'client',
  'client of another hotel',
  'hotel administrator',
  'admin',
  'device',
] as const;

/** The verdict on a caller by the contract alone: rejected (401 or 403) or let in. */
function verdictOf({ access, reachesOthers }: RouteContract, caller: (typeof callers)[number]): 401 | 403 | 'in' {
  if (access === 'public' || access === 'link') return 'in';
  if (access === 'device') return caller === 'device' ? 'in' : 401;
  if (caller === 'nobody' || caller === 'device') return 401;
  if (reachesOthers && caller === 'client without a hotel') return 403;
  if (access === 'hotel-admin') return caller === 'admin' || caller === 'hotel administrator' ? 'in' : 403;
  return access === 'admin' && caller !== 'admin' ? 403 : 'in';
}

// Skips calls that would end the caller's session or never end; the others get parameters rejected after the check.
const rows = allContracts
  .filter(({ path, writes }) => path !== '/auth/logout' && writes !== 'stream')
  .flatMap((contract) => callers.map((caller) => [contract.method, contract.path, caller, contract] as const));

describe('access', () => {
  it.each(rows)('%s %s for %s', async (method, _path, caller, contract) => {
    const url = urlOf(contract, { params: new Proxy({}, { get: () => 'x' }) });
    const isDevice = caller === 'device';
    const answer = await api.app.inject({
      method,
      url: isDevice ? `${url}?${devices.searchFor(contract)}` : url,
      headers: isDevice
        ? devices.headersFor(contract)
        : tokens[caller]
          ? { authorization: `Bearer ${tokens[caller]}` }
          : {},
    });

    const verdict = verdictOf(contract, caller);
    // A public call may return its own 401 (for a refresh token), but never that of the access check.
    if (contract.access === 'public') expect(answer.json().error?.code).not.toBe('UNAUTHORIZED');
    else if (verdict === 'in') expect([401, 403]).not.toContain(answer.statusCode);
    else expect(answer.statusCode).toBe(verdict);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each(rows.filter((row) => row[3].access.endsWith('admin') && row[2] === 'client'))(
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

  it('rejects an unknown key or serial number, and the credentials of another kind of caller', async () => {
    const heartbeat = { method: 'POST', url: '/kiosk/heartbeat' } as const;
    const ask = async (request: object) => (await api.app.inject({ ...heartbeat, ...request })).statusCode;

    expect(await ask({ headers: { authorization: 'Device of-nobody' } })).toBe(401);
    expect(await ask({ headers: { authorization: `Bearer ${tokens.admin}` } })).toBe(401);
    expect(await ask({ url: '/kiosk/heartbeat?SN=HRA7261200017' })).toBe(401);
    expect(await ask({ method: 'GET', url: '/iclock/getrequest?SN=UNKNOWN00001' })).toBe(401);
  });

  it.each(callers)('the live stream and logout for %s', async (caller) => {
    const headers = tokens[caller] ? { authorization: `Bearer ${tokens[caller]}` } : {};

    const live = await api.app.inject({ url: '/live?hotel=x', headers });

    const isAccount = caller !== 'nobody' && caller !== 'device';
    expect(live.statusCode).toBe(isAccount ? 400 : 401);
    if (!isAccount) expect((await api.app.inject({ method: 'POST', url: '/auth/logout' })).statusCode).toBe(401);
  });
});
