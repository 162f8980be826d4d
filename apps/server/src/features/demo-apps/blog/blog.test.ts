import { blogContract as contract } from '@horae/contract/demo-apps/blog.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = () => api.asClient(contract.list);
const comment = (more: object = {}, headers: Record<string, string> = {}) =>
  api.asClient(
    contract.addComment,
    {
      body: {
        comment: {
          postId: 2,
          userFullName: 'Nikos Vlachos',
          email: 'nikos@hotel.gr',
          commentText: 'Ευχαριστώ',
          ...more,
        },
      },
    },
    headers,
  );

describe('the blog', () => {
  it('lists at least six articles in at least three categories, ids ascending', async () => {
    const { status, body } = await list();

    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(body.flatMap(({ categories }) => categories)).size).toBeGreaterThanOrEqual(3);
    expect(Object.keys(body[0]!).slice(0, 9)).toEqual([
      'id',
      'img',
      'title',
      'avatar',
      'userFullName',
      'blogPosted',
      'tags',
      'excerpt',
      'comment',
    ]);
    expect(body[0]).toMatchObject({ title: 'Twenty minutes that save a morning', userFullName: 'Maria Oikonomou' });
    for (const { blogPosted, excerpt, tags, imgAlt } of body) {
      expect(blogPosted).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      expect([excerpt.length > 0 && excerpt.length <= 160, tags.length > 0, imgAlt !== '']).toEqual([true, true, true]);
    }
  });

  it('says of a post the same in the list, beside it and on its page', async () => {
    const posts = (await list()).body;
    const { recentPosts } = (await api.asClient(contract.sidebar)).body;

    for (const post of posts) {
      const { blog, comments } = (await api.asClient(contract.detail, { query: { id: post.id } })).body;
      expect([blog.comments, post.comment]).toEqual([comments.length, comments.length]);
      const { id, img, title, avatar, userFullName, tags } = post;
      expect(blog).toMatchObject({ id, img, title, avatar, userFullName, tags, createdTime: post.blogPosted });
      const beside = recentPosts.find((recent) => recent.id === id);
      if (beside) expect(beside).toEqual({ id, img, title, createdTime: post.blogPosted });
    }
  });

  it('shows what is not published to administrators only', async () => {
    const { body } = await api.asAdmin(contract.list);

    expect(body.map(({ status }) => status).filter((status) => status !== 'Published')).toEqual(['Draft']);
    const draft = { id: body.at(-1)!.id };
    expect((await api.asClient(contract.detail, { query: draft })).status).toBe(404);
    expect((await api.asAdmin(contract.detail, { query: draft })).body.blog.status).toBe('Draft');
    expect((await api.asClient(contract.bookmark, { body: { ...draft, isBookmarked: true } })).status).toBe(404);
    expect((await comment({ postId: draft.id })).status).toBe(404);
    const newest = async (who: 'asAdmin' | 'asClient') => (await api[who](contract.sidebar)).body.recentPosts[0]!.id;
    expect([await newest('asAdmin'), await newest('asClient')]).toEqual([draft.id - 1, draft.id - 1]);
  });

  it('has the newest posts and the categories beside it', async () => {
    const { body } = await api.asClient(contract.sidebar);

    expect(body.recentPosts.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
    expect(Object.keys(body.recentPosts[0]!)).toEqual(['id', 'img', 'title', 'createdTime']);
    expect(body.categories).toHaveLength(6);
    const inRosters = (await list()).body.filter(({ categories }) => categories.includes('rosters')).length;
    expect(body.categories.find(({ value }) => value === 'rosters')).toEqual({
      category: 'Rosters',
      icon: 'calendar-time',
      value: 'rosters',
      posts: inRosters,
    });
  });

  it('opens a post by id, by slug, and the first without either', async () => {
    const { body: first } = await api.asClient(contract.detail, { query: {} });
    const { body: byId } = await api.asClient(contract.detail, { query: { id: '1' } });
    const { body: bySlug } = await api.asClient(contract.detail, { query: { slug: byId.blog.slug } });

    expect([first, bySlug]).toEqual([byId, byId]);
    expect(byId.blog).toMatchObject({ id: 1, comments: 3, bookmarked: 0, youBookmarked: false });
    expect(byId.blog.content).toMatch(/^<p>/);
    expect((await api.asClient(contract.detail, { query: { id: 404 } })).status).toBe(404);
    expect((await api.asClient(contract.detail, { query: { slug: 'nowhere' } })).status).toBe(404);
    expect((await api.asClient(contract.detail, { query: { id: 'x' } })).body.error.fields?.[0]?.path).toBe('id');
  });

  it('tells comments newest first, with whom they answer, and how to reach their authors to administrators only', async () => {
    const forClient = (await api.asClient(contract.detail, { query: { id: 1 } })).body.comments;
    const forAdmin = (await api.asAdmin(contract.detail, { query: { id: 1 } })).body.comments;

    const times = forClient.map(({ commentedAt }) => commentedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(Object.keys(forClient[0]!).slice(0, 4)).toEqual(['avatar', 'userFullName', 'commentedAt', 'commentText']);
    expect(forClient[1]!.replyTo).toEqual({ id: forClient[2]!.id, userFullName: 'Dimitris Pappas' });
    expect([forClient[0]!.email, forClient[0]!.isYours]).toEqual([null, false]);
    expect([forAdmin[0]!.email, forAdmin[0]!.isYours]).toEqual(['giorgos.manos@thalassa.example', true]);
  });

  it('takes a comment: it comes first, and the count rises by one', async () => {
    const before = (await api.asClient(contract.detail, { query: { id: 2 } })).body;

    const { status, body } = await comment({ commentText: ' <b>Ωραία</b> ' });

    expect([status, body.comments, body.comment.isYours]).toEqual([201, before.blog.comments + 1, true]);
    const after = (await api.asClient(contract.detail, { query: { id: 2 } })).body;
    expect([after.blog.comments, after.comments[0]!.commentText]).toEqual([body.comments, ' <b>Ωραία</b> ']);
    expect((await list()).body.find(({ id }) => id === 2)!.comment).toBe(body.comments);

    const reply = await comment({ replyToId: String(body.comment.id) });
    expect(reply.body.comment.replyTo).toEqual({ id: body.comment.id, userFullName: 'Nikos Vlachos' });
    const removed = await api.asClient(contract.removeComment, { query: { id: body.comment.id } });
    expect([removed.status, removed.body.comments]).toEqual([200, before.blog.comments + 1]);
    const left = (await api.asClient(contract.detail, { query: { id: 2 } })).body.comments;
    expect(left[0]).toMatchObject({ id: reply.body.comment.id, replyTo: null });
  });

  it('adds a comment once for a repeated Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'comment-1' };

    const [first, second] = [await comment({}, key), await comment({}, key)];

    expect(second.body).toEqual(first.body);
  });

  it('lets one delete own comments, and administrators any', async () => {
    const { body } = await comment({ postId: 3 });

    expect((await api.asClient(contract.removeComment, { query: { id: 1 } })).status).toBe(403);
    expect((await api.asAdmin(contract.removeComment, { query: { id: body.comment.id } })).status).toBe(200);
    expect((await api.asAdmin(contract.removeComment, { query: { id: body.comment.id } })).status).toBe(404);
  });

  it('is bookmarked by exactly one each, however often it is said', async () => {
    const bookmark = (isBookmarked: boolean) => api.asClient(contract.bookmark, { body: { id: 5, isBookmarked } });

    const answers = await Promise.all(Array.from({ length: 4 }, () => bookmark(true)));

    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({ bookmarked: 1, youBookmarked: true })),
    );
    expect((await list()).body.filter(({ youBookmarked }) => youBookmarked).map(({ id }) => id)).toEqual([5]);
    const foreign = (await api.asAdmin(contract.detail, { query: { id: 5 } })).body.blog;
    expect([foreign.bookmarked, foreign.youBookmarked]).toEqual([1, false]);
    expect((await bookmark(false)).body).toEqual({ bookmarked: 0, youBookmarked: false });
  });

  it('tells open browsers what is said', async () => {
    expect(await changesOf(api, () => comment())).toEqual(['blog:all']);
  });

  it.each([
    ['a blank name', { userFullName: ' ' }, 'comment.userFullName'],
    ['no e-mail address', { email: 'nikos' }, 'comment.email'],
    ['a blank comment', { commentText: '\n' }, 'comment.commentText'],
    ['2001 characters', { commentText: 'x'.repeat(2001) }, 'comment.commentText'],
    ['a reply to a comment on another post', { replyToId: 1 }, 'comment.replyToId'],
  ])('refuses a comment with %s', async (_what, more, path) => {
    const { status, body } = await comment(more);

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });
});
