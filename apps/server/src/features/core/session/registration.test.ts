import { sessionContract as session } from '@horae/contract/core/session.contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { accounts } from './session.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const password = 'long enough';
const register = (body: object) => api.asNobody(unchecked(session.register), { body: body });
const check = (body: object) => api.asNobody(unchecked(session.registerCheck), { body: body });
const accountCount = () => api.database.db.$count(accounts);

describe('register', () => {
  it('makes a client named after the part before @, without hotels, and starts its session', async () => {
    const { status, body } = await register({ email: 'Maria.P@Hotel.gr', password, passwordConfirm: password });

    expect(status).toBe(201);
    expect(body.userData).toMatchObject({
      role: 'client',
      email: 'maria.p@hotel.gr',
      username: 'maria.p',
      fullName: 'maria.p',
      hotels: [],
    });
    expect((await api.asNobody(session.login, { body: { email: 'maria.p@hotel.gr', password } })).status).toBe(200);
  });

  it('gives parallel registrations distinct, consecutive ids, and an unconfirmed e-mail to the last', async () => {
    const emails = ['p1@x.gr', 'p2@x.gr', 'p3@x.gr', 'same@x.gr', 'SAME@x.gr'];

    const answers = await Promise.all(emails.map((email) => register({ email, password, passwordConfirm: password })));

    const ids = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.userData.id)
      .toSorted((a, b) => a - b);
    expect(ids).toHaveLength(5);
    expect(ids.at(-1)! - ids[0]!).toBe(4);
    const { id, email, disabledAt } = accounts;
    const enabled = await api.database.db
      .select({ id })
      .from(accounts)
      .where(and(eq(sql`lower(${email})`, 'same@x.gr'), isNull(disabledAt)));
    expect(enabled).toEqual([{ id: Math.max(...answers.slice(3).map(({ body }) => body.userData.id)) }]);
  });

  it('says both faults, the first as the message, and makes nothing', async () => {
    const before = await accountCount();

    const { status, body } = await register({ email: 'ADMIN@demo.com', password, passwordConfirm: 'other' });

    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        code: 'REGISTRATION_INVALID',
        message: 'This email is already in use.',
        email: ['This email is already in use.'],
        passwordConfirm: ['Passwords dont match.'],
      },
      message: 'This email is already in use.',
    });
    expect(await accountCount()).toBe(before);
  });

  it.each([
    [{ email: 'no-address', password, passwordConfirm: password }, 'email'],
    [{ email: 'a@b.gr', password: 'short', passwordConfirm: 'short' }, 'password'],
    [{ email: 'a@b.gr', password }, 'passwordConfirm'],
    [{ email: 'a@b.gr', password: 'p'.repeat(129), passwordConfirm: password }, 'password'],
    [{ email: 'nul\u0000@b.gr', password, passwordConfirm: password }, 'email'],
  ])('names the field of %j', async (body, path) => {
    const answer = await register(body);

    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'VALIDATION', fields: [{ path }] });
  });
});

describe('register check', () => {
  it('answers success and creates nothing', async () => {
    const before = await accountCount();

    const { status, body } = await check({ email: 'free@x.gr' });

    expect([status, body]).toEqual([200, { success: true }]);
    expect(await accountCount()).toBe(before);
  });

  it('compares the passwords when either is sent', async () => {
    expect((await check({ email: 'free@x.gr', password, passwordConfirm: password })).status).toBe(200);
    const answer = await check({ email: 'free@x.gr', password });
    expect(answer.body.error).toMatchObject({
      code: 'REGISTRATION_INVALID',
      passwordConfirm: ['Passwords dont match.'],
    });
  });

  it('is refused, as registration is, when closed', async () => {
    const closed = await startTestApp({ environment: { REGISTRATION: 'closed' } });

    const answers = [
      await closed.asNobody(session.registerCheck, { body: { email: 'free@x.gr' } }),
      await closed.asNobody(session.register, { body: { email: 'free@x.gr', password, passwordConfirm: password } }),
    ];

    for (const { status, body } of answers) expect([status, body.error.code]).toEqual([403, 'REGISTRATION_CLOSED']);
    await closed.stop();
  });
});
