import { sessionContract as session, sessionContract } from '@horae/contract/core/session.contract';
import { twoStepContract as twoStep } from '@horae/contract/core/two-step.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, auditOf, chosen, password, tokenTo } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accountWithApp, codeOf, ticketFor } from '#test/two-step';
import { unchecked } from '#test/unchecked';
import { accounts } from '../session/session.table';
import { authenticatorApps, loginTickets, recoveryCodes } from './two-step.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(attempts));

const second = (body: object) => api.asNobody(unchecked(twoStep.secondStep), { body });
const subjectsOf = async (call: TestApp['asAdmin']) =>
  (await call(emailContract.list, { query: {} })).body.emails.map(({ subject }) => subject);
const isAlive = async (call: TestApp['asAdmin']) => (await call(twoStep.read)).status === 200;

describe('setting up an authenticator app', () => {
  it('takes a code of the new secret, shows ten recovery codes once, and ends the other sessions', async () => {
    const { id, session: first } = await activeAccount(api, 'set.up@hotel.gr');
    const other = api.as((await api.login('set.up@hotel.gr', password)).accessToken);
    const call = api.as(first.accessToken);

    const begun = await call(twoStep.beginApp);
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Horae:set.up%40hotel.gr\?issuer=Horae&secret=[A-Z2-7]{32}&/);
    expect((await call(twoStep.read)).body).toMatchObject({ isOn: false, hasApp: false });
    const { status, body } = await call(twoStep.confirmApp, { body: { code: codeOf(begun.body.secret) } });

    expect(status).toBe(200);
    expect(body.twoStep).toMatchObject({ isOn: true, hasApp: true, recoveryCodesLeft: 10, passkeyHost: 'localhost' });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes![3]).toMatch(/^3[2-9A-Z]{3}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect([await isAlive(call), await isAlive(other)]).toEqual([true, false]);
    expect(await subjectsOf(call)).toContain('Two-step verification is on');
    expect(await auditOf(api, id)).toContainEqual(expect.objectContaining({ by: id, after: { twoStep: 'on' } }));
  });

  it('stores neither the secret nor a recovery code readably', async () => {
    const { secret, recoveryCodes: codes } = await accountWithApp(api, 'sealed@hotel.gr');

    const { db } = api.database;
    const stored = JSON.stringify([await db.select().from(authenticatorApps), await db.select().from(recoveryCodes)]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
    expect(stored).toContain('$argon2id$');
  });

  it('refuses a wrong code, and a right one after ten minutes', async () => {
    const { session: own } = await activeAccount(api, 'slow@hotel.gr');
    const call = api.as(own.accessToken);
    const { secret } = (await call(twoStep.beginApp)).body;
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    const confirm = (code: string) => call(unchecked(twoStep.confirmApp), { body: { code } });

    expect((await confirm(wrong)).body.error.fields?.[0]?.path).toBe('code');
    expect((await confirm('12345')).body.error.fields?.[0]?.message).toBe('Enter the six digits that the app shows.');
    await api.database.db.update(authenticatorApps).set({ pendingUntil: sql`now()` });
    expect((await confirm(codeOf(secret))).status).toBe(400);
  });

  it('keeps the app that is set up until another one is confirmed', async () => {
    const { call, secret } = await accountWithApp(api, 'new.phone@hotel.gr');
    const next = (await call(twoStep.beginApp)).body.secret;

    const ticket = await ticketFor(api, 'new.phone@hotel.gr');
    expect((await second({ ticket, code: codeOf(next) })).status).toBe(400);
    expect((await second({ ticket, code: codeOf(secret, { ahead: true }) })).status).toBe(200);

    const { body } = await call(twoStep.confirmApp, { body: { code: codeOf(next) } });
    expect(body.recoveryCodes).toBeNull();
    const later = await ticketFor(api, 'new.phone@hotel.gr');
    expect((await second({ ticket: later, code: codeOf(next, { ahead: true }) })).status).toBe(200);
  });
});

describe('the second step of a login', () => {
  it('answers the session that a login answers, and the browser is known from then on', async () => {
    const { secret, id } = await accountWithApp(api, 'login@hotel.gr');
    const { status, body } = await api.asNobody(session.login, { body: { email: 'login@hotel.gr', password } });
    expect([status, body.error.methods]).toEqual([401, ['code', 'recovery-code']]);
    expect(body.accessToken).toBeUndefined();

    const answer = await second({ ticket: body.error.ticket, code: ` ${codeOf(secret, { ahead: true })} ` });

    expect(answer.status).toBe(200);
    expect(answer.body.userData.id).toBe(id);
    expect(answer.headers['set-cookie']).toMatch(/^horae_browser=.*HttpOnly/);
    expect((await api.as(answer.body.accessToken)(session.logout)).status).toBe(200);
  });

  it('a wrong password is refused alike with and without it', async () => {
    await accountWithApp(api, 'alike@hotel.gr');
    const wrong = (email: string) => api.asNobody(session.login, { body: { email, password: 'no' } });

    expect((await wrong('alike@hotel.gr')).text).toBe((await wrong('client@demo.com')).text);
  });

  it('takes each code once, in a burst too', async () => {
    const { secret, usedCode } = await accountWithApp(api, 'replay@hotel.gr');
    const [one, other] = [await ticketFor(api, 'replay@hotel.gr'), await ticketFor(api, 'replay@hotel.gr')];
    expect((await second({ ticket: one, code: usedCode })).status).toBe(400);
    const code = codeOf(secret, { ahead: true });

    const burst = await Promise.all([one, other, one, other].map((ticket) => second({ ticket, code })));

    // The code is no longer right, or the ticket was used up with it.
    const refused = burst.filter(({ status }) => status === 400 || status === 401);
    expect([burst.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 3]);
  });

  it.each<[string, (ticket: string) => Promise<unknown>]>([
    ['after five minutes', () => api.database.db.update(loginTickets).set({ expiresAt: sql`now()` })],
    ['after the password was reset', () => reset('ticket@hotel.gr')],
    ['of nobody', () => api.database.db.delete(loginTickets)],
  ])('refuses a ticket %s', async (what, spoil) => {
    const email = 'ticket@hotel.gr';
    await api.database.db.delete(accounts).where(eq(accounts.email, email));
    const { secret } = await accountWithApp(api, email, { fullName: what });
    const ticket = await ticketFor(api, email);
    await spoil(ticket);

    const { status, body } = await second({ ticket, code: codeOf(secret, { ahead: true }) });

    expect([status, body.error.code]).toEqual([401, 'SECOND_STEP_EXPIRED']);
  });

  it('refuses a ticket that was used, and that of somebody else', async () => {
    const mine = await accountWithApp(api, 'mine@hotel.gr');
    await accountWithApp(api, 'theirs@hotel.gr');
    const theirs = await ticketFor(api, 'theirs@hotel.gr');
    const ticket = await ticketFor(api, 'mine@hotel.gr');
    const code = codeOf(mine.secret, { ahead: true });

    expect((await second({ ticket: theirs, code })).status).toBe(400);
    expect((await second({ ticket: theirs, recoveryCode: mine.recoveryCodes[0] })).status).toBe(400);
    expect((await second({ ticket, code })).status).toBe(200);
    const again = await second({ ticket, recoveryCode: mine.recoveryCodes[0] });
    expect([again.status, again.body.error.code]).toEqual([401, 'SECOND_STEP_EXPIRED']);
  });

  it('refuses a request without a second step, and takes no second one from the same request', async () => {
    const { recoveryCodes } = await accountWithApp(api, 'one@hotel.gr');
    const ticket = await ticketFor(api, 'one@hotel.gr');

    for (const more of [{}, { code: '000000', recoveryCode: recoveryCodes[0] }])
      expect((await second({ ticket, ...more })).body.error.fields?.[0]?.path).toBe('code');
  });

  it('limits guesses before they are checked, even with new tickets, and a right code too', async () => {
    const { secret } = await accountWithApp(api, 'guess@hotel.gr');
    const right = codeOf(secret, { ahead: true });
    const wrong = right === '000000' ? '000001' : '000000';
    const guesses = [];
    for (let n = 0; n < 10; n += 1)
      guesses.push((await second({ ticket: await ticketFor(api, 'guess@hotel.gr'), code: wrong })).status);
    expect(guesses).toEqual(Array.from({ length: 10 }, () => 400));

    const ticket = await ticketFor(api, 'guess@hotel.gr');
    const burst = await Promise.all(Array.from({ length: 5 }, () => second({ ticket, code: wrong })));

    expect(burst.filter(({ status }) => status === 400)).toHaveLength(1);
    const { status, headers } = await second({ ticket, code: right });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is needed after a password reset, which switches nothing off', async () => {
    const { call, secret } = await accountWithApp(api, 'forgot@hotel.gr');
    await reset('forgot@hotel.gr');

    expect(await isAlive(call)).toBe(false);
    const ticket = await ticketFor(api, 'forgot@hotel.gr');
    expect((await second({ ticket, code: codeOf(secret, { ahead: true }) })).status).toBe(200);
  });
});

async function reset(email: string): Promise<void> {
  await api.asNobody(session.requestReset, { body: { email } });
  const { to, text, withdrawnAt } = mailOutbox;
  const isPosted = and(eq(to, email), like(text, '%reset-password%'), isNull(withdrawnAt));
  await expect.poll(() => api.database.db.$count(mailOutbox, isPosted)).toBe(1);
  const token = await tokenTo(api, email);
  expect((await api.asNobody(session.resetPassword, { body: { token, ...chosen } })).status).toBe(200);
}

describe('recovery codes', () => {
  it('log in once each, however they are typed, and their use is reported', async () => {
    const { recoveryCodes } = await accountWithApp(api, 'lost@hotel.gr');
    const recoveryCode = recoveryCodes[4]!.toLowerCase().replaceAll('-', ' ');

    const first = await second({ ticket: await ticketFor(api, 'lost@hotel.gr'), recoveryCode });
    const again = await second({ ticket: await ticketFor(api, 'lost@hotel.gr'), recoveryCode });

    expect([first.status, again.status]).toEqual([200, 400]);
    const call = api.as(first.body.accessToken);
    expect((await call(twoStep.read)).body.recoveryCodesLeft).toBe(9);
    expect(await subjectsOf(call)).toContain('A recovery code was used');
  });

  it('log in once in a parallel burst', async () => {
    const { recoveryCodes } = await accountWithApp(api, 'burst@hotel.gr');
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketFor(api, 'burst@hotel.gr')));

    const burst = await Promise.all(tickets.map((ticket) => second({ ticket, recoveryCode: recoveryCodes[0] })));

    expect(burst.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('are made anew, and the previous ones stop working', async () => {
    const { call, recoveryCodes } = await accountWithApp(api, 'anew@hotel.gr');
    const { body } = await call(twoStep.makeRecoveryCodes);

    expect(body.recoveryCodes).toHaveLength(10);
    const ticket = await ticketFor(api, 'anew@hotel.gr');
    expect((await second({ ticket, recoveryCode: recoveryCodes[0] })).status).toBe(400);
    expect((await second({ ticket, recoveryCode: body.recoveryCodes![0] })).status).toBe(200);
    const { session: without } = await activeAccount(api, 'without@hotel.gr');
    expect((await api.as(without.accessToken)(twoStep.makeRecoveryCodes)).status).toBe(409);
  });
});

describe('switching it off', () => {
  it('removes everything, is reported, and a password alone logs in again', async () => {
    const { call } = await accountWithApp(api, 'off@hotel.gr');

    expect((await call(twoStep.switchOff)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });

    expect(await subjectsOf(call)).toContain('Two-step verification is off');
    expect((await api.login('off@hotel.gr', password)).accessToken).toBeDefined();
  });

  it('is reported in the language of the account', async () => {
    const { call } = await accountWithApp(api, 'greek.off@hotel.gr');
    await call(sessionContract.setLanguage, { body: { language: 'el' } });

    await call(twoStep.switchOff);

    expect(await subjectsOf(call)).toContain('Η επαλήθευση σε δύο βήματα είναι ανενεργή');
  });

  it('happens with the last method', async () => {
    const { call } = await accountWithApp(api, 'last@hotel.gr');

    expect((await call(twoStep.removeApp)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });
});
