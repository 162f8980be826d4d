import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { enter } from '../support/session';
import { swipe } from '../support/touch';

const yours = (page: Page) => page.getByRole('list', { name: 'Your bookmarks' });
const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggestions' });

test('a star moves the page up, calls once, shows in the search, and Undo takes it back', async ({ page }) => {
  await enter(page, '/bookmarks');
  await expect(yours(page).getByRole('link', { name: 'Staff timeline' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/bookmarks/update') && calls.push(request.method()));

  await page.getByRole('button', { name: 'Add bookmark Knowledge base' }).click();
  await expect(yours(page).getByRole('link', { name: 'Knowledge base' })).toBeVisible();
  await expect(page.getByText('Knowledge base bookmarked')).toBeVisible();
  expect(calls).toEqual(['POST']);
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('group', { name: 'Bookmarks' }).getByRole('option').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(suggestions(page).getByRole('link', { name: 'Knowledge base' })).toBeVisible();
});

test('a failed call turns the star back and says so', async ({ page }) => {
  await enter(page, '/bookmarks');
  await expect(yours(page)).toBeVisible();
  await page.route('**/api/bookmarks/update', (route) => route.abort());
  await page.getByRole('button', { name: 'Add bookmark Pricing' }).click();

  await expect(page.getByText(/The server did not answer/)).toBeVisible();
  await expect(suggestions(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
});

test('a client is offered its own pages alone, filters them and leaves by keyboard', async ({ page }) => {
  await enter(page, '/bookmarks', 'client');
  await expect(suggestions(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoices', exact: true })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('no such page');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(suggestions(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('pric');
  await expect(suggestions(page).getByRole('link')).toHaveText(['Pricing']);
  await suggestions(page).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
});

test('Delete takes the star in focus off; without any the page says what to do', async ({ page }) => {
  await enterAnew(page, '/bookmarks');
  const links = yours(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (let left = await links.count(); left > 0; left -= 1) {
    await links.first().focus();
    await page.keyboard.press('Delete');
    await expect(links).toHaveCount(left - 1);
  }
  await expect(page.getByText('Star a page to keep it here.')).toBeVisible();
  await page.getByRole('button', { name: 'Browse pages' }).click();
  await expect(page.getByRole('heading', { name: 'Suggestions' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger draws the star off, and Undo puts it back', async ({ page }) => {
    await enterAnew(page, '/bookmarks');
    const row = yours(page).getByRole('listitem').filter({ hasText: 'Working hours' });
    await swipe(page, row, -180);
    await expect(page.getByText('Bookmark removed')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page).toHaveURL(/\/bookmarks$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });
});

test('pages that need a right which the account does not have here are not offered', async ({ page }) => {
  await enter(page, '/bookmarks', 'client');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Attendance', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^(Payroll|Roster approval)$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Manage bookmarks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage bookmarks' });
  await expect(dialog.getByText('Attendance', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^(Payroll|Roster approval)$/)).toHaveCount(0);
});
