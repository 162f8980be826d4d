import { profileContract as contract } from '@horae/contract/demo-apps/profile.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '#test/changes-of';
import { png, sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const read = async () => (await api.asClient(contract.read)).body;
const readAsAdmin = async () => (await api.asAdmin(contract.read)).body;
const vote = (optionId: number) => api.asClient(contract.vote, { body: { optionId } });
const star = (kind: 'page' | 'feed' | 'person', id: number, isStarred: boolean) =>
  api.asClient(contract.star, { body: { kind, id, isStarred } });

describe('the profile', () => {
  it('has every part, no list empty', async () => {
    const data = await read();

    expect(data.header).toEqual({
      avatar: '',
      username: expect.stringMatching(/\S/),
      designation: expect.stringMatching(/\S/),
      coverImg: '/covers/sea.svg',
    });
    expect(data.userAbout).toMatchObject({
      lives: 'Greece',
      email: 'client@demo.com',
      website: 'https://thalassa.example',
    });
    expect(data.userAbout.joined).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    for (const list of ['suggestedPages', 'twitterFeeds', 'post', 'latestPhotos', 'suggestions', 'polls'] as const) {
      expect(data[list].length, list).toBeGreaterThan(0);
    }
    for (const post of data.post) {
      expect([post.likes, post.comments]).toEqual([post.likedUsers.length, post.detailedComments.length]);
      expect(post.postTime).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/);
    }
    expect(data.post.some((post) => post.postImg && post.postImgAlt)).toBe(true);
    expect(data.post.some((post) => !post.postImg)).toBe(true);
    expect(data.latestPhotos.every(({ alt }) => alt !== '')).toBe(true);
  });

  it('carries what the account settings say', async () => {
    await api.asClient(accountSettingsContract.updateGeneral, { body: { general: { fullName: 'Ηλέκτρα Βογιατζή' } } });
    await api.asClient(accountSettingsContract.updateInfo, { body: { info: { bio: 'Ρεσεψιόν', country: 'Cyprus' } } });

    const { header, userAbout } = await read();

    expect([header.username, userAbout.about, userAbout.lives]).toEqual(['Ηλέκτρα Βογιατζή', 'Ρεσεψιόν', 'Cyprus']);
  });

  it('is empty, not broken, where there are no samples', async () => {
    const environment = { HORAE_SEED: 'none', SAMPLE_APPS: 'on', REGISTRATION: 'open' };
    const empty = await startTestApp({ template: 'empty', environment });
    const password = 'long enough';
    const registered = await empty.app.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { email: 'nea@hotel.gr', password, passwordConfirm: password },
    });

    const { status, body } = await empty.as(registered.json().accessToken)(contract.read);

    expect([status, body.post, body.poll, body.latestPhotos, body.hasMorePosts]).toEqual([200, [], null, [], false]);
    await empty.stop();
  });

  it('keeps stars for each account', async () => {
    await star('page', 2, true);
    await star('page', 2, true);
    await star('feed', 1, true);
    await star('person', 3, true);

    const own = await read();
    expect(own.suggestedPages.filter(({ favorite }) => favorite).map(({ id }) => id)).toEqual([2]);
    expect(own.twitterFeeds.filter(({ favorite }) => favorite).map(({ id }) => id)).toEqual([1]);
    expect(own.suggestions.filter(({ isFollowed }) => isFollowed).map(({ id }) => id)).toEqual([3]);
    expect((await readAsAdmin()).suggestedPages.some(({ favorite }) => favorite)).toBe(false);

    await star('page', 2, false);
    expect((await read()).suggestedPages.some(({ favorite }) => favorite)).toBe(false);
  });

  it('counts one vote for each account, which may change', async () => {
    const before = await read();
    expect(before.poll).toMatchObject({ yours: null, votes: 9 });
    expect(before.polls.map(({ result }) => result)).toEqual(['56%', '33%', '11%']);

    const first = await vote(3);
    const second = await vote(1);

    expect(first.body.polls.map(({ votes }) => votes)).toEqual([5, 3, 2]);
    expect(second.body.polls.map(({ votes, result }) => [votes, result])).toEqual([
      [6, '60%'],
      [3, '30%'],
      [1, '10%'],
    ]);
    expect([second.body.poll.yours, second.body.poll.votes]).toEqual([1, 10]);
    expect(second.body.polls[0]!.votedUser).toContainEqual({ img: '', username: (await read()).header.username });
    expect((await readAsAdmin()).poll).toMatchObject({ yours: null, votes: 10 });
  });

  it('takes a drawing or an upload as cover, and keeps the file', async () => {
    const { accessToken } = await api.login('client@demo.com', 'client');
    const { address } = (await sendFile(api, accessToken, 'picture', png, 'cover.png')).body.upload;
    const update = (coverImg: string) =>
      api.asClient(contract.updateCover, { body: { coverImg: coverImg as '/covers/sea.svg' } });

    expect((await update('/covers/keys.svg')).body.header.coverImg).toBe('/covers/keys.svg');
    expect((await update(address)).body.header.coverImg).toBe(address);
    expect((await read()).header.coverImg).toBe(address);
    const refused = await update('https://x.example/cover.png');
    expect([refused.status, refused.body.error.fields?.[0]?.path]).toEqual([400, 'coverImg']);
  });

  it('tells open browsers: everybody of votes, oneself of stars and covers', async () => {
    expect(await changesOf(api, () => vote(2))).toEqual(['profile:all']);
    expect(await changesOf(api, () => star('page', 1, true))).toEqual(['profile:2']);
    const cover = { body: { coverImg: '/covers/tiles.svg' as const } };
    expect(await changesOf(api, () => api.asClient(contract.updateCover, cover))).toEqual(['profile:2']);
  });

  it.each([
    ['an unknown choice', () => vote(404), 404],
    ['an unknown page', () => star('page', 404, true), 404],
    ['a kind that is none', () => star('photo' as 'page', 1, true), 400],
  ])('refuses %s', async (_what, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });
});
