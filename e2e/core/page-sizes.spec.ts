import { expect, test } from '@playwright/test';
import { loadedBefore } from '../support/loaded';
import { enter } from '../support/session';

/** The budgets in KB; `npm run bench -- pages` measures every page. */
const most = { login: 150, page: 260, style: 25 };

test('the login loads no more than its budget', async ({ page }) => {
  const { script, style } = await loadedBefore(page, '/login', { role: 'button', name: 'Log in' });
  expect(script).toBeLessThan(most.login);
  expect(style).toBeLessThan(most.style);
});

for (const [path, name, role] of [
  ['/staff-timeline', 'Staff timeline', 'treegrid'],
  ['/organisation-unit-calendar', 'Organisation unit calendar', 'heading'],
  ['/working-hours-calendar', 'Working hours', 'heading'],
  ['/roster-import', 'Import roster', 'heading'],
  ['/my-time', 'My time', 'heading'],
] as const)
  test(`${path} loads no more than its budget until it is seen`, async ({ page, context, browser, baseURL }) => {
    await enter(page, '/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const emptyCache = await browser.newContext({ baseURL: baseURL!, storageState: await context.storageState() });
    const { script } = await loadedBefore(await emptyCache.newPage(), path, { role, name });
    await emptyCache.close();
    expect(script).toBeLessThan(most.page);
  });
