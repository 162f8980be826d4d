import { areas } from '@horae/contract/areas';
import { bookmarksContract } from '@horae/contract/core/bookmarks.contract';
import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

const samples = areas.find(({ name }) => name === 'demo-apps');
const calls: RouteContract[] = samples?.contracts.flatMap((contract) => Object.values(contract)) ?? [];

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ environment: { SAMPLE_APPS: 'off' } });
});
afterAll(() => api.stop());

it('what is switched off has no call', async () => {
  const { accessToken } = await api.login('admin@demo.com', 'admin');
  expect(calls.length).toBeGreaterThan(50);
  for (const { method, path } of calls) {
    const url = path.replaceAll(/:\w+/g, '1');
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const { statusCode } = await api.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
    expect(statusCode, `${method} ${path}`).toBe(404);
  }
  const { paths } = (await api.app.inject('/docs/openapi.json')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths).filter((path) => calls.some((call) => call.path === path))).toEqual([]);
});

it('it is neither found nor starred', async () => {
  const kinds = new Set<string>();
  for (const q of ['a', 'e', 'invoice', 'kanban', 'shop', 'blog'])
    for (const { kind } of (await api.asAdmin(mainSearchContract.find, { query: { q } })).body.groups) kinds.add(kind);
  const links = (await api.asAdmin(bookmarksContract.list)).body.suggestions.map(({ link }) => link);
  const ofSamples = samples?.pages.map(({ link }) => link) ?? [];

  expect([...kinds].toSorted()).toEqual(['employee', 'hotel', 'mail', 'page', 'task']);
  expect(links.filter((link) => (ofSamples as string[]).includes(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
  const page = samples!.pages[0]!;
  expect((await api.asAdmin(bookmarksContract.toggle, { body: { id: page.id } })).status).toBe(404);
});

it('a cart has nothing in it', async () => {
  const { userData } = await api.login('admin@demo.com', 'admin');
  expect(userData.extras.eCommerceCartItemsCount).toBe(0);
});
