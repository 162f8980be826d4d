import { sessionContract as session } from '@horae/contract/core/session.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { knownBrowsers } from './session.table';

const admin = { email: 'admin@demo.com', password: 'admin' };
const wrong = { ...admin, password: 'no' };
const office = '192.0.2.10';
const elsewhere = '203.0.113.9';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(attempts));

async function logIn(payload: object, remoteAddress: string, cookie?: string) {
  const headers = cookie ? { cookie } : {};
  const answer = await api.app.inject({ method: 'POST', url: session.login.path, payload, remoteAddress, headers });
  return { status: answer.statusCode, headers: answer.headers, code: answer.json().error?.code };
}
/** The cookie of a browser in which the administrator has logged in. */
async function knownBrowser(address: string): Promise<string> {
  const { headers } = await logIn(admin, address);
  return String(headers['set-cookie']).split(';')[0]!;
}
const passTime = (seconds: number) => {
  const { freeAt, lastAt } = attempts;
  const passed = sql`make_interval(secs => ${seconds})`;
  return api.database.db
    .update(attempts)
    .set({ freeAt: sql`${freeAt} - ${passed}`, lastAt: sql`${lastAt} - ${passed}` });
};
const now = sql`now()`;
const addAttempts = (key: string, count: number) =>
  api.database.db.insert(attempts).values({ key, count, freeAt: now, lastAt: now });

describe('wrong passwords', () => {
  it('are refused after twenty, with Retry-After, even followed by the right one; another place is free', async () => {
    for (let failure = 1; failure <= 20; failure += 1) expect((await logIn(wrong, elsewhere)).status).toBe(400);

    const answer = await logIn(wrong, elsewhere);

    expect([answer.status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(admin, elsewhere)).status).toBe(429);
    expect((await logIn(admin, office)).status).toBe(200);
    expect((await logIn({ email: 'client@demo.com', password: 'client' }, elsewhere)).status).toBe(200);
  });

  it('wait twice as long each time, up to a quarter of an hour, and a right one clears them', async () => {
    for (let failure = 1; failure <= 20; failure += 1) await logIn(wrong, elsewhere);
    const waits: number[] = [];
    for (let failure = 1; failure <= 12; failure += 1) {
      waits.push(Number((await logIn(wrong, elsewhere)).headers['retry-after']));
      await passTime(900);
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect((await logIn(admin, elsewhere)).status).toBe(200);
    expect((await logIn(wrong, elsewhere)).status).toBe(400);
  });

  it('get no further attempts by coming all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => logIn(wrong, elsewhere)));

    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20);
    expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
  });

  it('of a whole network count together, and so do those at many accounts', async () => {
    for (let failure = 1; failure <= 21; failure += 1) await logIn(wrong, `2001:db8:1:2::${failure}`);
    expect((await logIn(admin, '2001:db8:1:2::ffff')).status).toBe(429);

    await addAttempts('login from 198.51.100.7', 200);
    await logIn({ email: 'nobody@world.example', password: 'x' }, '198.51.100.7');
    expect((await logIn(admin, '198.51.100.7')).status).toBe(429);
  });
});

describe('a browser in which somebody has logged in before', () => {
  it('is not held up by guesses of strangers, in the same office or all over the world', async () => {
    const cookie = await knownBrowser(office);
    for (let failure = 1; failure <= 25; failure += 1) await logIn(wrong, office);
    for (let place = 1; place <= 60; place += 1) await logIn(wrong, `203.0.113.${place}`);

    expect((await logIn(admin, office)).status).toBe(429);
    expect((await logIn(admin, '198.51.100.200')).status).toBe(429);
    expect((await logIn(admin, office, cookie)).status).toBe(200);
    expect((await logIn(admin, '198.51.100.200', cookie)).status).toBe(200);
  });

  it('has its own limit, and is nothing special for another account', async () => {
    const cookie = await knownBrowser(office);
    for (let failure = 1; failure <= 21; failure += 1) await logIn(wrong, office, cookie);
    expect((await logIn(admin, office, cookie)).status).toBe(429);

    const client = { email: 'client@demo.com', password: 'no' };
    for (let failure = 1; failure <= 21; failure += 1) await logIn(client, office);
    expect((await logIn(client, office, cookie)).status).toBe(429);
  });

  it('keeps a cookie that no script and no other site can use, and the server only its hash', async () => {
    const { headers } = await logIn(admin, office);
    const [pair, ...attributes] = String(headers['set-cookie']).split('; ');

    expect(attributes).toEqual(['Max-Age=15552000', 'Path=/auth', 'HttpOnly', 'SameSite=Strict']);
    const rows = await api.database.db.select({ hash: knownBrowsers.hash }).from(knownBrowsers);
    expect(JSON.stringify(rows)).not.toContain(pair!.split('=')[1]);
    expect((await logIn(wrong, office)).headers['set-cookie']).toBeUndefined();
  });

  it('keeps it, over https, for this host alone, and is known by it', async () => {
    const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://horae.hotel.gr' } });
    const logInThere = async (payload: object, cookie = '') => {
      const headers = { cookie };
      return secure.app.inject({ method: 'POST', url: session.login.path, payload, headers, remoteAddress: office });
    };
    const [pair, ...attributes] = String((await logInThere(admin)).headers['set-cookie']).split('; ');
    for (let failure = 1; failure <= 21; failure += 1) await logInThere(wrong);

    const [known, unknown] = [await logInThere(admin, pair), await logInThere(admin)];
    await secure.stop();

    expect(pair).toMatch(/^__Host-horae_browser=[\w-]{43}$/);
    expect(attributes).toEqual(['Max-Age=15552000', 'Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']);
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 429]);
  });
});

describe('the same limits hold', () => {
  const statuses = async (times: number, attempt: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: times }, attempt))).map(({ status }) => status);
  const counted = (all: number[]) => [all.filter((status) => status === 400).length, all.includes(429)];

  it('for the password asked for again, whether for a new password or a new e-mail, and stay after a refusal', async () => {
    const change = { currentPassword: 'guess', password: 'a long new phrase', passwordConfirm: 'a long new phrase' };
    const general = { email: 'mine@world.example' };
    const attempts = [
      ...(await statuses(8, () => api.asClient(session.changePassword, { body: change }))),
      ...(await statuses(8, () =>
        api.asClient(accountSettingsContract.updateGeneral, { body: { general, currentPassword: 'guess' } }),
      )),
    ];

    expect(counted(attempts)).toEqual([11, true]);
    const right = { general, currentPassword: 'client' };
    expect((await api.asClient(accountSettingsContract.updateGeneral, { body: right })).status).toBe(429);
    await passTime(900);
    expect((await api.asClient(accountSettingsContract.updateGeneral, { body: right })).status).toBe(200);
  });

  it.each([
    ['links that are not valid', 'link from 127.0.0.1', 100],
    ['requests for a mail', 'reset from 127.0.0.1', 30],
    ['registrations', 'registration from 127.0.0.1', 60],
    ['questions whether an e-mail is free', 'registration check from 127.0.0.1', 300],
  ])('for %s', async (_what, key, before) => {
    await addAttempts(key, before);
    const token = 'x'.repeat(43);
    const phrase = { password: 'a long new phrase', passwordConfirm: 'a long new phrase' };
    const chosen = { token, ...phrase };
    const calls = {
      'link from 127.0.0.1': [
        () => api.asNobody(session.resetPassword, { body: chosen }),
        () => api.asNobody(session.acceptInvitation, { body: chosen }),
        () => api.asNobody(session.readInvitation, { body: { token } }),
        () => api.asNobody(session.confirmEmail, { body: { token } }),
      ],
      'registration from 127.0.0.1': [
        () => api.asNobody(session.register, { body: { email: 'admin@demo.com', ...phrase } }),
      ],
      'registration check from 127.0.0.1': [() => api.asNobody(session.registerCheck, { body: { email: 'a@b.gr' } })],
      'reset from 127.0.0.1': [() => api.asNobody(session.requestReset, { body: { email: 'nobody@world.example' } })],
    }[key]!;
    await calls[0]!();

    for (const call of calls) expect((await call()).status).toBe(429);
  });
});
