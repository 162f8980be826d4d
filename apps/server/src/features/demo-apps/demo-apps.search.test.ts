import { type FoundKind, mainSearchContract } from '@horae/contract/core/main-search.contract';
import { usersContract } from '@horae/contract/demo-apps/users.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

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

const write = (statement: ReturnType<typeof sql>) => api.database.db.execute(statement);
const fill = async (word: string) => {
  await write(sql`update users set full_name = ${word} where id = 1`);
  await write(sql`update employee_records set full_name = ${word} where id = 1`);
  await write(
    sql`update invoices set client = jsonb_set(client::jsonb, '{name}', to_jsonb(${word}::text)) where id = 4990`,
  );
  await write(sql`update kanban_tasks set title = ${word} where id = 1`);
  await write(sql`update profile_posts set post_text = ${word} where id = 1`);
  await write(sql`update blog_posts set title = ${`${word} seen`} where id = 1`);
  await write(sql`update blog_posts set title = ${`${word} unseen`}, status = 'Draft' where id = 2`);
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
  await write(sql`update users set full_name = 'Vwxanthe' where id = 9`);
  expect(await kindsOf('vwxanthe', 'asAdmin')).toEqual(['user']);

  await api.asAdmin(usersContract.remove, { query: { id: 9 } });

  expect(await find('vwxanthe')).toEqual([]);
});
