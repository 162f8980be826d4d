import { sessionContract as session } from '@horae/contract/core/session.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, chosen, invite, tokenTo, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { strangersOf } from '#test/strangers';
import { unchecked } from '#test/unchecked';
import { emailChanges } from './session.table';

let api: TestApp;
let people: ReturnType<typeof strangersOf>;
beforeAll(async () => {
  api = await startTestApp();
  people = strangersOf(api);
});
afterAll(() => api.stop());

describe('a stranger who registers the address of somebody else', () => {
  it('cannot write to anybody, under whatever name', async () => {
    const call = await people.stranger('phisher@world.example', { isConfirmed: true });
    await call(accountSettingsContract.updateGeneral, { body: { general: { fullName: 'General Manager' } } });

    const answers = [];
    for (let n = 0; n < 50; n += 1) answers.push(await people.send(call, `victim${n}@hotel.example`));
    answers.push(await people.send(call, 'admin@demo.com', { subject: 'Your password' }));

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['403 Your account has no hotel yet. Ask an administrator for access to one.']),
    );
    expect(await people.outbox('victim0@hotel.example')).toEqual([]);
    expect(await people.inbox(api.asAdmin, 'Your password')).toEqual([]);
  });

  it('does not keep it from being invited, registered by its owner, or wanted as a new e-mail', async () => {
    const call = await people.stranger('boss@hotel.example');
    expect((await call(chatContract.profile, {})).status).toBe(200);

    const { id } = await invite(api, 'Boss@hotel.example', { grants: [wholeHotel(1003)] });

    expect((await call(chatContract.profile, {})).status).toBe(401);
    expect(
      (await api.asNobody(session.login, { body: { email: 'boss@hotel.example', password: chosen.password } })).status,
    ).toBe(400);
    const accepted = await api.asNobody(session.acceptInvitation, {
      body: { token: await tokenTo(api, 'boss@hotel.example'), ...chosen },
    });
    expect(accepted.body.userData.id).toBe(id);
    expect((await people.register('boss@hotel.example')).status).toBe(400);

    const first = await people.stranger('owner@hotel.example');
    const owner = await people.stranger('OWNER@hotel.example', { isConfirmed: true });
    expect((await first(chatContract.profile, {})).status).toBe(401);
    expect((await owner(chatContract.profile, {})).body.fullName).toBe('owner');
    expect((await people.register('owner@hotel.example')).body.error).toMatchObject({
      code: 'REGISTRATION_INVALID',
      email: ['This email is already in use.'],
    });
    expect((await api.asNobody(session.registerCheck, { body: { email: 'owner@hotel.example' } })).status).toBe(400);

    const squatter = await people.stranger('wanted@hotel.example');
    const change = { general: { email: 'wanted@hotel.example' }, currentPassword: chosen.password };
    expect((await owner(accountSettingsContract.updateGeneral, { body: change })).status).toBe(200);
    expect((await people.confirm(await tokenTo(api, 'wanted@hotel.example'))).body).toEqual({
      email: 'wanted@hotel.example',
    });
    expect((await squatter(chatContract.profile, {})).status).toBe(401);
  });

  it('gets no hotel and no role before the address is confirmed', async () => {
    const { body } = await people.register('maria@hotel.example');
    const { id } = body.userData;
    const change = (more: object) => api.asAdmin(unchecked(accountsContract.update), { body: { id, ...more } });

    for (const more of [{ grants: [wholeHotel(1003)] }, { role: 'admin' }]) {
      const { status, body: refused } = await change(more);
      expect([status, refused.message]).toEqual([
        409,
        'This address has not been confirmed yet. Invite the person instead: the invitation is sent to this address.',
      ]);
    }

    await people.confirm(await tokenTo(api, 'maria@hotel.example'));
    expect((await change({ grants: [wholeHotel(1003)] })).status).toBe(200);
  });

  it('loses the account to whoever reads the mail: a reset link confirms, and ends its sessions', async () => {
    const call = await people.stranger('reader@hotel.example');
    await api.asNobody(session.requestReset, { body: { email: 'reader@hotel.example' } });
    await expect.poll(() => people.outbox('reader@hotel.example')).toHaveLength(2);

    const token = await tokenTo(api, 'reader@hotel.example');
    expect((await api.asNobody(session.resetPassword, { body: { token, ...chosen } })).status).toBe(200);

    expect((await call(chatContract.profile, {})).status).toBe(401);
    expect((await people.register('reader@hotel.example')).status).toBe(400);
  });
});

describe('an address that awaits its confirmation', () => {
  it('is shown under the settings, and its link is sent again', async () => {
    const call = await people.stranger('late@hotel.example');
    const wanted = () => call(accountSettingsContract.wantedEmail, {});
    expect((await wanted()).body).toEqual({ email: 'late@hotel.example', willBeSent: false });
    await api.database.db
      .update(emailChanges)
      .set({ expiresAt: sql`now()` })
      .where(eq(emailChanges.email, 'late@hotel.example'));
    expect((await people.confirm(await tokenTo(api, 'late@hotel.example'))).status).toBe(400);

    expect((await call(accountSettingsContract.keepEmail, {})).status).toBe(200);
    expect((await wanted()).body.email).toBe('late@hotel.example');
    expect((await call(accountSettingsContract.sendEmailLink, {})).status).toBe(200);

    expect((await people.confirm(await tokenTo(api, 'late@hotel.example'))).status).toBe(200);
    expect((await wanted()).body.email).toBeNull();
  });
});

describe('the names of people', () => {
  it('stay within their hotels in mail', async () => {
    const { session: there } = await activeAccount(api, 'other.hotel@hotel.example', {
      fullName: 'Person of the other hotel',
      grants: [{ ...wholeHotel(1004), mayMail: true }],
    });
    const call = api.as(there.accessToken);

    await people.send(call, 'client@demo.com', { subject: 'Across hotels' });
    expect(await people.inbox(api.asClient, 'Across hotels')).toEqual([]);
    expect(await people.outbox('client@demo.com')).toEqual([{ subject: 'Across hotels' }]);
    await people.send(call, 'admin@demo.com', { subject: 'To the administrator' });
    expect(await people.inbox(api.asAdmin, 'To the administrator')).toHaveLength(1);
  });
});
