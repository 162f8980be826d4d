import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import { sessionContract as session } from '@horae/contract/core/session.contract';
import { blogContract } from '@horae/contract/demo-apps/blog.contract';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { profileContract } from '@horae/contract/demo-apps/profile.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, chosen, invite, tokenTo, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

type Call = TestApp['asAdmin'];

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const register = (email: string) => api.asNobody(session.register, { body: { email, ...chosen } });
const confirm = (token: string) => api.asNobody(session.confirmEmail, { body: { token } });

/** Registers an address; confirms it with the link posted there if asked. */
async function stranger(email: string, { isConfirmed = false } = {}): Promise<Call> {
  const { status, body } = await register(email);
  expect(status).toBe(201);
  if (isConfirmed) expect((await confirm(await tokenTo(api, email.toLowerCase()))).status).toBe(200);
  return api.as(body.accessToken);
}

const send = (call: Call, to: string, more: object = {}) =>
  call(unchecked(emailContract.send), { body: { email: { to: [{ name: '', email: to }], ...more } } });
const inbox = async (call: Call, q: string) => (await call(emailContract.list, { query: { q } })).body.emails;
const outbox = async (to: string) =>
  (await api.database.pool.query('select subject from mail_outbox where "to" = $1 order by id', [to])).rows;

describe('a stranger who registers the address of somebody else', () => {
  it.each([
    ['and does not confirm it', false],
    ['and even reads its mail', true],
  ])('%s does not get the invoice that the hotel sends there', async (_what, isConfirmed) => {
    const to = `accounts.${isConfirmed}@client.example`;
    const call = await stranger(to, { isConfirmed });
    const { body: list } = await api.asAdmin(invoicesContract.list, {});
    const invoice = { id: list.invoices[0]!.id, to, subject: 'Your invoice', message: 'Please pay.' };

    const { status } = await api.asAdmin(unchecked(invoicesContract.send), { body: invoice });

    expect(status).toBeLessThan(300);
    expect(await inbox(call, 'Your invoice')).toEqual([]);
    expect(await outbox(to)).toContainEqual({ subject: 'Your invoice' });
  });

  it('cannot write to anybody, under whatever name', async () => {
    const call = await stranger('phisher@world.example', { isConfirmed: true });
    await call(accountSettingsContract.updateGeneral, { body: { general: { fullName: 'General Manager' } } });

    const answers = [];
    for (let n = 0; n < 50; n += 1) answers.push(await send(call, `victim${n}@hotel.example`));
    answers.push(await send(call, 'admin@demo.com', { subject: 'Your password' }));

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['403 Your account belongs to no hotel yet. An administrator has to give it one.']),
    );
    expect(await outbox('victim0@hotel.example')).toEqual([]);
    expect(await inbox(api.asAdmin, 'Your password')).toEqual([]);
  });

  it('does not keep it from being invited, registered by its owner, or wanted as a new e-mail', async () => {
    const call = await stranger('boss@hotel.example');
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
    expect((await register('boss@hotel.example')).status).toBe(400);

    const first = await stranger('owner@hotel.example');
    const owner = await stranger('OWNER@hotel.example', { isConfirmed: true });
    expect((await first(chatContract.profile, {})).status).toBe(401);
    expect((await owner(chatContract.profile, {})).body.fullName).toBe('owner');
    expect((await register('owner@hotel.example')).body.error).toMatchObject({
      code: 'REGISTRATION_INVALID',
      email: ['This email is already in use.'],
    });
    expect((await api.asNobody(session.registerCheck, { body: { email: 'owner@hotel.example' } })).status).toBe(400);

    const squatter = await stranger('wanted@hotel.example');
    const change = { general: { email: 'wanted@hotel.example' }, currentPassword: chosen.password };
    expect((await owner(accountSettingsContract.updateGeneral, { body: change })).status).toBe(200);
    expect((await confirm(await tokenTo(api, 'wanted@hotel.example'))).body).toEqual({ email: 'wanted@hotel.example' });
    expect((await squatter(chatContract.profile, {})).status).toBe(401);
  });

  it('gets no hotel and no role before the address is confirmed', async () => {
    const { body } = await register('maria@hotel.example');
    const { id } = body.userData;
    const change = (more: object) => api.asAdmin(unchecked(accountsContract.update), { body: { id, ...more } });

    for (const more of [{ grants: [wholeHotel(1003)] }, { role: 'admin' }]) {
      const { status, body: refused } = await change(more);
      expect([status, refused.message]).toEqual([
        409,
        'Nobody has confirmed this address yet. Invite the person instead: the invitation goes to the address.',
      ]);
    }

    await confirm(await tokenTo(api, 'maria@hotel.example'));
    expect((await change({ grants: [wholeHotel(1003)] })).status).toBe(200);
  });

  it('loses the account to whoever reads the mail: a reset link confirms, and ends its sessions', async () => {
    const call = await stranger('reader@hotel.example');
    await api.asNobody(session.requestReset, { body: { email: 'reader@hotel.example' } });
    await expect.poll(() => outbox('reader@hotel.example')).toHaveLength(2);

    const token = await tokenTo(api, 'reader@hotel.example');
    expect((await api.asNobody(session.resetPassword, { body: { token, ...chosen } })).status).toBe(200);

    expect((await call(chatContract.profile, {})).status).toBe(401);
    expect((await register('reader@hotel.example')).status).toBe(400);
  });
});

describe('an address that awaits its confirmation', () => {
  it('is shown under the settings, and its link is sent again', async () => {
    const call = await stranger('late@hotel.example');
    const wanted = () => call(accountSettingsContract.wantedEmail, {});
    expect((await wanted()).body).toEqual({ email: 'late@hotel.example', willBeSent: false });
    await api.database.pool.query("update email_changes set expires_at = now() where email = 'late@hotel.example'");
    expect((await confirm(await tokenTo(api, 'late@hotel.example'))).status).toBe(400);

    expect((await call(accountSettingsContract.keepEmail, {})).status).toBe(200);
    expect((await wanted()).body.email).toBe('late@hotel.example');
    expect((await call(accountSettingsContract.sendEmailLink, {})).status).toBe(200);

    expect((await confirm(await tokenTo(api, 'late@hotel.example'))).status).toBe(200);
    expect((await wanted()).body.email).toBeNull();
  });
});

describe('an account without a hotel', () => {
  it('sees the samples and no name of any account, and is seen by nobody', async () => {
    await api.asAdmin(unchecked(profileContract.addPost), { body: { post: { postText: 'Staff party on Friday' } } });
    const call = await stranger('quiet@world.example', { isConfirmed: true });
    const { body: wall } = await call(profileContract.read, {});

    expect(JSON.stringify(wall)).not.toMatch(/Alexiou|Vlachos|Staff party/);
    expect(wall.post.length).toBeGreaterThan(0);
    for (const q of ['Staff party', 'Alexiou']) {
      const { body: found } = await call(mainSearchContract.find, { query: { q } });
      expect(found.groups.filter(({ kind }) => kind === 'post' || kind === 'blog')).toEqual([]);
    }
    expect((await api.asClient(mainSearchContract.find, { query: { q: 'Staff party' } })).text).toContain(
      'Staff party',
    );
    const names = async (as: Call) => JSON.stringify((await as(profileContract.read, {})).body.suggestions);
    expect(await names(api.asClient)).toContain('Eleni Alexiou');
    expect(await names(api.asAdmin)).not.toContain('quiet');
  });

  it.each<[string, (call: Call) => Promise<{ status: number }>]>([
    ['a post', (call) => call(unchecked(profileContract.addPost), { body: { post: { postText: 'Hello' } } })],
    ['a like', (call) => call(profileContract.like, { body: { id: 1, isLiked: true } })],
    ['a comment', (call) => call(profileContract.addComment, { body: { comment: { postId: 1, comment: 'Hello' } } })],
    [
      'a comment on the blog',
      (call) =>
        call(blogContract.addComment, {
          body: { comment: { postId: 1, userFullName: 'General Manager', email: 'gm@x.gr', commentText: 'Hello' } },
        }),
    ],
    ['a vote', (call) => call(profileContract.vote, { body: { optionId: 1 } })],
  ])('shows nobody %s', async (what, attempt) => {
    const call = await stranger(`${what.replaceAll(' ', '.')}@world.example`, { isConfirmed: true });

    expect((await attempt(call)).status).toBe(403);
  });
});

describe('the names of people', () => {
  it('stay within their hotels on the wall and in mail', async () => {
    const { session: there } = await activeAccount(api, 'other.hotel@hotel.example', {
      fullName: 'Person of the other hotel',
      grants: [{ ...wholeHotel(1004), mayMail: true }],
    });
    const call = api.as(there.accessToken);
    await call(unchecked(profileContract.addPost), { body: { post: { postText: 'Only at Amalthea Bay' } } });
    await call(profileContract.like, { body: { id: 1, isLiked: true } });
    await call(profileContract.vote, { body: { optionId: 1 } });

    expect((await api.asClient(profileContract.read, {})).text).not.toMatch(/Person of the other hotel|Amalthea Bay/);
    expect((await api.asAdmin(profileContract.read, {})).text).toMatch(/Person of the other hotel/);

    await send(call, 'client@demo.com', { subject: 'Across hotels' });
    expect(await inbox(api.asClient, 'Across hotels')).toEqual([]);
    expect(await outbox('client@demo.com')).toEqual([{ subject: 'Across hotels' }]);
    await send(call, 'admin@demo.com', { subject: 'To the administrator' });
    expect(await inbox(api.asAdmin, 'To the administrator')).toHaveLength(1);
  });
});
