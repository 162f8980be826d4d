import { blogContract as contract } from '@horae/contract/demo-apps/blog.contract';
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

const written = {
  title: 'Η βραδινή βάρδια',
  slug: 'night-shift',
  status: 'Published' as const,
  categories: ['rosters' as const, 'people' as const],
  tags: ['nights', ' nights '],
  content: '<h2>Night</h2><p>Nine hours, once a year.</p>',
  excerpt: 'Clocks & shifts < 160',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
};

const add = (more: object = {}, headers: Record<string, string> = {}) =>
  api.asAdmin(contract.add, { body: { post: { ...written, ...more } } }, headers);
const update = (id: number, more: object = {}, headers: Record<string, string> = {}) =>
  api.asAdmin(contract.update, { body: { id, post: { ...written, ...more } } }, headers);
const detail = async (id: number) => (await api.asClient(contract.detail, { query: { id } })).body.blog;

describe('writing the blog', () => {
  it('opens a post for editing, the first without an id', async () => {
    const { body: first } = await api.asAdmin(contract.edit, { query: {} });
    const { body } = await api.asAdmin(contract.edit, { query: { id: '1' } });

    expect(first).toEqual(body);
    expect(Object.keys(body).slice(0, 9)).toEqual([
      'avatar',
      'userFullName',
      'createdTime',
      'blogTitle',
      'blogCategories',
      'slug',
      'status',
      'excerpt',
      'featuredImage',
    ]);
    expect(body.blogCategories).toEqual([
      { value: 'housekeeping', label: 'Housekeeping' },
      { value: 'rosters', label: 'Rosters' },
    ]);
    expect(body).toMatchObject({ status: 'Published', slug: 'twenty-minutes-that-save-a-morning' });
    expect(body.excerpt).toMatch(/^<p>How a short meeting/);
    expect((await api.asAdmin(contract.edit, { query: { id: 404 } })).status).toBe(404);
  });

  it('adds a post under the name of who wrote it', async () => {
    const { status, body } = await add();

    expect([status, body.id, body.userFullName]).toEqual([201, 9, 'Eleni Alexiou']);
    expect(body).toMatchObject({ blogTitle: written.title, tags: ['nights'], content: written.content });
    expect(body.excerpt).toBe('<p>Clocks &amp; shifts &lt; 160</p>');
    const listed = (await api.asClient(contract.list)).body.at(-1)!;
    expect(listed).toMatchObject({ id: 9, excerpt: written.excerpt, comment: 0, blogPosted: body.createdTime });
  });

  it('cleans what is written', async () => {
    const content =
      '<p onclick="x()">Text</p><script>x()</script><a href="javascript:x()">a</a><iframe src="https://x.example"></iframe>';

    const { body } = await add({ slug: 'cleaned', content });

    expect(body.content).toBe('<p>Text</p><a>a</a>');
    expect((await detail(body.id)).content).toBe(body.content);
  });

  it('gives no slug twice, also when two come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ slug: 'only-one' })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body.error.fields).toEqual([{ path: 'post.slug', message: 'Another post has this slug.' }]);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    expect((await update(id, { slug: 'only-one', title: 'Same slug, same post' })).status).toBe(200);
    expect((await update(id, { slug: 'plan-declaration-clock' })).status).toBe(400);
  });

  it('changes a post, which others see once it is published', async () => {
    const { id } = (await add({ slug: 'first-a-draft', status: 'Draft' })).body;
    expect((await api.asClient(contract.detail, { query: { id } })).status).toBe(404);

    const { status, body } = await update(id, { slug: 'now-published', title: 'Out', categories: ['pay'] });

    expect([status, body.blogTitle, body.slug]).toEqual([200, 'Out', 'now-published']);
    expect(await detail(id)).toMatchObject({ title: 'Out', categories: ['pay'], status: 'Published' });
  });

  it('dates a post by the day it came out', async () => {
    const draft = (await api.asAdmin(contract.list)).body.find(({ status }) => status === 'Draft')!;

    const { body } = await update(draft.id, { slug: draft.slug });

    const { postedAt } = await detail(draft.id);
    expect(postedAt > draft.postedAt).toBe(true);
    await update(draft.id, { slug: draft.slug, title: 'Changed later' });
    expect((await detail(draft.id)).postedAt).toBe(postedAt);
    expect(body.createdTime).toBe((await detail(draft.id)).createdTime);
  });

  it('refuses to write over somebody else’s', async () => {
    const seen = await api.asAdmin(contract.edit, { query: { id: 4 } });
    const headers = { 'if-match': String(seen.headers.etag) };
    const first = await update(4, { slug: 'four', title: 'First' }, headers);

    const second = await update(4, { slug: 'four', title: 'Second' }, headers);

    expect(first.status).toBe(200);
    expect([second.status, second.body]).toMatchObject([412, { current: { id: 4, blogTitle: 'First' } }]);
    const tag = { 'if-match': String(first.headers.etag) };
    expect((await update(4, { slug: 'four', title: 'Second' }, tag)).status).toBe(200);
  });

  it('holds its pictures as long as it stands', async () => {
    const { accessToken } = await api.login('admin@demo.com', 'admin');
    const picture = async (name: string) =>
      (await sendFile(api, accessToken, 'picture', png, name)).body.upload.address;
    const [cover, inside] = [await picture('cover.png'), await picture('inside.png')];
    const more = {
      slug: 'pictures',
      featuredImage: cover,
      featuredImageName: 'cover.png',
      featuredImageAlt: 'The bay',
    };
    const { body } = await add({ ...more, content: `<p>See</p><img src="${inside}" alt="A lamp" />` });
    const directory = `${api.dataDirectory}/uploads`;
    const later = new Date(Date.now() + 2 * 86_400_000);
    const statusOf = async (url: string) => (await api.app.inject({ url })).statusCode;

    await removeOrphans(api.database.db, directory, later);
    expect(await detail(body.id)).toMatchObject({ img: cover, imgAlt: 'The bay' });
    expect([await statusOf(cover), await statusOf(inside)]).toEqual([200, 200]);

    await update(body.id, more);
    await removeOrphans(api.database.db, directory, later);
    expect([await statusOf(cover), await statusOf(inside)]).toEqual([200, 404]);
    await api.asAdmin(contract.remove, { query: { id: body.id } });
    await removeOrphans(api.database.db, directory, later);
    expect(await statusOf(cover)).toBe(404);
  });

  it('deletes a post with its comments, once', async () => {
    const gone = await api.asAdmin(contract.remove, { query: { id: 6 } });

    expect([gone.status, gone.text]).toEqual([200, '{}']);
    expect((await api.asAdmin(contract.remove, { query: { id: 6 } })).status).toBe(404);
    expect((await api.asClient(contract.detail, { query: { id: 6 } })).status).toBe(404);
  });

  it('gives parallel posts consecutive ids, and one for a repeated Idempotency-Key', async () => {
    const added = await Promise.all(Array.from({ length: 5 }, (_, n) => add({ slug: `parallel-${n}` })));
    const ids = added.map(({ body }) => body.id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 5 }, (_, n) => ids[0]! + n));

    const once = { 'idempotency-key': 'post-1' };
    const [first, second] = [await add({ slug: 'once' }, once), await add({ slug: 'once' }, once)];
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  it('tells open browsers', async () => {
    expect(await changesOf(api, () => add({ slug: 'told' }))).toEqual(['blog:all', 'email:2']);
    expect(await changesOf(api, () => update(1, { slug: 'told-again' }))).toEqual(['blog:all']);
  });

  it.each([
    ['a blank title', { title: ' ' }, 'post.title'],
    ['a title of 151 characters', { title: 'x'.repeat(151) }, 'post.title'],
    ['capitals in the slug', { slug: 'Night' }, 'post.slug'],
    ['two hyphens in a row', { slug: 'a--b' }, 'post.slug'],
    ['a slug that is an id', { slug: '17' }, 'post.slug'],
    ['the slug of the form', { slug: 'new' }, 'post.slug'],
    ['a status that is none', { status: 'Hidden' }, 'post.status'],
    ['a category that is none', { categories: ['gaming'] }, 'post.categories.0'],
    ['nine tags', { tags: Array.from({ length: 9 }, (_, n) => `t${n}`) }, 'post.tags'],
    ['an excerpt of 161 characters', { excerpt: 'x'.repeat(161) }, 'post.excerpt'],
    [
      'a picture from elsewhere',
      { featuredImage: 'https://x.example/a.png', featuredImageAlt: 'x' },
      'post.featuredImage',
    ],
    ['a picture that nobody describes', { featuredImage: '/samples/blog/a.svg' }, 'post.featuredImageAlt'],
  ])('refuses a post with %s', async (_what, more, path) => {
    const { status, body } = await add({ slug: 'refused', ...more });

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('knows no post 404', async () => {
    expect((await update(404)).status).toBe(404);
  });
});
