import { expect, test } from '@playwright/test';
import { logInAtHotel } from '../support/session';
import { bars, openTimeline } from '../support/staff-timeline';

test('a shift is found, opened, followed and closed by keys alone', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await expect(bars(page).first()).toBeVisible();
  const grid = page.getByRole('treegrid', { name: 'Staff timeline' });
  const details = page.getByRole('dialog', { name: 'Shift details' });

  // The legend opens and closes by keys; behind it come the menu, the key figures and the grid.
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Legend' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Legend' })).toBeFocused();
  for (let at = 0; at < 12 && (await grid.locator(':focus').count()) === 0; at += 1) await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  await expect(grid.getByRole('rowheader').first()).toBeFocused();

  // Go down the rows and along the row to the first day with exactly one shift.
  const single = grid.getByRole('gridcell', { name: /, 1 shift, / }).first();
  const [row, column] = await Promise.all([
    single.locator('xpath=ancestor::*[@aria-rowindex][1]').getAttribute('aria-rowindex'),
    single.getAttribute('aria-colindex'),
  ]);
  for (let at = 2; at < Number(row); at += 1) await page.keyboard.press('ArrowDown');
  for (let at = 1; at < Number(column); at += 1) await page.keyboard.press('ArrowRight');
  await expect(single).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/shift=\d+/);

  await page.keyboard.press('F2');
  await expect(single.locator('[data-item]')).toBeFocused();

  // Esc closes the details at once, also while the card of the shift is shown; the next one leaves the shift.
  const card = page.getByRole('tooltip');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await expect(page).not.toHaveURL(/shift=/);
  await expect(single.locator('[data-item]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(single).toBeFocused();
});

test('the letters do what the controls do', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  const range = page.getByRole('heading', { level: 2 }).first();
  const now = await range.textContent();

  await page.keyboard.press(']');
  await expect(range).not.toHaveText(now!);
  await page.keyboard.press('t');
  await expect(range).toHaveText(now!);
  for (const [key, zoom] of [
    ['1', 'Day'],
    ['3', '2 weeks'],
    ['4', 'Month'],
    ['2', 'Week'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('radio', { name: zoom, exact: true })).toBeChecked();
  }
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/ot=0/);
  await page.keyboard.press('i');
  await expect(page.getByRole('button', { name: /^Issues \d+$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Business unit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: 'Day', exact: true })).toBeChecked();
});

test('the menu of an employee opens by Shift+F10 and gives the focus back', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  const name = page.getByRole('rowheader', { name: /, (Fixed|Flexible) hours, / }).first();
  await name.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: /^Actions for / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/emp=\d+/);
  await expect(page.getByRole('status').filter({ hasText: /^Showing 1 of/ })).toBeAttached();
});

test('the menu of a row leads to the hours of that one person', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  const row = page.getByRole('rowheader', { name: /, (Fixed|Flexible) hours, / }).first();
  const [name] = (await row.getAttribute('aria-label'))!.split(',');
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Open in Working hours' }).click();

  await expect(page).toHaveURL(/\/working-hours-calendar\?.*q=/);
  await expect(page.getByRole('treegrid').getByText(name!)).toBeVisible();
});
