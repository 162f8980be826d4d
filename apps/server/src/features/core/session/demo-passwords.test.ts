import { sessionContract as session } from '@horae/contract/core/session.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '#platform/settings';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { warnOfDemoPasswords } from './demo-passwords-warning';

let api: TestApp;
afterEach(() => api.stop());

const exposed = { HOST: '0.0.0.0' };
const next = { password: 'stone and sea 77', passwordConfirm: 'stone and sea 77' };
const emails = async () => (await api.asAdmin(session.demoPasswords)).body.emails;

async function warnings(environment: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  await warnOfDemoPasswords(api.database.db, readSettings(environment), (line) => lines.push(line));
  return lines;
}

describe('demo accounts with the passwords that everybody knows', () => {
  it('are named to administrators until each has another password or is disabled', async () => {
    api = await startTestApp({ environment: exposed });
    expect(await emails()).toEqual(['admin@demo.com', 'client@demo.com']);
    expect((await api.asClient(session.demoPasswords)).status).toBe(403);

    const { body } = await api.asAdmin(accounts.list, { query: { q: 'client@demo.com' } });
    await api.asAdmin(accounts.disable, { body: { id: body.accounts[0]!.id } });
    expect(await emails()).toEqual(['admin@demo.com']);

    const announced = await changesOf(api, () =>
      api.asAdmin(session.changePassword, { body: { currentPassword: 'admin', ...next } }),
    );
    expect(announced).toContain('accounts:admins');
    expect(await emails()).toEqual([]);
    expect(await warnings(exposed)).toEqual([]);
  });

  it('are no fault on a server that only its own machine can reach', async () => {
    api = await startTestApp();
    expect(await emails()).toEqual([]);
    expect(await warnings({})).toEqual([]);
  });

  it.each([[exposed], [{ PUBLIC_URL: 'https://horae.hotel.gr' }], [{ NODE_ENV: 'production' }]])(
    'are named in a loud line at the start with %j',
    async (environment) => {
      api = await startTestApp();

      const [line, ...more] = await warnings(environment);
      expect(more).toEqual([]);
      expect(line).toMatch(/^WARNING: .*admin@demo\.com, client@demo\.com.*public passwords/);
      expect(line).toContain('npm run admin');
    },
  );
});
