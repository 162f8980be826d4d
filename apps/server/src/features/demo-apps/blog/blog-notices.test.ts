import { blogContract as contract } from '@horae/contract/demo-apps/blog.contract';
import { type BlogCategory, blogCategories } from '@horae/contract/demo-apps/blog-posts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allOff, forgetNotices, noticesOf, subjectsOf, switchTo, tellNobody } from '#test/notices';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => tellNobody(api));

let written = 0;
const postOf = (more: object) => ({
  title: 'Linen & <b>',
  slug: `post-${(written += 1)}`,
  status: 'Published' as const,
  categories: ['housekeeping' as BlogCategory],
  tags: [],
  content: '<p>Text</p>',
  excerpt: 'How we count.',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
  ...more,
});
const add = async (more: object = {}) => (await api.asAdmin(contract.add, { body: { post: postOf(more) } })).body;
const update = (id: number, more: object = {}) => api.asAdmin(contract.update, { body: { id, post: postOf(more) } });
const comment = (call: TestApp['asAdmin'], postId: number, commentText: string, headers = {}) =>
  call(
    contract.addComment,
    { body: { comment: { postId, userFullName: 'Nikos Vlachos', email: 'nikos@hotel.gr', commentText } } },
    headers,
  );

describe('a comment on a post', () => {
  it('is told once to who wrote the post, with its first words and the way there', async () => {
    await switchTo(api.asAdmin, { commentOnArticle: true });
    const { id } = await add();

    const key = { 'idempotency-key': 'comment' };
    await comment(api.asClient, id, `1 < 2\n${'λέξη '.repeat(100)}`, key);
    await comment(api.asClient, id, `1 < 2\n${'λέξη '.repeat(100)}`, key);

    const [mail, ...others] = await noticesOf(api.asAdmin);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Horae', email: 'no-reply@localhost', avatar: '' },
      to: [{ name: 'Eleni Alexiou', email: 'admin@demo.com' }],
      subject: 'New comment on “Linen & <b>”',
      isRead: false,
    });
    expect(mail!.message).toMatch(
      /^<p>Nikos Vlachos commented on your post “Linen &amp; &lt;b&gt;”:<\/p><p>1 &lt; 2 λέξη/,
    );
    expect(mail!.message).toContain(`λέξη …</p><p><a href="http://localhost:4000/blog/${id}">Read the post</a></p>`);
    expect(await noticesOf(api.asClient)).toEqual([]);
  });

  it('is not told where nobody asked, of one’s own, of a sample, or where it is refused', async () => {
    const { id } = await add();
    await comment(api.asClient, id, 'Switched off');
    await switchTo(api.asAdmin, { commentOnArticle: true });
    await switchTo(api.asClient, { commentOnArticle: true });
    await comment(api.asAdmin, id, 'My own');
    await comment(api.asClient, 1, 'Of a sample');
    expect((await comment(api.asClient, id, ' ')).status).toBe(400);

    expect([await noticesOf(api.asAdmin), await noticesOf(api.asClient)]).toEqual([[], []]);
  });
});

describe('a new post', () => {
  it.each(blogCategories.map(({ value }) => value))(
    'about %s is told to those who asked for such',
    async (category) => {
      const flags = { people: 'newAnnouncements', pay: 'newAnnouncements', rosters: 'productUpdates' } as const;
      const asked = category in flags ? flags[category as keyof typeof flags] : undefined;
      const heard: string[] = [];
      for (const flag of ['newAnnouncements', 'productUpdates'] as const) {
        await switchTo(api.asClient, { ...allOff, [flag]: true });
        await add({ categories: [category] });
        if ((await noticesOf(api.asClient)).length > 0) heard.push(flag);
        await forgetNotices(api);
      }

      expect(heard).toEqual(asked ? [asked] : []);
    },
  );

  it('comes once, also to who asked twice, and never to its author', async () => {
    for (const call of [api.asAdmin, api.asClient])
      await switchTo(call, { newAnnouncements: true, productUpdates: true });

    const { id } = await add({ categories: ['people', 'rosters'] });

    const [mail, ...others] = await noticesOf(api.asClient);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('New in the blog: Linen & <b>');
    expect(mail!.message).toBe(
      `<p>Eleni Alexiou published “Linen &amp; &lt;b&gt;”.</p><p>How we count.</p><p><a href="http://localhost:4000/blog/${id}">Read the post</a></p>`,
    );
    expect(await noticesOf(api.asAdmin)).toEqual([]);
  });

  it('is told when it comes out, not before and not again', async () => {
    await switchTo(api.asClient, { newAnnouncements: true });
    const post = { categories: ['pay' as const] };
    const { id } = await add({ ...post, status: 'Draft' });
    expect(await subjectsOf(api.asClient)).toEqual([]);

    await update(id, { ...post, title: 'Out' });
    expect(await subjectsOf(api.asClient)).toEqual(['New in the blog: Out']);

    await update(id, { ...post, title: 'Out, mended' });
    expect(await subjectsOf(api.asClient)).toEqual(['New in the blog: Out']);
  });

  it('is told to nobody when writing it fails', async () => {
    await switchTo(api.asClient, { newAnnouncements: true });
    const { status } = await api.asAdmin(contract.add, {
      body: { post: { ...postOf({ categories: ['people'] }), slug: 'plan-declaration-clock' } },
    });

    expect([status, await noticesOf(api.asClient)]).toEqual([400, []]);
  });
});
