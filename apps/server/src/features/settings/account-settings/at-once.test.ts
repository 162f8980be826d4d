import { sessionContract } from '@horae/contract/core/session.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

it('accounts that are made while others change their e-mail keep nobody waiting for good', async () => {
  const password = 'Μια-νέα-φράση-7';
  async function registerAndChange(name: string): Promise<number[]> {
    const body = { email: `${name}@hotel.example`, password, passwordConfirm: password };
    const made = await api.asNobody(sessionContract.register, { body });
    const as = api.as(made.body.accessToken);
    const { headers } = await as(accountSettingsContract.read);
    const general = { email: `${name}.new@hotel.example` };
    const changed = await as(
      accountSettingsContract.updateGeneral,
      { body: { general, currentPassword: password } },
      { 'if-match': String(headers.etag) },
    );
    return [made.status, changed.status];
  }

  const names = ['anna', 'petros', 'eleni', 'nikos', 'maria', 'giorgos', 'sofia', 'kostas'];
  expect(await Promise.all(names.map(registerAndChange))).toEqual(names.map(() => [201, 200]));
});
