import { sessionContract as session } from '@horae/contract/core/session.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { tokenTo } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { passwordResets } from './session.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(mailOutbox));

const next = { password: 'a new password', passwordConfirm: 'a new password' };
const mails = () => api.database.db.select().from(mailOutbox);

async function newAccount(email: string) {
  const body = { email, password: 'first password', passwordConfirm: 'first password' };
  const { body: made } = await api.asNobody(session.register, { body });
  // The link that confirms the address.
  await api.database.db.delete(mailOutbox);
  return made;
}

async function resetTokenFor(email: string): Promise<string> {
  await api.asNobody(session.requestReset, { body: { email } });
  const [mail] = await vi.waitFor(async () => {
    const found = await mails();
    expect(found).toHaveLength(1);
    return found;
  });
  return /token=(\S+)/.exec(mail!.text)![1]!;
}

describe('password change', () => {
  it('needs the current password, ends the other sessions and keeps this one', async () => {
    const mine = await newAccount('change@x.gr');
    const other = await api.login('change@x.gr', 'first password');

    const wrong = await api.as(mine.accessToken)(session.changePassword, { body: { currentPassword: 'no', ...next } });
    const right = await api.as(mine.accessToken)(session.changePassword, {
      body: { currentPassword: 'first password', ...next },
    });

    expect(wrong.body.error.fields).toEqual([
      { path: 'currentPassword', message: 'This is not your current password.' },
    ]);
    expect(right.status).toBe(200);
    expect((await api.as(other.accessToken)(session.logout)).status).toBe(401);
    expect((await api.as(mine.accessToken)(session.logout)).status).toBe(200);
    expect(
      (await api.asNobody(session.login, { body: { email: 'change@x.gr', password: next.password } })).status,
    ).toBe(200);
  });
});

describe('password reset', () => {
  it('answers alike for a known and an unknown address, and mails only the known one', async () => {
    await newAccount('known@x.gr');

    const known = await api.asNobody(session.requestReset, { body: { email: 'known@x.gr' } });
    const unknown = await api.asNobody(session.requestReset, { body: { email: 'unknown@x.gr' } });

    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await vi.waitFor(async () => expect((await mails()).map((mail) => mail.to)).toEqual(['known@x.gr']));
  });

  it('sets the password once, ends every session, and refuses the used link', async () => {
    const before = await newAccount('reset@x.gr');
    const token = await resetTokenFor('reset@x.gr');

    const mismatch = await api.asNobody(session.resetPassword, { body: { token, ...next, passwordConfirm: 'other' } });
    const done = await api.asNobody(session.resetPassword, { body: { token, ...next } });
    const again = await api.asNobody(session.resetPassword, { body: { token, ...next } });

    expect(mismatch.body.message).toBe('Passwords dont match.');
    expect(done.status).toBe(200);
    expect([again.status, again.body.message]).toEqual([400, 'This link has expired.']);
    expect((await api.as(before.accessToken)(session.logout)).status).toBe(401);
    expect((await api.login('reset@x.gr', next.password)).userData.email).toBe('reset@x.gr');
  });

  it('does not serve the address that the account had before', async () => {
    const mine = await newAccount('before@x.gr');
    const token = await resetTokenFor('before@x.gr');
    const change = { general: { email: 'after@x.gr' }, currentPassword: 'first password' };
    const changed = await api.as(mine.accessToken)(accountSettingsContract.updateGeneral, { body: change });
    expect(changed.status).toBe(200);
    const confirmed = await api.asNobody(session.confirmEmail, { body: { token: await tokenTo(api, 'after@x.gr') } });
    expect(confirmed.body).toEqual({ email: 'after@x.gr' });

    const { status } = await api.asNobody(session.resetPassword, { body: { token, ...next } });

    expect(status).toBe(400);
  });

  it('refuses an expired and an invented link', async () => {
    await newAccount('late@x.gr');
    const token = await resetTokenFor('late@x.gr');
    await api.database.db.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` });

    for (const tried of [token, 'invented']) {
      const { status, body } = await api.asNobody(session.resetPassword, { body: { token: tried, ...next } });
      expect([status, body.message]).toEqual([400, 'This link has expired.']);
    }
  });
});
