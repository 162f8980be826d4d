import { expect, test } from '@playwright/test';
import { logInAtHotel } from '../support/session';
import { bars, openTimeline } from '../support/staff-timeline';

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

test('filters that need a third line become a button with a sheet, and come back', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page, '?program=fixed');
  const department = page.getByRole('combobox', { name: 'Department', exact: true });
  await expect(department).toBeVisible();

  // Larger letters need more space than the window has.
  await page.evaluate(() => document.body.style.setProperty('font-size', '24px'));
  await expect(department).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: 'Fixed hours' }),
  ).toBeChecked();
  await page.keyboard.press('Escape');

  await page.evaluate(() => document.body.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1500, height: 900 });
  await expect(department).toBeVisible();
});

test('the keyboard dialog tells the keys of the screen', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('heading', { name: 'Staff timeline' })).toBeVisible();
  await expect(dialog.getByText('Into the shifts of a day')).toBeVisible();
});
