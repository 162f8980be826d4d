import { sessionContract as session } from '@horae/contract/core/session.contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { activeAccount, invite, tokenTo } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { makeAdministrator } from './administrator.service';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const common = 'This password is too common. Choose another one.';
const twice = (password: string) => ({ password, passwordConfirm: password });

describe('a password on the lists of common ones is refused', () => {
  it.each(['Password1', 'qwertyuiop', 'iloveyou!!', 'TrustNo1'])('%s at a registration', async (password) => {
    const body = { email: 'new@hotel.gr', ...twice(password) };
    const checked = await api.asNobody(session.registerCheck, { body });
    const registered = await api.asNobody(session.register, { body });

    for (const answer of [checked, registered]) {
      expect([answer.status, answer.body.message]).toEqual([400, common]);
      expect(answer.body.error).toMatchObject({ code: 'REGISTRATION_INVALID', password: [common] });
    }
  });

  it('at a change, a reset and an invitation, whose links stay valid', async () => {
    const { session: mine } = await activeAccount(api, 'weak@hotel.gr');
    const changed = await api.as(mine.accessToken)(session.changePassword, {
      body: { currentPassword: 'olive branch 42', ...twice('Welcome1!') },
    });
    await api.asNobody(session.requestReset, { body: { email: 'weak@hotel.gr' } });
    const resetToken = await vi.waitFor(() => tokenTo(api, 'weak@hotel.gr'));
    const reset = await api.asNobody(session.resetPassword, { body: { token: resetToken, ...twice('Welcome1!') } });
    await invite(api, 'invited@hotel.gr');
    const token = await tokenTo(api, 'invited@hotel.gr');
    const accepted = await api.asNobody(session.acceptInvitation, { body: { token, ...twice('Welcome1!') } });

    for (const { status, body } of [changed, reset, accepted])
      expect([status, body.error.fields]).toEqual([400, [{ path: 'password', message: common }]]);
    const good = twice('stone and sea 77');
    expect((await api.asNobody(session.acceptInvitation, { body: { token, ...good } })).status).toBe(200);
  });

  it('by the command that makes administrators', async () => {
    const given = { email: 'rescue@hotel.gr', appName: 'Horae' };
    const make = (password: string) =>
      makeAdministrator(api.database.db, { ...given, password }, async () => undefined);

    await expect(make('letmein2026')).rejects.toThrow(common);
    expect(await make('a way back in')).toBe('added');
  });
});

describe('what others know of the account is refused as its password', () => {
  const own = 'This password contains your name, your e-mail or the name of this product. Choose another one.';

  it.each(['katerina.riga@hotel.gr', 'Katerina.Riga 1', 'Κατερίνα Ρήγα', 'horae horae 1', 'katerina-horae'])(
    '%s',
    async (password) => {
      const email = 'katerina.riga@hotel.gr';
      await invite(api, email).catch(() => undefined);
      const token = await tokenTo(api, email);

      const { status, body } = await api.asNobody(session.acceptInvitation, { body: { token, ...twice(password) } });

      expect([status, body.error.fields]).toEqual([400, [{ path: 'password', message: own }]]);
    },
  );
});

it('a passphrase of any characters and 64 or more of them is taken, letter by letter', async () => {
  const password = ` Η θάλασσα ${'wide and '.repeat(8)} blue `;
  const registered = await api.asNobody(session.register, { body: { email: 'phrase@x.gr', ...twice(password) } });
  const trimmed = await api.asNobody(session.login, { body: { email: 'phrase@x.gr', password: password.trim() } });

  expect(registered.status).toBe(201);
  expect(trimmed.status).toBe(400);
  expect((await api.login('phrase@x.gr', password)).userData.email).toBe('phrase@x.gr');
});
