import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function fromMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `${title} options`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const titles = [
  'Support tracker',
  'Average sessions',
  'Revenue report',
  'Revenue',
  'Goal overview',
  'Product orders',
  'Sessions by device',
  'Customers',
];

async function openAnalytics(page: Page, search = ''): Promise<void> {
  await enter(page, `/analytics${search}`, 'admin');
  await expect(card(page, 'Customers').getByRole('img')).toBeVisible();
}

test('eight cards, each a chart that says itself in one sentence, figures shortened and exact beside', async ({
  page,
}) => {
  await openAnalytics(page);

  for (const title of titles) {
    const picture = card(page, title).getByRole('img');
    await expect(picture).toHaveAccessibleName(new RegExp(`^${title}: .+\\.$`));
  }
  await expect(card(page, 'Average sessions')).toContainText('2.7k');
  await expect(card(page, 'Average sessions').locator('[data-tip="2,748"]')).toBeVisible();
  await expect(card(page, 'Sessions by device')).toContainText(/Tablet\s*down 5%\s*6.5%/);
});

test('the period of a card is its own, stands in the address and outlives a reload', wide, async ({ page }) => {
  await openAnalytics(page);
  const orders = card(page, 'Product orders');
  const finished = () => orders.getByRole('definition').first();
  await expect(finished()).toHaveText('2.3k');

  await orders.getByRole('combobox', { name: 'Period of Product orders' }).selectOption('Last Year');
  await expect(finished()).toHaveText('28.6k');
  await card(page, 'Revenue report').getByRole('combobox', { name: 'Year of Revenue report' }).selectOption('2018');
  await expect(card(page, 'Revenue report')).toContainText('$19,572');
  await card(page, 'Revenue').getByRole('combobox', { name: 'Period of Revenue' }).selectOption('Last Year');
  await expect(card(page, 'Revenue')).toContainText('$1,073,704');

  await expect(page).toHaveURL(/product-orders=Last/);
  await page.reload();
  await expect(finished()).toHaveText('28.6k');
  await expect(card(page, 'Revenue report')).toContainText('$19,572');
  await expect(card(page, 'Customers')).toContainText('890');
  await expect(card(page, 'Revenue')).toContainText('$1,073,704');
  await page.goBack();
  await expect(card(page, 'Revenue')).toContainText('$86,589');
  await page.goBack();
  await expect(card(page, 'Revenue report')).toContainText('$25,852');
});

test('arrows read a chart value by value, mirrored where reading goes from right to left', wide, async ({ page }) => {
  await openAnalytics(page);
  const reader = card(page, 'Average sessions').getByRole('slider', { name: 'Average sessions, values' });
  const step = async (key: string) => {
    await page.keyboard.press(key);
    return reader.getAttribute('aria-valuetext');
  };
  await reader.focus();
  await expect(reader).toHaveAttribute('aria-valuetext', 'Mon: Sessions 429');
  expect(await step('ArrowRight')).toBe('Tue: Sessions 511');
  expect(await step('ArrowLeft')).toBe('Mon: Sessions 429');
  expect(await step('End')).toMatch(/^Sun: /);

  const labelAt = async (label: string) =>
    (await card(page, 'Average sessions').getByText(label, { exact: true }).first().boundingBox())!.x;
  expect(await labelAt('Mon')).toBeLessThan(await labelAt('Sun'));
  await page.evaluate(() => {
    localStorage.setItem('direction', JSON.stringify('rtl'));
    dispatchEvent(new StorageEvent('storage', { key: 'direction' }));
  });
  await expect(async () => expect(await labelAt('Mon')).toBeGreaterThan(await labelAt('Sun'))).toPass();
  await reader.focus();
  await page.keyboard.press('Home');
  expect(await step('ArrowLeft')).toBe('Tue: Sessions 511');
});

test(
  'a chart is a table on demand, by menu or by key, and one card alone when it has the focus',
  wide,
  async ({ page }) => {
    await openAnalytics(page);
    await fromMenu(page, 'Customers', 'View as table');
    const table = card(page, 'Customers').getByRole('table', { name: 'Customers' });
    await expect(table.getByRole('row', { name: 'New 890' })).toBeVisible();
    await expect(page).toHaveURL(/table=customers/);

    await card(page, 'Revenue').getByRole('slider').focus();
    await page.keyboard.press('v');
    await expect(card(page, 'Revenue').getByRole('table')).toBeVisible();
    await page.keyboard.press('v');
    await expect(card(page, 'Revenue').getByRole('img')).toBeVisible();

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('v');
    await expect(page.getByRole('region').getByRole('table')).toHaveCount(titles.length);
    await page.keyboard.press('v');
    await expect(page.getByRole('region').getByRole('table')).toHaveCount(0);
  },
);

test('an enlarged card closes by Back and gives the focus back', wide, async ({ page }) => {
  await openAnalytics(page);
  await fromMenu(page, 'Revenue', 'Expand');
  const dialog = page.getByRole('dialog', { name: 'Revenue' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(page).toHaveURL(/open=revenue/);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test('a card is saved as CSV and as a picture, all of them as a workbook', wide, async ({ page }) => {
  await openAnalytics(page);

  const csv = await downloaded(page, () => fromMenu(page, 'Customers', 'Download CSV'));
  expect(csv.name).toMatch(/^analytics-customers_1003_\d{8}\.csv$/);
  expect(csv.bytes.toString()).toContain('New,890');

  const png = await downloaded(page, () => fromMenu(page, 'Revenue report', 'Download PNG'));
  expect(png.name).toMatch(/^analytics-revenue-report_1003_\d{8}\.png$/);
  const colours = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const seen = new Set<string>();
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    for (let at = 0; at < data.length; at += 4) seen.add([data[at], data[at + 1], data[at + 2]].join());
    return [...seen];
  }, png.bytes.toString('base64'));
  // The colours of the bars for earnings and expenses, and the white of the sheet.
  expect(colours).toEqual(expect.arrayContaining(['46,103,160', '198,133,2', '255,255,255']));

  const book = readBook((await downloaded(page, () => choose(page, 'Excel (.xlsx)'))).bytes);
  expect(book.SheetNames).toEqual([...titles, 'About']);
  expect(rowsOf(book, 'Revenue report')[1]).toEqual(['Jan', 2539, -1377, 2238]);
});

test('one card that fails leaves the others, and comes back by Retry', wide, async ({ page }) => {
  await enter(page, '/permissions', 'admin');
  await page.route('**/card-analytics/customers**', (route) => route.abort());
  await page.goto('/analytics');
  const customers = card(page, 'Customers');
  await expect(customers.getByRole('alert')).toContainText('The server did not answer.');
  for (const title of titles.slice(0, -1)) await expect(card(page, title).getByRole('img')).toBeVisible();

  await page.unroute('**/card-analytics/customers**');
  await customers.getByRole('button', { name: 'Retry' }).click();
  await expect(customers.getByRole('img')).toBeVisible();
});

test('a refreshed card asks the server anew', wide, async ({ page }) => {
  await openAnalytics(page);
  const asked = page.waitForRequest(/card-analytics\/customers/);
  await fromMenu(page, 'Customers', 'Refresh');
  await asked;
  await expect(card(page, 'Customers').getByRole('img')).toBeVisible();
});
