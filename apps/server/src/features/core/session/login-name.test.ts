import { sessionContract as session } from '@horae/contract/core/session.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, password, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accounts } from './session.table';

let api: TestApp;
let id: number;
beforeAll(async () => {
  api = await startTestApp();
  id = (await activeAccount(api, 'floor@hotel.gr', { grants: [wholeHotel(1003)] })).id;
  await api.database.db.update(accounts).set({ email: null, loginName: '1003-HK012' }).where(eq(accounts.id, id));
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(attempts));

const logIn = (email: string, typed = password) => api.asNobody(session.login, { body: { email, password: typed } });

it.each(['1003-HK012', ' 1003-hk012 ', '1003-ΗΚ012', '1003–hk 012'])('logs in as %s', async (typed) => {
  const { status, body } = await logIn(typed);

  expect([status, body.userData?.id, body.userData?.email, body.userData?.loginName]).toEqual([
    200,
    id,
    null,
    '1003-HK012',
  ]);
});

it('is refused alike whether the login name is known or not', async () => {
  const known = await logIn('1003-HK012', 'wrong password');
  const unknown = await logIn('1003-HK999', 'wrong password');
  const nothing = await logIn('<>', 'wrong password');

  expect([known.status, known.body.message]).toEqual([400, 'Email or Password is Invalid']);
  const date = expect.any(String);
  for (const answer of [unknown, nothing]) expect(answer).toEqual({ ...known, headers: { ...known.headers, date } });
});

it('counts guesses at one account, however its name is typed', async () => {
  const names = ['1003-HK012', '1003-hk012', '1003-ΗΚ012', '1003 - hk 012'];
  for (let guess = 0; guess < 20; guess += 1) await logIn(names[guess % 4]!, 'wrong password');

  expect((await logIn('1003-hk012', 'wrong password')).status).toBe(429);
  expect((await logIn('1003-HK012')).status).toBe(429);
});

it('answers a forgotten password alike and mails nothing', async () => {
  const countMails = () => api.database.db.$count(mailOutbox);
  const before = await countMails();

  for (const email of ['1003-HK012', '1003-HK999', 'nobody@hotel.gr']) {
    const { status, body } = await api.asNobody(session.requestReset, { body: { email } });
    expect([status, body]).toEqual([200, {}]);
  }
  expect(await countMails()).toBe(before);
});

it('keeps its name out of its password', async () => {
  const { body } = await logIn('1003-HK012');
  const own = api.as(body.accessToken);
  const weak = '1003-HK012';
  const answer = await own(session.changePassword, {
    body: { currentPassword: password, password: weak, passwordConfirm: weak },
  });

  expect([answer.status, answer.body.message]).toEqual([
    400,
    'This password contains your name, your e-mail or the name of this product. Choose another one.',
  ]);
});

it('sends no mail of its own before it has an e-mail', async () => {
  const { body } = await logIn('1003-HK012');
  const mail = {
    to: [{ name: 'Admin', email: 'admin@demo.com' }],
    cc: [],
    bcc: [],
    subject: 'Hello',
    message: 'Hello',
    attachments: [],
  };
  const answer = await api.as(body.accessToken)(emailContract.send, { body: { email: mail } });

  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Your account has no e-mail address. Add one in your account settings first.',
  ]);
});
