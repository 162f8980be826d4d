import { expect, type Locator, test } from '@playwright/test';
import { gapsOf, openExample } from './open-example';

const ticksOf = (grid: Locator) => grid.locator('.tl-tick').allTextContents();

test('a day of 23 hours has no 03, a day of 25 has it twice with its offset', async ({ page }) => {
  const spring = await ticksOf(await openExample(page, { zoom: 'day', date: '2026-03-29' }));
  const autumn = await ticksOf(await openExample(page, { zoom: 'day', date: '2026-10-25' }));

  expect(spring).toHaveLength(23);
  expect(spring.slice(1, 5)).toEqual(['01', '02', '04', '05']);
  expect(autumn).toHaveLength(25);
  expect(autumn.slice(2, 6)).toEqual(['02', '03+3', '03+2', '04']);
});

test('days of another length are as wide as the rest', async ({ page }) => {
  const grid = await openExample(page, { date: '2026-10-25', rows: 20 });
  const headers = grid.getByRole('columnheader');

  const widths = await headers.evaluateAll((cells) =>
    cells.slice(1, 8).map((cell) => Math.round(cell.getBoundingClientRect().width)),
  );

  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

test('an overnight bar runs on into the next day in one piece', async ({ page }) => {
  const grid = await openExample(page, { rows: 100, date: '2026-10-24' });
  const bars = grid.getByRole('button', { name: /22:00 to 06:00, night$/ });
  const night = bars.first();
  const cell = night.locator('xpath=..');

  const [bar, day] = [(await night.boundingBox())!, (await cell.boundingBox())!];

  expect(bar.x).toBeGreaterThan(day.x + day.width * 0.9);
  expect(bar.x + bar.width).toBeGreaterThan(day.x + day.width * 1.2);
});

test('a bar cut by the range is marked and named so, at either end', async ({ page }) => {
  const evening = await openExample(page, { zoom: 'day', date: '2026-06-15' });
  await expect(evening.locator('.tl-cut-end').first()).toHaveAccessibleName(/night, into next day$/);

  const morning = await openExample(page, { zoom: 'day', date: '2026-06-16' });
  await expect(morning.locator('.tl-cut-start').first()).toHaveAccessibleName(/night, from previous day$/);
});

test('right to left mirrors the axis', async ({ page }) => {
  const grid = await openExample(page, { dir: 'rtl' });
  const [monday, sunday, name] = await Promise.all([
    grid.getByRole('columnheader', { name: 'Monday, June 15' }).boundingBox(),
    grid.getByRole('columnheader', { name: 'Sunday, June 21' }).boundingBox(),
    grid.getByRole('columnheader', { name: 'Person' }).boundingBox(),
  ]);
  expect([name!.x > monday!.x, monday!.x > sunday!.x]).toEqual([true, true]);

  const bar = await grid.getByRole('button', { name: 'Ada Arden, 07:00 to 15:00, early' }).first().boundingBox();

  expect(bar!.x + bar!.width).toBeCloseTo(monday!.x + monday!.width * (1 - 7 / 24), -1);
});

test('the frozen columns stay when scrolled sideways, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  for (const dir of ['ltr', 'rtl']) {
    const grid = await openExample(page, { dir });
    const header = grid.getByRole('rowheader', { name: 'Ada Arden, Assembly' });
    const total = grid.getByRole('gridcell', { name: /^Ada Arden, \d+ hours$/ });
    const before = [await header.boundingBox(), await total.boundingBox()];

    await grid.evaluate((scroller, dir) => (scroller.scrollLeft = dir === 'rtl' ? -300 : 300), dir);

    await expect.poll(() => grid.evaluate((scroller) => Math.abs(scroller.scrollLeft))).toBe(300);
    expect([await header.boundingBox(), await total.boundingBox()]).toEqual(before);
  }
});

for (const dir of ['ltr', 'rtl'])
  test(`wider than the view, the first day begins where the names end: ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });

    const grid = await openExample(page, { dir });

    expect(await gapsOf(grid)).toEqual([0, 0, 0, 0]);
  });
