import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const tile = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const titles = [
  'Orders',
  'Profit',
  'Subscribers Gained',
  'Revenue Generated',
  'Quarterly Sales',
  'Orders Received',
  'Site Traffic',
  'Active Users',
  'Newsletter',
];

test('nine tiles with figure, change and trend; all of them in one workbook', async ({ page }) => {
  await enter(page, '/statistics', 'admin');
  for (const title of titles) await expect(tile(page, title).getByRole('img')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(titles.length);
  await expect(tile(page, 'Subscribers Gained')).toContainText('92.6k');
  await expect(tile(page, 'Subscribers Gained').locator('[data-tip="92,600"]')).toBeVisible();
  await expect(tile(page, 'Newsletter')).toContainText('down 22.5%');

  const { name, bytes } = await downloaded(page, () => choose(page, 'Excel (.xlsx)'));
  expect(name).toMatch(/^statistics_1003_\d{8}\.xlsx$/);
  await expect(page.getByRole('status').filter({ hasText: 'Exported 9 cards' })).toBeVisible();
  const book = readBook(bytes);
  expect(book.SheetNames).toEqual([...titles, 'About']);
  expect(rowsOf(book, 'Profit').slice(1)).toEqual([
    ['1', 0],
    ['2', 1085],
    ['3', 271],
    ['4', 1627],
    ['5', 813],
    ['6', 2444],
  ]);
  const csv = (await downloaded(page, () => choose(page, 'CSV'))).bytes.toString();
  expect(csv).toMatch(/Orders,2020,1,407\r?\n/);
});

test('a trend is read by arrows and as a table', wide, async ({ page }) => {
  await enter(page, '/statistics', 'admin');
  const reader = tile(page, 'Profit').getByRole('slider', { name: 'Profit, values' });
  await reader.focus();
  await page.keyboard.press('End');
  await expect(reader).toHaveAttribute('aria-valuetext', '6: Profit 2,444');

  await page.keyboard.press('v');
  await expect(tile(page, 'Profit').getByRole('table', { name: 'Profit' }).getByRole('row')).toHaveCount(7);
  await expect(tile(page, 'Orders').getByRole('img')).toBeVisible();
});

test('one tile that fails leaves the others, and comes back by Retry', wide, async ({ page }) => {
  await enter(page, '/permissions', 'admin');
  await page.route('**/card-statistics/sales', (route) => route.abort());
  await page.goto('/statistics');
  await expect(tile(page, 'Quarterly Sales').getByRole('alert')).toBeVisible();
  await expect(tile(page, 'Orders').getByRole('img')).toBeVisible();

  await page.unroute('**/card-statistics/sales');
  await tile(page, 'Quarterly Sales').getByRole('button', { name: 'Retry' }).click();
  await expect(tile(page, 'Quarterly Sales').getByRole('img')).toBeVisible();
});

test(
  'on a phone the tiles stand under each other and their charts are at least 220 px high',
  wide,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, '/statistics', 'admin');
    const boxes = await Promise.all(
      ['Orders', 'Profit'].map((title) => tile(page, title).getByRole('img').boundingBox()),
    );
    expect(boxes[1]!.y).toBeGreaterThan(boxes[0]!.y + 220);
    for (const box of boxes) expect(box!.height).toBeGreaterThanOrEqual(220);
  },
);
