import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import { blogContract } from '@horae/contract/demo-apps/blog.contract';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { profileContract } from '@horae/contract/demo-apps/profile.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { type Call, strangersOf } from '#test/strangers';
import { unchecked } from '#test/unchecked';

let api: TestApp;
let people: ReturnType<typeof strangersOf>;
beforeAll(async () => {
  api = await startTestApp();
  people = strangersOf(api);
});
afterAll(() => api.stop());

describe('a stranger who registers the address of somebody else', () => {
  it.each([
    ['and does not confirm it', false],
    ['and even reads its mail', true],
  ])('%s does not get the invoice that the hotel sends there', async (_what, isConfirmed) => {
    const to = `accounts.${isConfirmed}@client.example`;
    const call = await people.stranger(to, { isConfirmed });
    const { body: list } = await api.asAdmin(invoicesContract.list, {});
    const invoice = { id: list.invoices[0]!.id, to, subject: 'Your invoice', message: 'Please pay.' };

    const { status } = await api.asAdmin(unchecked(invoicesContract.send), { body: invoice });

    expect(status).toBeLessThan(300);
    expect(await people.inbox(call, 'Your invoice')).toEqual([]);
    expect(await people.outbox(to)).toContainEqual({ subject: 'Your invoice' });
  });
});

describe('an account without a hotel', () => {
  it('sees the samples and no name of any account, and is seen by nobody', async () => {
    await api.asAdmin(unchecked(profileContract.addPost), { body: { post: { postText: 'Staff party on Friday' } } });
    const call = await people.stranger('quiet@world.example', { isConfirmed: true });
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
    const call = await people.stranger(`${what.replaceAll(' ', '.')}@world.example`, { isConfirmed: true });

    expect((await attempt(call)).status).toBe(403);
  });
});

describe('the names of people', () => {
  it('stay within their hotels on the wall', async () => {
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
  });
});
