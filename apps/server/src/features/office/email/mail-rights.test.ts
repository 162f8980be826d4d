import { emailContract } from '@horae/contract/office/email.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { mailCounts } from './email.table';

type Call = TestApp['asAdmin'];

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ environment: { MAIL_ADDRESSES_PER_HOUR: '5' } });
});
afterAll(() => api.stop());

const person = async (email: string, rights: object = {}): Promise<Call> => {
  const { session } = await activeAccount(api, email, { grants: [{ ...wholeHotel(1003), ...rights }] });
  return api.as(session.accessToken);
};
const send = (call: Call, ...to: string[]) =>
  call(unchecked(emailContract.send), { body: { email: { to: to.map((email) => ({ email })) } } });
const guest = 'guest@world.example';
const waiting = (to: string) => api.database.db.$count(mailOutbox, eq(mailOutbox.to, to));

describe('mail to the outside', () => {
  it('is a right: without it the mail names who cannot be written to, and nobody gets it', async () => {
    const call = await person('inside@hotel.gr');

    const { status, body } = await send(call, 'client@demo.com', guest);

    expect([status, body.error.code, body.message]).toEqual([
      403,
      'FORBIDDEN',
      'You can write only to people at your hotels, and nobody there has this address: guest@world.example.',
    ]);
    expect(await waiting(guest)).toBe(0);
    expect((await send(call, 'client@demo.com')).status).toBe(201);
    expect((await call(emailContract.list, { query: { folder: 'sent', q: '' } })).body.emails[0]!.to).toMatchObject([
      { email: 'client@demo.com' },
    ]);
  });

  it('is sent by who has the right, and by administrators', async () => {
    const call = await person('outside@hotel.gr', { mayMail: true });

    expect((await send(call, guest)).body.deliveries).toEqual([{ address: guest, state: 'no-mail-server' }]);
    expect((await send(api.asAdmin, 'guest2@world.example')).status).toBe(201);
    expect([await waiting(guest), await waiting('guest2@world.example')]).toEqual([1, 1]);
  });
});

describe('sending', () => {
  it('is limited for each account, whatever it deletes', async () => {
    const call = await person('busy@hotel.gr', { mayMail: true });
    const first = await send(call, 'a@x.gr', 'b@x.gr', 'c@x.gr', 'd@x.gr');
    const emailIds = [first.body.email.id];
    await call(emailContract.update, { body: { emailIds, dataToUpdate: { folder: 'trash' } } });
    await call(emailContract.remove, { query: { emailIds: String(emailIds[0]) } });

    const { status, body, headers } = await send(call, 'e@x.gr', 'f@x.gr');

    expect([status, body.error.code, body.message]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      'An account can write to 5 addresses an hour. Send the rest later.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    expect(await waiting('e@x.gr')).toBe(0);
    expect((await send(call, 'client@demo.com')).status).toBe(201);
    const atOnce = await Promise.all([send(call, 'g@x.gr'), send(call, 'h@x.gr')]);
    expect(atOnce.map((answer) => answer.status)).toEqual([429, 429]);
    expect((await send(api.asClient, 'admin@demo.com')).status).toBe(201);
    await api.database.db.update(mailCounts).set({ since: sql`${mailCounts.since} - interval '1 hour'` });
    expect((await send(call, 'e@x.gr', 'f@x.gr')).status).toBe(201);
  });
});
