import { sessionContract as session } from '@horae/contract/core/session.contract';
import { accountsContract as accounts, mostInvitedAtOnce } from '@horae/contract/settings/accounts.contract';
import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts as accountsTable, passwordResets } from '#features/core/session/session.table';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, auditOf, chosen, invite, password, tokenTo, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const accept = (token: string, more: object = {}) =>
  api.asNobody(session.acceptInvitation, { body: { token, ...chosen, ...more } });
const reset = (token: string) => api.asNobody(session.resetPassword, { body: { token, ...chosen } });
const send = (id: number, kind: 'invitation' | 'reset') => api.asAdmin(accounts.sendLink, { body: { id, kind } });
const expired = [400, 'This link has expired.'];
const said = ({ status, body }: Awaited<ReturnType<typeof accept>>) => [status, body.message];

describe('an invitation', () => {
  it('adds an account that nobody can log in to, and posts a link of seven days', async () => {
    const { status, body } = await api.asAdmin(accounts.invite, {
      body: {
        account: { fullName: 'Θάλεια Μένη', email: 'Thalia@Hotel.gr', role: 'client', grants: [wholeHotel(1003)] },
      },
    });

    expect([status, body.willBeSent, body.account.state, body.account.email]).toEqual([
      201,
      false,
      'invited',
      'thalia@hotel.gr',
    ]);
    expect(body.account.grants).toMatchObject([{ hotel: 1003, scope: 'hotel' }]);
    for (const tried of ['', 'null', password]) {
      const answer = await api.asNobody(session.login, { body: { email: 'thalia@hotel.gr', password: tried || ' ' } });
      expect(answer.body.error.code).toBe('INVALID_CREDENTIALS');
    }
    const { accountId, expiresAt, kind, hash } = passwordResets;
    const hours = sql`round(extract(epoch from ${expiresAt} - now()) / 3600)`.mapWith(Number);
    const links = await api.database.db
      .select({ hours, kind, hash })
      .from(passwordResets)
      .where(eq(accountId, body.account.id));
    expect(links).toMatchObject([{ kind: 'invitation', hours: 168 }]);
    expect(links[0]!.hash).not.toBe(await tokenTo(api, 'thalia@hotel.gr'));
    expect(
      (await auditOf(api, body.account.id)).map(({ object, deed: action, companyId }) => [object, action, companyId]),
    ).toEqual([
      ['account', 'add', 0],
      ['grant', 'add', 1003],
    ]);
  });

  it('says whom it is for, sets the password and starts a session in one', async () => {
    const { id } = await invite(api, 'first@hotel.gr', { fullName: 'Δάφνη Ρωμανού', grants: [wholeHotel(1003)] });
    const token = await tokenTo(api, 'first@hotel.gr');
    const read = await api.asNobody(session.readInvitation, { body: { token } });
    expect(read.body).toEqual({ fullName: 'Δάφνη Ρωμανού', email: 'first@hotel.gr', loginName: null });

    const { status, body } = await accept(token);

    expect([status, body.userData.email, body.userData.hotels.length]).toEqual([200, 'first@hotel.gr', 1]);
    expect((await api.as(body.accessToken)(session.logout)).status).toBe(200);
    expect((await api.login('first@hotel.gr', password)).userData.id).toBe(id);
    expect((await auditOf(api, id)).at(-1)).toMatchObject({ by: id, after: { passwordBy: 'invitation' } });
  });

  it('is used once, also when it is used twice at the same moment', async () => {
    await invite(api, 'once@hotel.gr');
    const token = await tokenTo(api, 'once@hotel.gr');

    const answers = await Promise.all([accept(token), accept(token), accept(token)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(said(await accept(token))).toEqual(expired);
    expect((await api.asNobody(session.readInvitation, { body: { token } })).status).toBe(400);
  });

  it('is used once by two who have both found it good before either used it', async () => {
    const { id } = await invite(api, 'race@hotel.gr');
    const token = await tokenTo(api, 'race@hotel.gr');
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

    const answers = await api.database.db.transaction(async (tx) => {
      await tx.select().from(accountsTable).where(eq(accountsTable.id, id)).for('update');
      const both = [accept(token), accept(token)];
      // Polled outside the transaction, which would see its first snapshot forever.
      await expect.poll(async () => (await api.database.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(2);
      return both;
    });

    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is refused once it has expired, and when it was invented', async () => {
    await invite(api, 'slow@hotel.gr');
    const token = await tokenTo(api, 'slow@hotel.gr');
    await api.database.db.update(passwordResets).set({ expiresAt: sql`now()` }).where(isNull(passwordResets.usedAt));

    for (const tried of [token, 'invented']) {
      expect(said(await accept(tried))).toEqual(expired);
      expect((await api.asNobody(session.readInvitation, { body: { token: tried } })).status).toBe(400);
    }
  });

  it('is not spent on passwords that differ or are too short', async () => {
    await invite(api, 'slip@hotel.gr');
    const token = await tokenTo(api, 'slip@hotel.gr');

    const answers = [
      await accept(token, { passwordConfirm: 'another' }),
      await accept(token, { password: 'short', passwordConfirm: 'short' }),
    ];

    expect(answers.map(({ status, body }) => [status, body.error.fields?.[0]?.path])).toEqual([
      [400, 'passwordConfirm'],
      [400, 'password'],
    ]);
    expect((await accept(token)).status).toBe(200);
  });

  it('resets no password, and a reset link accepts no invitation', async () => {
    await invite(api, 'kind@hotel.gr');
    const token = await tokenTo(api, 'kind@hotel.gr');
    expect((await reset(token)).body.message).toBe('This link has expired.');
    const { id } = await activeAccount(api, 'other.kind@hotel.gr');
    await send(id, 'reset');
    const resetToken = await tokenTo(api, 'other.kind@hotel.gr');

    expect(said(await accept(resetToken))).toEqual(expired);
    expect((await api.asNobody(session.readInvitation, { body: { token: resetToken } })).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
    expect((await reset(resetToken)).status).toBe(200);
  });

  it('sent again takes the place of the first; a password by one link ends the others', async () => {
    const { id } = await invite(api, 'again@hotel.gr');
    const first = await tokenTo(api, 'again@hotel.gr');
    expect((await send(id, 'invitation')).body).toEqual({ willBeSent: false });
    const second = await tokenTo(api, 'again@hotel.gr');

    expect(said(await accept(first))).toEqual(expired);
    expect((await accept(second)).status).toBe(200);
  });

  it.each([
    ['nobody', 404, async () => 404_404, 'reset' as const],
    ['a reset of who has no password', 409, async () => (await invite(api, 'a1@hotel.gr')).id, 'reset' as const],
    [
      'an invitation of who has one',
      409,
      async () => (await activeAccount(api, 'a2@hotel.gr')).id,
      'invitation' as const,
    ],
  ])('or reset is not sent for %s', async (_what, status, idOf, kind) => {
    expect((await send(await idOf(), kind)).status).toBe(status);
  });

  it('follows its account to another address; the link that went to the first is dead', async () => {
    const { id } = await invite(api, 'tpyo@hotel.gr');
    const first = await tokenTo(api, 'tpyo@hotel.gr');
    const change = (email: string) => api.asAdmin(accounts.update, { body: { id, email } });
    const taken = await change('client@demo.com');
    expect([taken.status, taken.body.error.fields?.[0]?.path]).toEqual([400, 'email']);

    expect((await change('Typo@hotel.gr')).body.account.email).toBe('typo@hotel.gr');

    expect(said(await accept(first))).toEqual(expired);
    expect((await accept(await tokenTo(api, 'typo@hotel.gr'))).status).toBe(200);
    expect((await change('later@hotel.gr')).status).toBe(409);
    expect((await change('typo@hotel.gr')).status).toBe(200);
  });

  it('is what “forgot password” posts to somebody who has none', async () => {
    await invite(api, 'lost@hotel.gr');
    const first = await tokenTo(api, 'lost@hotel.gr');
    await api.asNobody(session.requestReset, { body: { email: 'lost@hotel.gr' } });
    await expect.poll(() => tokenTo(api, 'lost@hotel.gr')).not.toBe(first);

    expect((await accept(await tokenTo(api, 'lost@hotel.gr'))).status).toBe(200);
  });

  it('is sent by a mail server where there is one', async () => {
    const served = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });

    const account = { fullName: 'A', email: 'a@hotel.gr', role: 'client' as const };
    const { body } = await served.asAdmin(accounts.invite, { body: { account } });

    expect(body.willBeSent).toBe(true);
    await served.stop();
  });

  it.each<[string, object, string]>([
    ['no name', { email: 'x@hotel.gr', role: 'client' }, 'account.fullName'],
    ['an address that is none', { fullName: 'X', email: 'x', role: 'client' }, 'account.email'],
    ['an address in use', { fullName: 'X', email: 'CLIENT@demo.com', role: 'client' }, 'account.email'],
    ['an unknown role', { fullName: 'X', email: 'x@hotel.gr', role: 'user' }, 'account.role'],
    [
      'an unknown hotel',
      { fullName: 'X', email: 'x@hotel.gr', role: 'client', grants: [wholeHotel(5)] },
      'account.grants.0.hotel',
    ],
  ])('with %s is refused by name of the field, and nothing is added', async (_what, account, path) => {
    const { status, body } = await api.asAdmin(unchecked(accounts.invite), { body: { account: account } });

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, path]);
    expect((await api.asAdmin(accounts.list, { query: { q: 'x@hotel.gr' } })).body.total).toBe(0);
  });

  it('is made once for a repeated Idempotency-Key, and once for an address at the same moment', async () => {
    const body = (email: string) => ({ account: { fullName: 'Twice', email, role: 'client' as const } });
    const keyed = () =>
      api.asAdmin(accounts.invite, { body: body('keyed@hotel.gr') }, { 'idempotency-key': 'invite-1' });
    const [first, second] = [await keyed(), await keyed()];
    expect(second.body).toEqual(first.body);

    const answers = await Promise.all(
      [1, 2, 3].map(() => api.asAdmin(accounts.invite, { body: body('same@hotel.gr') })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });
});

describe('inviting people of a hotel', () => {
  const firstOf = (hotel: number, count: number) => {
    const { companyId, id, email } = employees;
    return api.database.db
      .select({ id, email })
      .from(employees)
      .where(eq(companyId, hotel))
      .orderBy(asc(id))
      .limit(count);
  };

  it('says of each what came of it, and invites whoever can be', async () => {
    const rows = await firstOf(1004, 6);
    const ids = rows.map(({ id }) => id) as [number, number, number, number, number, number];
    const [plain, without, left, same, linked, erased] = ids;
    const change = (id: number, values: PgUpdateSetSource<typeof employees>) =>
      api.database.db.update(employees).set(values).where(eq(employees.id, id));
    await change(without, { email: null });
    await change(left, { lastDay: sql`current_date - 2` });
    await change(same, { email: 'client@demo.com' });
    await change(erased, { erasedAt: sql`now()` });
    await invite(api, 'linked.one@hotel.gr', { grants: [{ ...wholeHotel(1004), employeeId: linked }] });

    const { status, body } = await api.asAdmin(accounts.invitePeople, {
      body: { hotel: 1004, employeeIds: [...ids, 5, plain] },
    });

    expect(status).toBe(201);
    expect(body.people.map(({ employeeId, outcome }) => [employeeId, outcome])).toEqual([
      [plain, 'invited'],
      [without, 'no-email'],
      [left, 'left'],
      [same, 'email-in-use'],
      [linked, 'has-account'],
      [erased, 'unknown'],
      [5, 'unknown'],
    ]);
    expect(body.people[0]!.name).toMatch(/\S/);
    const [account] = (await api.asAdmin(accounts.list, { query: { q: rows[0]!.email! } })).body.accounts;
    const { grants } = (await api.asAdmin(accounts.one, { query: { id: account!.id } })).body.account;
    const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
    expect(grants).toMatchObject([{ hotel: 1004, scope: 'self', employeeId: plain, ...rights }]);
    expect((await accept(await tokenTo(api, rows[0]!.email!))).body.userData.employeeId).toBe(plain);
  });

  it('invites each once when two do it at the same moment', async () => {
    const body = { hotel: 6001, employeeIds: (await firstOf(6001, 4)).map(({ id }) => id) };

    const answers = await Promise.all([1, 2].map(() => api.asAdmin(accounts.invitePeople, { body })));

    const outcomes = answers.flatMap((answer) => answer.body.people.map(({ outcome }) => outcome)).toSorted();
    expect(outcomes).toEqual([...Array(4).fill('has-account'), ...Array(4).fill('invited')]);
  });

  it.each<[string, object, number, string | undefined]>([
    ['an unknown hotel', { hotel: 7, employeeIds: [1] }, 404, undefined],
    ['nobody', { hotel: 1003, employeeIds: [] }, 400, 'employeeIds'],
    [
      'too many people',
      { hotel: 1003, employeeIds: Array.from({ length: mostInvitedAtOnce + 1 }, (_, n) => n + 1) },
      400,
      'employeeIds',
    ],
  ])('refuses %s', async (_what, body, status, path) => {
    const answer = await api.asAdmin(unchecked(accounts.invitePeople), { body: body });

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([status, path]);
  });
});

describe('the language of a hotel', () => {
  it('is that of invitations and sessions of those who have chosen none, and their choice goes before it', async () => {
    const { db } = api.database;
    await db.update(companies).set({ language: 'el' }).where(eq(companies.companyId, 1004));
    const mailTo = async (email: string) => {
      const isTo = eq(mailOutbox.to, email);
      const [mail] = await db.select().from(mailOutbox).where(isTo).orderBy(desc(mailOutbox.id)).limit(1);
      return mail!.subject;
    };

    await invite(api, 'ellinika@hotel.gr', { grants: [wholeHotel(1004)] });
    await invite(api, 'english@hotel.gr', { grants: [wholeHotel(1003)] });
    expect(await mailTo('ellinika@hotel.gr')).toContain('Καλώς ήρθατε');
    expect(await mailTo('english@hotel.gr')).toContain('Welcome');

    const { id, session } = await activeAccount(api, 'login@hotel.gr', { grants: [wholeHotel(1004)] });
    expect(session.language).toBe('el');
    await db.update(accountsTable).set({ language: 'en' }).where(eq(accountsTable.id, id));
    expect((await api.login('login@hotel.gr', 'olive branch 42')).language).toBe('en');
  });
});
