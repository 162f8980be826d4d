import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const options = (page: Page, group: string) => palette(page).getByRole('group', { name: group }).getByRole('option');

async function search(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox', { name: 'Search' }).fill(text);
}

test('people are found without accents, never more than four of a group, and the rest is a key away', async ({
  page,
}) => {
  await enter(page, '/faq');
  await search(page, 'αθηνα');
  await expect(options(page, 'Users').first()).toContainText('Αθηνά');
  await palette(page).getByRole('combobox').fill('a');
  const seeAll = palette(page).getByRole('option', { name: /^See all \d+ in Employees$/ });
  await expect(seeAll).toBeVisible();
  for (const group of await palette(page).getByRole('group').all())
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(4);
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/);

  while ((await seeAll.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=a&group=employee$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Employees/, selected: true })).toBeVisible();
  await expect.poll(() => page.getByRole('list', { name: 'Employees' }).getByRole('link').count()).toBeGreaterThan(4);
});

test('what was found is opened where it lives, its hotel chosen first, and stands under Recent', async ({ page }) => {
  await enter(page, '/faq');
  await search(page, 'thank you for the stay');
  await options(page, 'E-mail').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for the stay' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(options(page, 'Recent').first()).toContainText('Thank you for the stay');
  await palette(page).getByRole('combobox').fill('1004');
  await options(page, 'Hotels').first().click();
  await expect(page.getByText(/^Now showing /)).toBeVisible();
});

test('Ctrl+D stars the page in focus, which shows in the navbar and on the bookmarks at once', async ({ page }) => {
  await enterAnew(page, '/bookmarks');
  await expect(page.getByRole('list', { name: 'Your bookmarks' })).toBeVisible();
  await search(page, 'wishlist');
  const star = palette(page).getByRole('button', { name: 'Bookmark Wishlist' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+d');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // The star of every hit can be clicked.
  const ofHit = options(page, 'Pages').filter({ hasText: 'Wishlist' }).locator('[data-star]');
  await ofHit.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await ofHit.click();
  await expect(ofHit).toHaveAttribute('data-star', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Your bookmarks' }).getByRole('link', { name: 'Wishlist' }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist' })).toBeVisible();
});

test('a client finds no page, invoice or user of administrators', async ({ page }) => {
  await enter(page, '/faq', 'client');
  await search(page, 'inv');
  await expect(options(page, 'Help').first()).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Invoices' })).toHaveCount(0);
  await expect(palette(page).getByRole('option', { name: /^Invoices/ })).toHaveCount(0);
});

test('a search that fails keeps the pages, says so, and Retry asks again', async ({ page }) => {
  await enter(page, '/faq');
  await page.route('**/api/main-search/find*', (route) => route.abort());
  await search(page, 'kanban');
  await expect(options(page, 'Pages').first()).toContainText('Kanban');
  await expect(palette(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/main-search/find*');
  await palette(page).getByRole('button', { name: 'Retry' }).click();
  await expect(palette(page).getByRole('alert')).toHaveCount(0);
});

test('the page keeps what is searched in its address, and its tabs move by arrows', async ({ page }) => {
  await enter(page, '/search?q=hotel');
  const tabs = page.getByRole('tablist', { name: 'Result groups' }).getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().press('ArrowRight');
  await expect(page).toHaveURL(/group=/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('qqzzxx');
  await expect(page.getByText('No results for “qqzzxx”.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('link').first()).toBeVisible();
});

test('arrows go round, Ctrl+Enter opens beside, and what is not found has suggestions', async ({ page, context }) => {
  await enter(page, '/faq');
  await search(page, 'pricing');
  const hits = palette(page).getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await expect(hits.first()).toContainText('Pricing');
  await expect(hits.first().locator('mark')).toHaveText('Pricing');
  await page.keyboard.press('ArrowUp');
  await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const [beside] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(beside).toHaveURL(/\/pricing$/);
  await expect(page).toHaveURL(/\/faq$/);
  await page.bringToFront();
  await search(page, 'qqzzxx');
  await expect(palette(page).getByText('No results for “qqzzxx”.')).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Suggestions' }).getByRole('option')).toHaveCount(3);
});

test('on a phone it is a sheet with a way back and a cross that clears', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/faq');
  await search(page, 'pric');
  expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await palette(page).getByRole('button', { name: 'Clear' }).click();
  await expect(palette(page).getByRole('combobox')).toHaveValue('');
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toHaveCount(0);
});
