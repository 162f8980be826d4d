import { profileContract as contract } from '@horae/contract/demo-apps/profile.contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesOf } from '#test/changes-of';
import { noticesOf, subjectsOf, switchTo, tellNobody } from '#test/notices';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => tellNobody(api));

const [adminId, clientId] = [1, 2];
const post = async (call: TestApp['asAdmin']) =>
  (await call(contract.addPost, { body: { post: { postText: 'Who has the spare key of 214?' } } })).body.post.id;
const answer = (call: TestApp['asAdmin'], postId: number, comment: string) =>
  call(contract.addComment, { body: { comment: { postId, comment } } });
const follow = (call: TestApp['asAdmin'], id: number, isStarred = true) =>
  call(contract.star, { body: { kind: 'account', id, isStarred } });

describe('an answer to a post', () => {
  it('is told once to who wrote the post', async () => {
    await switchTo(api.asClient, { answerOnForm: true });
    const id = await post(api.asClient);

    const changes = await changesOf(api, () => answer(api.asAdmin, id, 'I do. <3'));

    expect(changes).toEqual([`email:${clientId}`, 'profile:all']);
    const [mail, ...others] = await noticesOf(api.asClient);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ email: 'client@demo.com' }],
      subject: 'Eleni Alexiou replied to your post',
      message:
        '<p>Eleni Alexiou replied to your post “Who has the spare key of 214?”:</p><p>I do. &lt;3</p>' +
        '<p><a href="http://localhost:4000/profile">Open the profile</a></p>',
      isRead: false,
    });
  });

  it('is not told where nobody asked, nor of one’s own', async () => {
    const id = await post(api.asClient);
    await answer(api.asAdmin, id, 'Switched off');
    await switchTo(api.asClient, { answerOnForm: true });
    await switchTo(api.asAdmin, { answerOnForm: true });
    await answer(api.asClient, id, 'My own');
    await answer(api.asClient, 1, 'Of a sample');

    expect([await noticesOf(api.asAdmin), await noticesOf(api.asClient)]).toEqual([[], []]);
  });
});

describe('colleagues with an account', () => {
  it('stand among the people to follow, oneself not, each account with its own choice', async () => {
    await follow(api.asClient, adminId);

    const people = async (call: TestApp['asAdmin']) =>
      (await call(contract.read)).body.suggestions.filter(({ kind }) => kind === 'account');
    expect(await people(api.asClient)).toEqual([
      {
        id: adminId,
        kind: 'account',
        avatar: '',
        name: 'Eleni Alexiou',
        mutualFriend: expect.stringMatching(/\S/),
        isFollowed: true,
      },
    ]);
    expect(await people(api.asAdmin)).toMatchObject([{ id: clientId, isFollowed: false }]);
    const persons = (await api.asClient(contract.read)).body.suggestions.filter(({ kind }) => kind === 'person');
    expect(persons.some(({ isFollowed }) => isFollowed)).toBe(false);
    expect((await follow(api.asClient, 404)).status).toBe(404);
    await follow(api.asClient, adminId, false);
  });

  it('hear of it once when they are followed, and not when no longer', async () => {
    await switchTo(api.asAdmin, { followMe: true });

    await follow(api.asClient, adminId);
    await follow(api.asClient, adminId);
    await follow(api.asClient, adminId, false);

    expect(await subjectsOf(api.asAdmin)).toEqual(['Nikos Vlachos follows you']);
    const [mail] = await noticesOf(api.asAdmin);
    expect(mail!.message).toContain('<a href="http://localhost:4000/profile">');
  });

  it('hear nothing when they have not asked; nobody follows oneself', async () => {
    await follow(api.asClient, adminId);
    await switchTo(api.asAdmin, { followMe: true });
    expect((await follow(api.asAdmin, adminId)).status).toBe(404);
    await follow(api.asClient, adminId, false);

    expect(await noticesOf(api.asAdmin)).toEqual([]);
  });
});
