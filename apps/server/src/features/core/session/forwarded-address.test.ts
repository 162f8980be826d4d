import { sessionContract as session } from '@horae/contract/core/session.contract';
import { asc } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { startTestApp, type TestApp } from '#test/start-test-app';

const proxy = '192.0.2.1';
const stranger = '203.0.113.9';

let api: TestApp;
afterEach(() => api.stop());

async function guess(remoteAddress: string, forwardedFor: string): Promise<number> {
  const payload = { email: 'admin@demo.com', password: 'no' };
  const headers = { 'x-forwarded-for': forwardedFor, 'x-real-ip': forwardedFor, forwarded: `for=${forwardedFor}` };
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: session.login.path,
    payload,
    remoteAddress,
    headers,
  });
  return statusCode;
}

async function keysOfAttempts(): Promise<string[]> {
  const rows = await api.database.db.select({ key: attempts.key }).from(attempts).orderBy(asc(attempts.key));
  return rows.map(({ key }) => key);
}

const countedFor = (address: string) => [
  'login admin@demo.com',
  `login admin@demo.com from ${address}`,
  `login from ${address}`,
];

it.each([
  ['no proxy is named', {}],
  ['another proxy is named', { TRUST_PROXY: proxy }],
])('while %s, a forged address changes nothing', async (_what, environment) => {
  api = await startTestApp({ environment });
  const statuses = [];
  for (let tries = 1; tries <= 21; tries += 1) statuses.push(await guess(stranger, `198.51.100.${tries}`));

  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([20, 429]);
  expect(await keysOfAttempts()).toEqual(countedFor(stranger));
});

it('a named proxy says for whom it asks; what that caller had written before it does not count', async () => {
  api = await startTestApp({ environment: { TRUST_PROXY: proxy } });
  for (let tries = 1; tries <= 3; tries += 1) await guess(proxy, `198.51.100.${tries}, ${stranger}`);

  expect(await keysOfAttempts()).toEqual(countedFor(stranger));
});
