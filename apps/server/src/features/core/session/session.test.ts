import { sessionContract as session } from '@horae/contract/core/session.contract';
import { isNull, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { refreshTokens, sessions } from './session.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ environment: { ACCESS_TOKEN_TTL: '300', REFRESH_TOKEN_TTL: '43200' } });
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(attempts));

const admin = { email: 'admin@demo.com', password: 'admin' };
const logIn = (body: { email: string; password: string }) => api.asNobody(session.login, { body });
const refresh = (refreshToken: unknown) => api.asNobody(session.refresh, { body: { refreshToken } });
const isAlive = async (token: string) => (await api.as(token)(session.logout)).status === 200;

describe('login', () => {
  it.each([session.login, session.loginJwt])('$path answers the account and its tokens', async (contract) => {
    const { status, body } = await api.asNobody(contract, { body: admin });

    expect(status).toBe(200);
    expect(body.userData).toMatchObject({
      id: 1,
      email: admin.email,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
    expect(body.userData.hotels.map((hotel) => hotel.ErpCompanyId)).toEqual([1003, 1004, 6001]);
    expect(body.token).toBe(body.accessToken);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });

  it('gives a client its own ability and hotel only', async () => {
    const { body } = await logIn({ email: 'client@demo.com', password: 'client' });

    expect(body.userData).toMatchObject({ id: 2, role: 'client' });
    expect(body.userData.ability).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ]);
    const granted = { ErpCompanyId: 1003, timeZone: 'Europe/Athens', rights: ['approve'] };
    expect(body.userData.hotels).toEqual([expect.objectContaining(granted)]);
  });

  it('gives tokens of five minutes and twelve hours, each with iat, exp and a jti of its own', async () => {
    const { body } = await logIn(admin);
    const [access, renewal] = [decodeJwt(body.accessToken), decodeJwt(body.refreshToken)];

    expect(access.exp! - access.iat!).toBe(300);
    expect(renewal.exp! - renewal.iat!).toBe(43_200);
    expect(access.jti).not.toBe(renewal.jti);
  });

  it('compares the e-mail trimmed and without case, the password exactly', async () => {
    expect((await logIn({ email: '  ADMIN@Demo.com ', password: 'admin' })).status).toBe(200);
    expect((await logIn({ email: admin.email, password: 'Admin' })).status).toBe(400);
  });

  it('refuses a wrong e-mail and a wrong password alike', async () => {
    const answers = [
      await logIn({ ...admin, password: 'no' }),
      await logIn({ email: 'nobody@demo.com', password: 'no' }),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual({
        error: {
          code: 'INVALID_CREDENTIALS',
          message: 'Email or Password is Invalid',
          email: ['Email or Password is Invalid'],
        },
        message: 'Email or Password is Invalid',
      });
    }
  });

  it.each([
    [{ password: 'x' }, 'email'],
    [{ email: 7, password: 'x' }, 'email'],
    [{ email: 'a@b.c' }, 'password'],
    [{ email: `${'a'.repeat(250)}@b.gr`, password: 'x' }, 'email'],
    [{ email: 'a@b.c', password: 'x'.repeat(129) }, 'password'],
  ])('names the field of %j', async (body, path) => {
    const answer = await api.asNobody(unchecked(session.login), { body: body });

    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'VALIDATION', fields: [{ path }] });
  });
});

describe('refresh', () => {
  it.each([session.refresh, session.refreshAuth])('$path answers a new pair, both different', async (contract) => {
    const before = (await logIn(admin)).body;

    const { status, body } = await api.asNobody(contract, { body: { refreshToken: before.refreshToken } });

    expect(status).toBe(200);
    expect(body.accessToken).not.toBe(before.accessToken);
    expect(body.refreshToken).not.toBe(before.refreshToken);
    expect(Object.keys(body).toSorted()).toEqual(['accessToken', 'refreshToken']);
  });

  it('serves several tabs at once, each with a working pair', async () => {
    const { refreshToken } = (await logIn(admin)).body;

    const pairs = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));

    expect(pairs.map((pair) => pair.status)).toEqual(Array(8).fill(200));
    const renewed = await Promise.all(pairs.map((pair) => refresh(pair.body.refreshToken)));
    expect(renewed.map((pair) => pair.status)).toEqual(Array(8).fill(200));
  });

  it('counts the grace of ten seconds from the first use; after it the session ends', async () => {
    const { refreshToken } = (await logIn(admin)).body;
    const pair = (await refresh(refreshToken)).body;
    const { firstUsedAt } = refreshTokens;
    await api.database.db.update(refreshTokens).set({ firstUsedAt: sql`${firstUsedAt} - interval '11 seconds'` });

    const late = await refresh(refreshToken);

    expect(late.status).toBe(401);
    expect(late.body.error).toEqual({ code: 'INVALID_REFRESH_TOKEN', message: 'Invalid refresh token' });
    expect(await isAlive(pair.accessToken)).toBe(false);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
  });

  it('never outlives a week from the login', async () => {
    const { refreshToken } = (await logIn(admin)).body;
    await api.database.db
      .update(sessions)
      .set({ startedAt: sql`now() - interval '6 days 23 hours'` })
      .where(isNull(sessions.endedAt));

    const { body } = await refresh(refreshToken);

    const { exp, iat } = decodeJwt(body.refreshToken);
    expect(exp! - iat!).toBeLessThanOrEqual(3600);
  });

  it('refuses what is no refresh token', async () => {
    const { accessToken } = (await logIn(admin)).body;

    for (const token of [undefined, null, 7, '', 'x.y.z', accessToken, {}]) {
      const { status, body } = await refresh(token);
      expect([status, body.message]).toEqual([401, 'Invalid refresh token']);
    }
  });
});

describe('logout', () => {
  it('ends this session at once and leaves the others', async () => {
    const [gone, other] = [(await logIn(admin)).body, (await logIn(admin)).body];

    const { status, body, headers } = await api.as(gone.accessToken)(session.logout);

    expect([status, body, headers['clear-site-data']]).toEqual([200, {}, '"cache"']);
    expect((await refresh(gone.refreshToken)).status).toBe(401);
    expect(await isAlive(gone.accessToken)).toBe(false);
    expect(await isAlive(other.accessToken)).toBe(true);
  });

  it('refuses a refresh token as bearer with the sentence of every 401', async () => {
    const { refreshToken } = (await logIn(admin)).body;

    const { status, body } = await api.as(refreshToken)(session.logout);

    expect(status).toBe(401);
    expect(body).toEqual({
      error: { code: 'UNAUTHORIZED', message: 'Token invalid or expired please login again' },
      message: 'Token invalid or expired please login again',
    });
  });

  it('takes the scheme word in any case', async () => {
    const { accessToken } = (await logIn(admin)).body;

    expect((await api.asNobody(session.logout, {}, { authorization: `bEaReR ${accessToken}` })).status).toBe(200);
  });
});
