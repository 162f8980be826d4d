import { type FoundKind, mainSearchContract } from '@horae/contract/core/main-search.contract';
import { usersContract } from '@horae/contract/demo-apps/users.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { blogPosts } from './blog/blog.table';
import { employeeRecords } from './employee-records/employee-records.table';
import { invoices } from './invoices/invoices.table';
import { kanbanTasks } from './kanban/kanban.table';
import { profilePosts } from './profile/profile.table';
import { users } from './users/users.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

type Who = 'asAdmin' | 'asClient';

async function find(q: string, who: Who = 'asAdmin', kind?: FoundKind) {
  const { body } = await api[who](mainSearchContract.find, { query: { q, kind, limit: 200 } });
  return body.groups;
}

const kindsOf = async (q: string, who: Who) => (await find(q, who)).map(({ kind }) => kind);
const titles = async (q: string, kind: FoundKind, who: Who = 'asAdmin') =>
  (await find(q, who, kind)).flatMap(({ found }) => found.map(({ title }) => title));

const fill = async (word: string) => {
  const { db } = api.database;
  await db.update(users).set({ fullName: word }).where(eq(users.id, 1));
  await db.update(employeeRecords).set({ fullName: word }).where(eq(employeeRecords.id, 1));
  await db
    .update(invoices)
    .set({ client: sql`jsonb_set(${invoices.client}::jsonb, '{name}', to_jsonb(${word}::text))` })
    .where(eq(invoices.id, 4990));
  await db.update(kanbanTasks).set({ title: word }).where(eq(kanbanTasks.id, 1));
  await db.update(profilePosts).set({ postText: word }).where(eq(profilePosts.id, 1));
  await db
    .update(blogPosts)
    .set({ title: `${word} seen` })
    .where(eq(blogPosts.id, 1));
  await db
    .update(blogPosts)
    .set({ title: `${word} unseen`, status: 'Draft' })
    .where(eq(blogPosts.id, 2));
};

it('the search shows each account what its own calls would', async () => {
  await fill('Zyxlow');

  expect(await kindsOf('zyxlow', 'asAdmin')).toEqual(['user', 'record', 'invoice', 'card', 'post', 'blog']);
  expect(await kindsOf('zyxlow', 'asClient')).toEqual(['post', 'blog']);
  expect(await titles('zyxlow', 'blog')).toEqual(['Zyxlow seen']);
});

it('the search finds pages the account may open, and articles by what they say', async () => {
  expect(await titles('invoic', 'page')).toEqual(['Invoices', 'New invoice']);
  expect(await titles('invoic', 'page', 'asClient')).toEqual([]);
  expect(await titles('weekly hours of an employee', 'article', 'asClient')).toEqual([
    'Where do the weekly hours of an employee come from?',
  ]);
});

it('the search forgets what is removed', async () => {
  await api.database.db.update(users).set({ fullName: 'Vwxanthe' }).where(eq(users.id, 9));
  expect(await kindsOf('vwxanthe', 'asAdmin')).toEqual(['user']);

  await api.asAdmin(usersContract.remove, { query: { id: 9 } });

  expect(await find('vwxanthe')).toEqual([]);
});
