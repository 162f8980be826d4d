import { sessionContract } from '@horae/contract/core/session.contract';
import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, emailChanges } from '#features/core/session/session.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(emailChanges);
  await api.database.db.delete(mailOutbox);
  await changeClient({ email: 'client@demo.com' });
});

const isClient = eq(accounts.id, 2);
const changeClient = (values: PgUpdateSetSource<typeof accounts>) =>
  api.database.db.update(accounts).set(values).where(isClient);

const want = (email: string) =>
  api.asClient(contract.updateGeneral, { body: { general: { email }, currentPassword: 'client' } });
const wanted = async () => (await api.asClient(contract.wantedEmail)).body.email;
const confirm = (token: string) => api.asNobody(sessionContract.confirmEmail, { body: { token } });
const sendAgain = () => api.asClient(contract.sendEmailLink);

/** The mails in the outbox, with the tokens of their links. */
async function posted(): Promise<{ to: string; token: string }[]> {
  const mails = await api.database.db
    .select()
    .from(mailOutbox)
    .where(isNull(mailOutbox.withdrawnAt))
    .orderBy(asc(mailOutbox.id));
  return mails.map(({ to, text }) => ({ to, token: /\/confirm-email\?token=(\S+)/.exec(text)?.[1] ?? '' }));
}

describe('another e-mail', () => {
  it('holds once the link sent there was opened, and not before', async () => {
    const answer = await want('Eleni@Hotel.gr');

    expect([answer.status, answer.body.general.email, await wanted()]).toEqual([
      200,
      'client@demo.com',
      'eleni@hotel.gr',
    ]);
    expect((await api.login('client@demo.com', 'client')).userData.id).toBe(2);
    const [mail] = await posted();
    expect(mail?.to).toBe('eleni@hotel.gr');

    const confirmed = await confirm(mail!.token);

    expect([confirmed.status, confirmed.body]).toEqual([200, { email: 'eleni@hotel.gr' }]);
    expect((await api.login('eleni@hotel.gr', 'client')).userData.id).toBe(2);
    expect(await wanted()).toBeNull();
    expect((await confirm(mail!.token)).status).toBe(400);
  });

  it('is one: what is wanted last counts, and the link before ends', async () => {
    await want('first@hotel.gr');
    const [first] = await posted();
    await want('second@hotel.gr');

    expect((await posted()).map(({ to }) => to)).toEqual(['second@hotel.gr']);
    expect((await confirm(first!.token)).status).toBe(400);
    expect((await confirm((await posted())[0]!.token)).body.email).toBe('second@hotel.gr');
  });

  it('is given up, and its link with it', async () => {
    await want('eleni@hotel.gr');
    const [mail] = await posted();

    expect((await api.asClient(contract.keepEmail)).status).toBe(200);

    expect([await wanted(), await posted(), (await confirm(mail!.token)).status]).toEqual([null, [], 400]);
  });

  it('is not taken over from somebody who has it by then', async () => {
    await want('late@hotel.gr');
    const password = 'Μια-νέα-φράση-7';
    await api.asNobody(sessionContract.register, {
      body: { email: 'late@hotel.gr', password, passwordConfirm: password },
    });

    const [own, theirs] = await posted();
    expect((await confirm(theirs!.token)).status).toBe(200);
    const late = await confirm(own!.token);

    expect([late.status, late.body.error.message]).toEqual([409, 'This email is already in use.']);
  });

  it.each([
    ['a day later', () => api.database.db.update(emailChanges).set({ expiresAt: sql`now()` })],
    ['after the account was disabled', () => changeClient({ disabledAt: sql`now()` })],
  ])('is not confirmed %s', async (_when, then) => {
    await want('eleni@hotel.gr');
    const [mail] = await posted();
    await then();

    expect((await confirm(mail!.token)).body).toMatchObject({ error: { code: 'RESET_EXPIRED' } });
    await changeClient({ disabledAt: null });
  });

  it('ends with a new password', async () => {
    await want('eleni@hotel.gr');
    const [mail] = await posted();
    const { passwordHash } = accounts;
    const [before] = await api.database.db.select({ passwordHash }).from(accounts).where(isClient);
    const [password, currentPassword] = ['Μια-νέα-φράση-7', 'client'];

    await api.asClient(sessionContract.changePassword, {
      body: { currentPassword, password, passwordConfirm: password },
    });

    expect([(await confirm(mail!.token)).status, await wanted()]).toEqual([400, null]);
    await changeClient(before!);
  });
});

describe('its link', () => {
  it('is sent anew, five times in a row, and the one before ends', async () => {
    await want('eleni@hotel.gr');
    const [first] = await posted();

    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await sendAgain()).status);

    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await posted()).length).toBe(1);
    expect((await confirm(first!.token)).status).toBe(400);
    await api.asClient(contract.keepEmail);
    expect((await api.asClient(contract.wantedEmail)).body.email).toBeNull();
  });

  it('is not sent when nothing is wanted', async () => {
    expect((await sendAgain()).status).toBe(404);
  });

  it('tells the open browsers of the account, and opened those of all', async () => {
    expect(await changesOf(api, () => want('eleni@hotel.gr'))).toContain('profile:2');
    const [mail] = await posted();

    expect(await changesOf(api, () => confirm(mail!.token))).toEqual(['accounts:admins', 'profile:all']);
  });
});
