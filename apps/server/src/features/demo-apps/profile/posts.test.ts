import { profileContract as contract } from '@horae/contract/demo-apps/profile.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphans } from '#platform/uploads/remove-orphans';
import { changesOf } from '#test/changes-of';
import { png, sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const add = (postText: string, more: object = {}, headers: Record<string, string> = {}) =>
  api.asClient(contract.addPost, { body: { post: { postText, ...more } } }, headers);
const like = (id: number, isLiked: boolean) => api.asClient(contract.like, { body: { id, isLiked } });
const comment = (postId: number, text: string) =>
  api.asClient(contract.addComment, { body: { comment: { postId, comment: text } } });
const newest = async () => (await api.asAdmin(contract.read)).body.post[0]!;

describe('posts', () => {
  it('come newest first, five at a time, each once', async () => {
    const { body: first } = await api.asClient(contract.read);
    const seen = first.post.map(({ id }) => id);
    for (let hasMore = first.hasMorePosts; hasMore; ) {
      const { body } = await api.asClient(contract.posts, { query: { before: seen.at(-1)! } });
      seen.push(...body.posts.map(({ id }) => id));
      hasMore = body.hasMore;
    }

    expect(first.post).toHaveLength(5);
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const times = first.post.map(({ postedAt }) => postedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('of one are seen by all, first, and deleted by their author', async () => {
    const { status, body } = await add('Ησυχία στο λόμπι.\n<b>Καλημέρα</b>');

    expect([status, body.post.postText, body.post.likes, body.post.isYours]).toEqual([
      201,
      'Ησυχία στο λόμπι.\n<b>Καλημέρα</b>',
      0,
      true,
    ]);
    expect(await newest()).toMatchObject({ id: body.post.id, comments: 0, username: body.post.username });
    const removed = await api.asClient(contract.removePost, { query: { id: body.post.id } });
    expect([removed.status, removed.text]).toEqual([200, '{}']);
    expect((await api.asClient(contract.removePost, { query: { id: body.post.id } })).status).toBe(404);
  });

  it('hold their picture as long as they stand, and it is among the photos', async () => {
    const { accessToken } = await api.login('client@demo.com', 'client');
    const { address } = (await sendFile(api, accessToken, 'picture', png, 'view.png')).body.upload;
    const { body } = await add('A view', { postImg: address, postImgAlt: 'The bay at noon' });
    const directory = `${api.dataDirectory}/uploads`;
    const later = new Date(Date.now() + 2 * 86_400_000);

    await removeOrphans(api.database.db, directory, later);
    expect((await api.app.inject({ url: address })).statusCode).toBe(200);
    expect((await api.asAdmin(contract.read)).body.latestPhotos[0]).toEqual({ img: address, alt: 'The bay at noon' });

    await api.asClient(contract.removePost, { query: { id: body.post.id } });
    await removeOrphans(api.database.db, directory, later);
    expect((await api.app.inject({ url: address })).statusCode).toBe(404);
  });

  it('of others are deleted by administrators only', async () => {
    const { body } = await add('Mine');
    const foreign = await api.asClient(contract.removePost, { query: { id: 1 } });

    const byAdmin = await api.asAdmin(contract.removePost, { query: { id: body.post.id } });

    expect([foreign.status, byAdmin.status]).toEqual([403, 200]);
  });

  it('are liked by exactly one each, however often it is said', async () => {
    const before = (await api.asClient(contract.read)).body.post[1]!;

    const answers = await Promise.all(Array.from({ length: 6 }, () => like(before.id, true)));

    expect(answers.map(({ body }) => [body.post.likes, body.post.youLiked])).toEqual(
      Array.from({ length: 6 }, () => [before.likes + 1, true]),
    );
    expect(answers[0]!.body.post.likedUsers[0]!.username).toBe('Nikos Vlachos');
    const others = (await api.asAdmin(contract.read)).body.post[1]!;
    expect([others.likes, others.youLiked]).toEqual([before.likes + 1, false]);
    expect((await like(before.id, false)).body.post).toEqual(before);
  });

  it('take comments, which are liked and deleted like posts', async () => {
    const { id, comments } = (await api.asClient(contract.read)).body.post[0]!;
    const { status, body } = await comment(id, ' Ωραία ');
    const own = body.post.detailedComments.at(-1)!;

    expect([status, body.post.comments, own.comment, own.commentsLikes, own.isYours]).toEqual([
      201,
      comments + 1,
      ' Ωραία ',
      0,
      true,
    ]);
    const liked = await api.asAdmin(contract.likeComment, { body: { id: own.id, isLiked: true } });
    expect(liked.body.post.detailedComments.at(-1)).toMatchObject({ commentsLikes: 1, youLiked: true });
    const unliked = await api.asAdmin(contract.likeComment, { body: { id: own.id, isLiked: false } });
    expect(unliked.body.post.detailedComments.at(-1)).toMatchObject({ commentsLikes: 0, youLiked: false });
    const foreign = await api.asClient(contract.removeComment, { query: { id: 1 } });
    const removed = await api.asClient(contract.removeComment, { query: { id: own.id } });
    expect([foreign.status, removed.status, removed.body.post.comments]).toEqual([403, 200, comments]);
  });

  it('are added once for a repeated Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'post-1' };

    const [first, second] = [await add('Once', {}, key), await add('Once', {}, key)];

    expect(second.body.post.id).toBe(first.body.post.id);
  });

  it('get consecutive ids when they come at once', async () => {
    const { id } = (await add('First')).body.post;

    const added = await Promise.all(Array.from({ length: 6 }, (_, n) => add(`Parallel ${n}`)));

    const ids = added.map(({ body }) => body.post.id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 6 }, (_, n) => id + 1 + n));
  });

  it('are told to open browsers', async () => {
    expect(await changesOf(api, () => add('Told'))).toEqual(['profile:all']);
    expect(await changesOf(api, () => like(1, true))).toEqual(['profile:all']);
    expect(await changesOf(api, () => comment(1, 'x'))).toEqual(['profile:all']);
  });

  it.each([
    ['a blank post', () => add(' \n'), 'post.postText'],
    ['a post of 2001 characters', () => add('x'.repeat(2001)), 'post.postText'],
    ['a picture from elsewhere', () => add('x', { postImg: 'https://x.example/a.png' }), 'post.postImg'],
    ['a blank comment', () => comment(1, ' '), 'comment.comment'],
    ['a comment of 501 characters', () => comment(1, 'x'.repeat(501)), 'comment.comment'],
    ['a page before nothing', () => api.asClient(contract.posts, { query: { before: 'x' } }), 'before'],
  ])('name the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it.each([
    ['liked', () => like(404, true)],
    ['commented on', () => comment(404, 'x')],
    ['liked in a comment', () => api.asClient(contract.likeComment, { body: { id: 404, isLiked: true } })],
  ])('that are not there cannot be %s', async (_what, attempt) => {
    expect((await attempt()).status).toBe(404);
  });
});
