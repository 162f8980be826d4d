import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';

test('the bell tells of mails, messages and due to-dos, and leads to them; the closed group in the menu has a mark', async ({
  page,
}) => {
  await enterAnew(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const group = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: /^Office/ });
  await expect(group).toContainText(/\d+ waiting/);

  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await expect(page.getByRole('link', { name: /^\d+ unread mails?$/ })).toBeVisible();
  await page.getByRole('link', { name: /^\d+ unseen messages?$/ }).click();
  await expect(page).toHaveURL(/\/chat/);

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  const answer = await page.request.post('/apps/todo/add-tasks', {
    data: { task: { title: 'Count the keys', dueDate: '2020-01-01' } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await page.getByRole('link', { name: /^\d+ to-dos? due today or earlier$/ }).click();
  await expect(page).toHaveURL(/\/todo\?sortBy=due-date$/);
});

/** Answers nothing until it is released. */
async function holdWaiting(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/waiting?*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the bell says nothing is waiting only when it knows', async ({ page }) => {
  const release = await holdWaiting(page);
  await enterAnew(page, '/faq');
  await page.getByRole('button', { name: 'Notifications, loading' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Loading what needs your attention')).toBeAttached();
  await expect(panel.getByText('up to date')).toHaveCount(0);

  release();
  await expect(panel.getByRole('link', { name: /^\d+ unread mails?$/ })).toBeVisible();
  await expectNoViolations(page);
});

test('the bell shows its number, for a manager of what the hotel left undone, and says when it could not count', async ({
  page,
}) => {
  await enter(page, '/home', 'client');
  const bell = page.getByRole('button', { name: /^Notifications, \d+ waiting$/ });
  const count = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await expect(bell).toHaveText(String(count));
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /overdue findings?$/ }).click();
  await expect(page).toHaveURL(/\/attendance\?view=overdue$/);

  await page.route('**/api/waiting?*', (route) => route.abort());
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/waiting?*');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('link', { name: /overdue findings?$/ })).toBeVisible();
});

test('the bell hears of news by itself', async ({ page }) => {
  const live = page.waitForResponse(/\/live/);
  await enterAnew(page, '/faq');
  await live;
  const bell = page.getByRole('button', { name: /^Notifications, \d+ waiting$/ });
  const count = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  await page.request.post('/apps/todo/add-tasks', {
    data: { task: { title: 'Air the pillows', dueDate: '2020-01-01' } },
    headers: { authorization: `Bearer ${token}` },
  });

  await expect(page.getByRole('button', { name: `Notifications, ${count + 1} waiting` })).toBeVisible();
});

test('every page can be starred from the navbar, and stands there at once', async ({ page }) => {
  await enterAnew(page, '/faq');
  const links = page.getByRole('navigation', { name: 'Bookmarked pages' });
  await page.getByRole('button', { name: 'Manage bookmarks' }).click();
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('pric');
  const star = page.getByRole('button', { name: 'Add bookmark Pricing' });
  await star.press('Enter');
  await expect(links.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage bookmarks' })).toBeFocused();
  await links.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
