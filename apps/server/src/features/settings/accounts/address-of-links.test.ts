import { sessionContract } from '@horae/contract/core/session.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
let authorization: string;
beforeAll(async () => {
  api = await startTestApp();
  const { body } = await api.asNobody(sessionContract.login, { body: { email: 'admin@demo.com', password: 'admin' } });
  authorization = `Bearer ${body.accessToken}`;
});
afterAll(() => api.stop());

let count = 0;
/** The address that the link of an invitation leads to, if the administrator's browser sends these headers. */
async function addressOfLink(headers: Record<string, string>): Promise<string> {
  count += 1;
  const email = `guest${count}@hotel.gr`;
  const payload = { account: { fullName: 'Ίρις Μελά', email, role: 'client' } };
  const url = accountsContract.invite.path;
  const answer = await api.app.inject({ method: 'POST', url, payload, headers: { authorization, ...headers } });
  expect(answer.statusCode).toBe(201);
  const [mail] = await api.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, email));
  return new URL(/https?:\S+/.exec(mail!.text)![0]).origin;
}

it('is the one in use', async () => {
  expect(await addressOfLink({ host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' })).toBe(
    'http://192.168.1.20:3000',
  );
});

it.each([
  [{ host: 'horae.hotel.gr', origin: 'https://elsewhere.example' }],
  [{ host: 'elsewhere.example' }],
  [{ host: 'horae.hotel.gr', origin: 'null' }],
])('is the own one of the server with %j', async (headers) => {
  const own = await addressOfLink({});
  expect(await addressOfLink(headers)).toBe(own);
});
