import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/session';

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

  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('pric');
  await expect(suggestions(page).getByRole('link')).toHaveText(['Pricing']);
  await suggestions(page).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
});
