import { bookmarksContract } from '@horae/contract/core/bookmarks.contract';
import { productPages } from '@horae/contract/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const toggle = (id: number) => api.asClient(bookmarksContract.toggle, { body: { id } });

describe('the main search', () => {
  it('looks through pages, files and contacts, at least six each, four of a group shown', async () => {
    const { body } = await api.asAdmin(bookmarksContract.search);

    expect(body.searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
    for (const { data } of body.searchArr) expect(data.length).toBeGreaterThanOrEqual(6);
    const [pages, files, contacts] = body.searchArr;
    expect(Object.keys(pages.data[0]!)).toEqual(['id', 'target', 'title', 'link', 'icon', 'isBookmarked']);
    expect(files.data[0]).toMatchObject({
      title: expect.any(String),
      by: expect.any(String),
      size: expect.any(String),
    });
    expect(contacts.data.every(({ email }) => email.includes('@') && email !== 'admin@demo.com')).toBe(true);
    const stars = new Set(pages.data.map(({ isBookmarked }) => isBookmarked));
    expect(stars).toEqual(new Set([true, false]));
  });

  it('leaves out pages that the account may not open', async () => {
    const links = async (who: 'asAdmin' | 'asClient') =>
      (await api[who](bookmarksContract.search)).body.searchArr[0].data.map(({ link }) => link);

    expect(await links('asAdmin')).toContain('/audit');
    expect(await links('asClient')).not.toContain('/audit');
    expect((await links('asClient')).length).toBeGreaterThanOrEqual(6);
  });
});

describe('bookmarks', () => {
  it('are kept by numbers that no two pages share', () => {
    expect(new Set(productPages.map(({ id }) => id)).size).toBe(productPages.length);
  });

  it('flip, and the star is seen in both lists, of this account alone', async () => {
    const before = (await api.asClient(bookmarksContract.list)).body;
    expect(before.bookmarks).toEqual(before.suggestions.filter(({ isBookmarked }) => isBookmarked));
    expect(before.suggestions.map(({ id }) => id)).toEqual(
      before.suggestions.map(({ id }) => id).toSorted((a, b) => a - b),
    );

    const on = await toggle(37);

    expect([on.status, on.body]).toEqual([200, { id: 37, isBookmarked: true }]);
    expect((await api.asClient(bookmarksContract.list)).body.bookmarks.map(({ id }) => id)).toContain(37);
    const [pages] = (await api.asClient(bookmarksContract.search)).body.searchArr;
    expect(pages.data.find(({ id }) => id === 37)?.isBookmarked).toBe(true);
    expect((await api.asAdmin(bookmarksContract.list)).body.bookmarks.map(({ id }) => id)).not.toContain(37);
    expect((await toggle(37)).body).toEqual({ id: 37, isBookmarked: false });
  });

  it('are the pages of the main search, by their numbers, for every account', async () => {
    for (const who of ['asAdmin', 'asClient'] as const) {
      const { suggestions, bookmarks } = (await api[who](bookmarksContract.list)).body;
      const ids = suggestions.map(({ id }) => id);

      expect(suggestions).toEqual((await api[who](bookmarksContract.search)).body.searchArr[0].data);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect(bookmarks).toEqual(suggestions.filter(({ isBookmarked }) => isBookmarked));
    }
  });

  it('flipped n times at once end as n flips', async () => {
    await Promise.all(Array.from({ length: 7 }, () => toggle(41)));

    expect((await api.asClient(bookmarksContract.list)).body.bookmarks.map(({ id }) => id)).toContain(41);
  });

  it.each([
    ['an unknown page', 404, 404],
    ['a page the account may not open', 14, 404],
    ['an id that is none', 0, 400],
  ])('refuse %s', async (_what, id, status) => {
    expect((await toggle(id)).status).toBe(status);
  });
});
