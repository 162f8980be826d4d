import { expect, type Page } from '@playwright/test';
import { test } from '../support/gallery';
import { wear } from '../support/looks';

const arrival = (page: Page) => page.getByRole('textbox', { name: 'Arrival' });
const stored = (page: Page) => page.getByLabel('Arrival as stored');

test.beforeEach(({ page, gallery }) => page.goto(gallery).then(() => undefined));

test('a day is typed as people or machines write it, within its bounds', async ({ page }) => {
  await arrival(page).fill('Jun 16, 2025');
  await expect(stored(page)).toHaveText('2025-06-16');
  await arrival(page).fill('2025-07-03');
  await arrival(page).blur();
  await expect(stored(page)).toHaveText('2025-07-03');
  await expect(arrival(page)).toHaveValue('Jul 3, 2025');
  for (const [typed, reason] of [
    ['Jun 1, 2025', 'Choose a date on or after Jun 2, 2025.'],
    ['2026-07-01', 'Choose a date on or before Jun 30, 2026.'],
    ['tomorrow', 'Enter a date, for example Jun 16, 2025.'],
  ] as const) {
    await arrival(page).fill(typed);
    await expect(arrival(page)).toHaveAccessibleDescription(reason);
    await expect(stored(page)).toHaveText('2025-07-03');
  }
});

test('a day is found with the arrows, in weeks that begin on Monday', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose date, Arrival' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Choose date, Arrival' });
  const day = (name: string) => panel.getByRole('button', { name });
  await expect(panel.getByRole('columnheader').first()).toHaveText('Mo');
  await expect(day('Tuesday, June 10, 2025')).toBeFocused();
  for (const [key, name] of [
    ['ArrowRight', 'Wednesday, June 11, 2025'],
    ['ArrowDown', 'Wednesday, June 18, 2025'],
    ['Home', 'Monday, June 16, 2025'],
    ['End', 'Sunday, June 22, 2025'],
    ['PageDown', 'Tuesday, July 22, 2025'],
    ['Shift+PageUp', 'Monday, July 22, 2024'],
    ['Shift+PageDown', 'Tuesday, July 22, 2025'],
    ['ArrowUp', 'Tuesday, July 15, 2025'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(stored(page)).toHaveText('2025-07-15');
  await expect(panel).toHaveCount(0);
});

test('month and year are chosen, and a day out of bounds is refused with its reason', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose date, Arrival' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Choose date, Arrival' });
  await panel.getByRole('combobox', { name: 'Month' }).selectOption('May');
  await panel.getByRole('button', { name: 'Previous year' }).press('Enter');
  const outOfBounds = panel.getByRole('button', { name: 'Friday, May 10, 2024' });
  await expect(outOfBounds).toBeDisabled();
  await expect(panel.getByRole('status').last()).toHaveText('Choose a date on or after Jun 2, 2025.');
  await outOfBounds.press('Enter');
  await expect(panel).toBeVisible();
  await expect(stored(page)).toHaveText('2025-06-10');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a range is two days of which both count', async ({ page }) => {
  await page.getByRole('button', { name: 'Days' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Days' });
  await drawer.getByRole('textbox', { name: 'From' }).fill('2025-06-16');
  await drawer.getByRole('textbox', { name: 'To' }).fill('Jun 22, 2025');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Days as stored')).toHaveText('2025-06-16 to 2025-06-22');
  await expect(page.getByRole('button', { name: 'Days (2)' })).toBeFocused();
});

test('in a mirrored page the arrows are mirrored, too', async ({ page, gallery }) => {
  await wear(page, 'light', 'rtl');
  await page.goto(gallery);
  await page.getByRole('button', { name: 'Choose date, 2025-06-16' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Monday, June 16, 2025' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose date, 2025-06-17' })).toBeFocused();
});
