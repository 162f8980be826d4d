import { sessionContract as session } from '@horae/contract/core/session.contract';
import { twoStepContract as twoStep } from '@horae/contract/core/two-step.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { activeAccount, password } from '#test/accounts';
import { softPasskey } from '#test/soft-passkey';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accountWithApp, codeOf } from '#test/two-step';
import { unchecked } from '#test/unchecked';
import { sessions } from '../session/session.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(attempts);
  await api.database.db.update(sessions).set({ provenAt: sql`now()` });
});

const later = (time: string) =>
  api.database.db.update(sessions).set({ provenAt: sql`${sessions.provenAt} - ${time}::interval` });
const tenMinutesLater = () => later('10 minutes');
const confirm = (call: TestApp['asAdmin'], body: object) => call(unchecked(twoStep.confirmIdentity), { body });

describe('a sensitive call', () => {
  it('is answered for ten minutes after the login, then refused before its body is read', async () => {
    const { accessToken } = await api.login('admin@demo.com', 'admin');
    const invite = () => api.as(accessToken)(unchecked(accountsContract.invite), { body: {} });
    await later('9 minutes 50 seconds');
    expect((await invite()).body.error.code).toBe('VALIDATION');

    await tenMinutesLater();

    const { status, body } = await invite();
    expect([status, body.error.code]).toEqual([403, 'CONFIRM_IDENTITY']);
    expect((await api.as(accessToken)(accountsContract.list, {})).status).toBe(200);
  });

  it('is answered again after the password, and after a refresh of the tokens', async () => {
    const { accessToken, refreshToken } = await api.login('admin@demo.com', 'admin');
    const call = api.as(accessToken);
    await tenMinutesLater();

    expect((await confirm(call, { password: 'no' })).body.error.fields?.[0]?.path).toBe('password');
    expect((await call(twoStep.beginApp)).status).toBe(403);
    expect((await confirm(call, { password: 'admin' })).status).toBe(200);

    const { body } = await api.asNobody(session.refresh, { body: { refreshToken } });
    expect((await api.as(body.accessToken)(twoStep.beginApp)).status).toBe(200);
    const other = await api.login('admin@demo.com', 'admin');
    await tenMinutesLater();
    await confirm(api.as(other.accessToken), { password: 'admin' });
    expect((await api.as(body.accessToken)(twoStep.beginApp)).status).toBe(403);
  });
});

describe('the identity of an account with two-step verification', () => {
  it('is confirmed by password and code, not by one of them', async () => {
    const { call, secret } = await accountWithApp(api, 'both@hotel.gr');
    await tenMinutesLater();
    const code = codeOf(secret, { ahead: true });

    expect((await confirm(call, { password })).body.error.fields?.[0]?.path).toBe('code');
    expect((await confirm(call, { code })).status).toBe(400);
    expect((await confirm(call, { password: 'no', code })).status).toBe(400);
    expect((await call(twoStep.makeRecoveryCodes)).status).toBe(403);
    expect((await confirm(call, { password, code })).status).toBe(200);
    expect((await call(twoStep.makeRecoveryCodes)).status).toBe(200);
    expect((await confirm(call, { password, code })).status).toBe(400);
  });

  it('is confirmed by password and a passkey that answers the challenge of this session', async () => {
    const { session: own } = await activeAccount(api, 'key@hotel.gr');
    const call = api.as(own.accessToken);
    const passkey = softPasskey();
    const begun = (await call(twoStep.beginPasskey)).body.options;
    await call(twoStep.addPasskey, { body: { name: 'Phone', passkey: passkey.register(begun) } });
    await tenMinutesLater();
    const { options } = (await call(twoStep.confirmIdentityPasskey)).body;

    expect((await confirm(call, { password, passkey: passkey.answer(begun) })).status).toBe(400);
    expect((await confirm(call, { password, passkey: passkey.answer(options) })).status).toBe(200);
    expect((await call(twoStep.switchOff)).status).toBe(200);
  });

  it('counts wrong codes towards the limit of the account', async () => {
    const { call } = await accountWithApp(api, 'limit@hotel.gr');
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push((await confirm(call, { password, code: '000000' })).status);

    expect(answers.slice(0, 11).every((status) => status === 400)).toBe(true);
    expect(answers[11]).toBe(429);
  });
});
