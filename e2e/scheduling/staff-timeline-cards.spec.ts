import { expect, type Page, test } from '@playwright/test';
import { logInAtHotel } from '../support/session';
import { bars, openTimeline } from '../support/staff-timeline';
import { wide } from '../support/wide';

test('a week card stands in the URL: Back closes it, the link opens it', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await page
    .getByRole('rowheader', { name: /(Fixed|Flexible) hours/ })
    .first()
    .click();
  const card = page.getByRole('dialog', { name: 'Week card' });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/card=week-\d+/);
  const link = page.url();
  const who = await card.getByRole('heading', { level: 3 }).textContent();

  await page.goBack();
  await expect(card).toHaveCount(0);

  await page.goto(link);
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(who!);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/card=/);
});

test('the total of a day tells beside it where its hours come from', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await expect(bars(page).first()).toBeVisible();
  const total = page.getByRole('gridcell', { name: /^\w+day, \w+ \d+, \d+ working, [\d.]+ hours?$/ }).first();
  await total.click();
  const totals = page.getByRole('dialog', { name: 'Totals' });
  await expect(totals.getByRole('heading', { name: 'By department' })).toBeVisible();
  await expect(totals.getByRole('heading', { name: 'By type' })).toBeVisible();
  const [at, by] = [await totals.boundingBox(), await total.boundingBox()];
  expect(Math.abs(at!.y + at!.height - by!.y)).toBeLessThan(12);

  await page.keyboard.press('Escape');
  await expect(totals).toHaveCount(0);
  await expect(page.locator('[role="treegrid"] :focus')).toBeAttached();
});

test('the toolbar is one row, and 18 people are seen at 1440 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtHotel(page);
  await page.goto('/staff-timeline?group=none');
  const rows = page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('rowheader');
  await expect(rows.nth(17)).toBeVisible();
  const tops = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('radio', { name: 'Week', exact: true }),
      page
        .getByRole('searchbox', { name: 'Search employees' })
        .or(page.getByRole('combobox', { name: 'Search employees' })),
      page.getByRole('button', { name: /^Filters/ }),
      page.getByRole('button', { name: 'Export' }),
    ].map((one) => one.boundingBox().then((box) => box!.y + box!.height / 2)),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  await expect(rows.nth(17)).toBeInViewport({ ratio: 0.99 });
});

/** How many rows of employees are whole in view: below the head of the grid and above its totals. */
const wholeRows = (page: Page) =>
  page.getByRole('treegrid', { name: 'Staff timeline' }).evaluate((grid) => {
    const rows = [...grid.querySelectorAll('[role="row"]')].map((row) => ({
      box: row.getBoundingClientRect(),
      isGroup: row.hasAttribute('aria-expanded'),
      isPerson: row.hasAttribute('aria-level') && !row.hasAttribute('aria-expanded'),
    }));
    const top = rows.find(({ isGroup, isPerson }) => !isGroup && !isPerson)!.box.bottom;
    const bottom = Math.min(innerHeight, rows.findLast(({ isGroup, isPerson }) => !isGroup && !isPerson)!.box.top);
    return rows.filter(({ box, isPerson }) => isPerson && box.top >= top - 0.5 && box.bottom <= bottom + 0.5).length;
  });

test('18 people are whole in view in Week at 1440 × 900, also when the third group is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtHotel(page);
  await page.goto('/staff-timeline');
  const group = page.getByRole('rowheader', { name: /^Housekeeping/ });
  await group.click();
  await expect(page.getByRole('row', { expanded: true })).toHaveCount(1);
  // Departments that other tests made take a line of their own each.
  const groups = await page.locator('[role="row"][aria-expanded]').all();
  const names = await Promise.all(groups.map((one) => one.getByRole('rowheader').innerText()));
  const height = await groups[0]!.evaluate((one) => one.getBoundingClientRect().height);
  const third = names.findIndex((name) => name.startsWith('Housekeeping'));
  await page.setViewportSize({ width: 1440, height: 900 + height * (third - 2) });
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(18);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/staff-timeline?group=none');
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(18);
});

test('the key figures are whole in every zoom, in Greek too', wide, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtHotel(page);
  for (const locale of ['en', 'el']) {
    await page.evaluate((value) => localStorage.setItem('locale', JSON.stringify(value)), locale);
    for (const view of ['day', 'week', 'two-weeks', 'month']) {
      // The focus keeps a figure that may be zero at this hour; at night it may leave nobody, and so no figures.
      await page.goto(`/staff-timeline?view=${view}&focus=late`);
      const figures = page.locator('section:has(> [data-kind="issues"])');
      const late = figures.locator('[data-kind="late"][aria-pressed="true"]');
      const isShown = await late.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!isShown) await page.goto(`/staff-timeline?view=${view}`);
      await expect(figures).toBeVisible();
      const widths = await figures.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      expect(widths[0], `${view} ${locale}`).toBeLessThanOrEqual(widths[1]!);
    }
  }
});

for (const path of ['/staff-timeline', '/organisation-unit-calendar', '/working-hours-calendar'])
  test(`${path} has its tools in one row at 1366 px in Greek, and its week is whole`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await logInAtHotel(page);
    await page.evaluate(() => localStorage.setItem('locale', JSON.stringify('el')));
    await page.goto(`${path}${path.startsWith('/working') ? '?period=week' : '?view=week'}`);
    const grid = page.getByRole('treegrid').or(page.getByRole('grid')).first();
    await expect(grid.getByRole('columnheader').nth(7)).toBeVisible();
    const heads = page.locator('main header').first().locator('> *');
    const tops = await heads.evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ height, width }) => height > 8 && width > 8)
        .map(({ top, height }) => Math.round((top + height / 2) / 8)),
    );
    expect(new Set(tops).size).toBe(1);
    await expect(grid.getByRole('columnheader').nth(7)).toBeInViewport({ ratio: 1 });
    const last = (await grid.getByRole('columnheader').nth(7).boundingBox())!;
    const total = (await grid.getByRole('columnheader').last().boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(total.x + 1);
  });

test('the panel of filters says how many are active and how many people match', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page, '?program=fixed');
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('checkbox', { name: 'Fixed hours' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter Program type: Fixed hours' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('the keyboard dialog tells the keys of the screen', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('heading', { name: 'Staff timeline' })).toBeVisible();
  await expect(dialog.getByText('Into the shifts of a day')).toBeVisible();
});
