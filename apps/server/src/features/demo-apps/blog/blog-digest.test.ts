import { blogContract as contract } from '@horae/contract/demo-apps/blog.contract';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allOff, forgetNotices, noticesOf, subjectsOf, switchTo } from '#test/notices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { tellInTheNameOf } from '../../../tell';
import { blogDigests, blogPosts } from './blog.table';
import { sendDueDigest } from './blog-digest.service';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(blogDigests);
  await api.database.db.delete(blogPosts);
  await switchTo(api.asAdmin, allOff);
  await switchTo(api.asClient, { ...allOff, blogDigest: true });
  await forgetNotices(api);
  await look();
});

const tell = tellInTheNameOf({ appName: 'Horae', usualLanguage: 'en' }, () => 'http://localhost:4000');
const look = () => sendDueDigest(api.database.db, tell);
/** Simulates the passing of days by ageing what is stored. */
const pass = async (days: number) => {
  const earlier = (moment: PgColumn) => sql`${moment} - ${days} * interval '1 day'`;
  await api.database.db.update(blogDigests).set({ until: earlier(blogDigests.until) });
  await api.database.db.update(blogPosts).set({ postedAt: earlier(blogPosts.postedAt) });
};
const publish = async (title: string, status: 'Published' | 'Draft' = 'Published') => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const featured = { featuredImage: '', featuredImageName: '', featuredImageAlt: '' };
  const post = { title, slug, status, categories: [], tags: [], content: '', excerpt: 'In short.', ...featured };
  const { status: answered, body } = await api.asAdmin(contract.add, { body: { post } });
  expect(answered).toBe(201);
  return body.id;
};

describe('the blog digest', () => {
  it('comes once a week with the titles since the last, however often a server starts', async () => {
    const [first, second] = [await publish('Linen count'), await publish('Night shift')];
    await publish('Not yet', 'Draft');
    await pass(6);
    await look();
    expect(await noticesOf(api.asClient)).toEqual([]);

    await pass(1);
    await Promise.all([look(), look(), look()]);

    const [mail, ...others] = await noticesOf(api.asClient);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Blog digest: 2 new posts',
      message:
        '<p>Published since the last digest:</p>' +
        `<p><a href="http://localhost:4000/blog/${first}">Linen count</a></p>` +
        `<p><a href="http://localhost:4000/blog/${second}">Night shift</a></p>`,
    });
    await publish('Breakfast');
    await pass(7);
    await look();
    await look();
    expect(await subjectsOf(api.asClient)).toEqual(['Blog digest: 1 new post', 'Blog digest: 2 new posts']);
    expect((await noticesOf(api.asClient))[0]!.message).toContain('Breakfast');
    expect((await noticesOf(api.asClient))[0]!.message).not.toContain('Linen');
  });

  it('is not sent empty, nor to who has not asked', async () => {
    await pass(7);
    await look();
    await publish('Late');
    await switchTo(api.asClient, { blogDigest: false });
    await pass(7);
    await look();

    expect(await noticesOf(api.asClient)).toEqual([]);
  });

  it('catches up with all that was missed while no server ran', async () => {
    await publish('Long ago');
    await pass(20);
    await publish('Recent');
    await look();

    expect(await subjectsOf(api.asClient)).toEqual(['Blog digest: 2 new posts']);
  });

  it('leaves out what one published oneself', async () => {
    await switchTo(api.asAdmin, { blogDigest: true });
    await publish('By the administrator');
    await pass(7);
    await look();
    expect([await subjectsOf(api.asAdmin), await subjectsOf(api.asClient)]).toEqual([[], ['Blog digest: 1 new post']]);

    await publish('Mine again');
    await publish('By somebody else');
    await api.database.db.update(blogPosts).set({ accountId: null }).where(eq(blogPosts.slug, 'by-somebody-else'));
    await pass(7);
    await look();
    expect(await subjectsOf(api.asAdmin)).toEqual(['Blog digest: 1 new post']);
    expect((await noticesOf(api.asAdmin))[0]!.message).toContain('By somebody else');
    expect((await subjectsOf(api.asClient))[0]).toBe('Blog digest: 2 new posts');
  });
});
