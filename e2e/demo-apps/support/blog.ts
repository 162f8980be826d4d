import { expect, type Page } from '@playwright/test';
import { storedValues } from '../../support/session';

let count = 0;
const made = new Map<Page, number[]>();

export const ownTitle = (what: string) => `${what} ${Date.now() % 1e7}${(count += 1)}`;
export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Calls the API as the account signed in on the page. */
export async function tell<T>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

interface StoredPost {
  id: number;
  blogTitle: string;
  slug: string;
  content: string;
  featuredImage: string;
}

/** Default fields of a test's post. */
export const plainPost = {
  status: 'Published',
  categories: ['people'],
  tags: [],
  content: '<h2>First</h2><p>Text</p>',
  excerpt: 'In short',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
};

/** Creates a post for this test over the API. */
export async function ownPost(page: Page, title: string, more: object = {}): Promise<StoredPost> {
  const post = { ...plainPost, title, slug: slugOf(title), ...more };
  const stored = await tell<StoredPost>(page, 'POST', '/blog/add-post', { post });
  keep(page, stored.id);
  return stored;
}

/** Remembers a post to delete after the test. */
export function keep(page: Page, id: number): void {
  made.set(page, [...(made.get(page) ?? []), id]);
}

/** Deletes the test's posts; ignores those already deleted. */
export async function removeOwnPosts(page: Page): Promise<void> {
  const own = made.get(page) ?? [];
  if (own.length === 0) return;
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  for (const id of own) await page.request.delete(`/blog/delete-post?id=${id}`, { headers });
}

export const storedPost = (page: Page, id: number) => tell<StoredPost>(page, 'GET', `/blog/list/data/edit?id=${id}`);

export const posts = (page: Page) => page.getByRole('list', { name: 'Posts' });
export const form = (page: Page) => page.getByRole('form', { name: 'Post', exact: true });
export const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
