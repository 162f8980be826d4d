import { expect, type Page, test } from '@playwright/test';
import { enter, logInAtHotel } from '../support/session';
import { addDays, bars, openTimeline, today } from '../support/staff-timeline';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const)
  test(`every day of a month is in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await logInAtHotel(page);
    await page.goto('/staff-timeline?view=month&date=2026-10-15');
    const heads = grid(page).getByRole('columnheader');
    // The names, 31 days and the totals.
    await expect(heads).toHaveCount(33);
    const [last, total] = [(await heads.nth(31).boundingBox())!, (await heads.nth(32).boundingBox())!];
    expect(last.x + last.width).toBeLessThanOrEqual(total.x + 1);
    expect(total.x + total.width).toBeLessThanOrEqual(width);
  });

test('a week has full cells with start and end; to scale is a choice that is kept', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page, '?view=week');
  await expect(bars(page).first()).toContainText(/\d\d(:\d\d)?–\d\d/);
  await expect(grid(page)).toHaveClass(/tl-cells/);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
  };
  await choose('To scale');
  await expect(grid(page)).not.toHaveClass(/tl-cells/);
  await page.reload();
  await expect(grid(page)).not.toHaveClass(/tl-cells/);
  await choose('Full cells');
  await expect(grid(page)).toHaveClass(/tl-cells/);
});

test('the legend names absence', async ({ page }) => {
  await logInAtHotel(page);
  // A month ago: on the first of a month nobody has been absent in it yet.
  await openTimeline(page, `?view=month&cal=3000,3001,3002&date=${addDays(today(), -28)}`);
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.getByRole('group', { name: 'Legend' }).getByRole('button', { name: /^Absent, / })).toBeVisible();
});

test('times have 24 hours on every screen, whatever the browser is used to', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-US', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await enter(page, '/home');
  for (const path of [
    '/home',
    '/staff-timeline?view=day',
    '/organisation-unit-calendar',
    '/attendance',
    '/declarations?span=day',
    '/on-duty',
    '/clock-devices',
    '/audit',
    '/security-events',
    '/accounts',
    '/calendar',
    '/chat',
    '/email/inbox',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await page.locator('main').innerText(), path).not.toMatch(/\d\s?[ap]\.?m\b/i);
  }
  await context.close();
});
