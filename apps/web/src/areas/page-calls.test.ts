import { productPages } from '@horae/contract/pages';
import type { RouteContract } from '@horae/contract/route';
import { expect, it } from 'vitest';
import { groupOf, pages } from './pages';

type PageCalls = Record<string, RouteContract[]>;

/** The calls that each page cannot do without, as declared by its area. */
const calls: PageCalls = Object.assign(
  {},
  ...Object.values(import.meta.glob<PageCalls>('../features/*/*.page-calls.ts', { eager: true, import: 'pageCalls' })),
);

it.each(pages.filter(({ isOpenToAll }) => !isOpenToAll).map(({ path, access }) => [path, access]))(
  '%s is shown exactly to whom its calls are allowed',
  (path, access) => {
    const needed = calls[path!];

    expect(needed, `the calls of ${path}`).toBeDefined();
    const strictest = (['admin', 'hotel-admin'] as const).find((one) => needed!.some((call) => call.access === one));
    expect(strictest ?? 'session').toBe(access);
  },
);

it('the pages that can be starred are those of the menu', () => {
  const inMenu = pages.filter(groupOf).map(({ path, access }) => [path, access]);
  const starrable = productPages.map(({ link, access }) => [link, access]);

  expect(starrable).toEqual(expect.arrayContaining(inMenu));
});
