import { expect } from '@playwright/test';
import { test } from '../support/gallery';
import { wear } from '../support/looks';
import { wide } from '../support/wide';

test.beforeEach(({ page, gallery }) => page.goto(gallery).then(() => undefined));

test('a combobox is searched without accents, chosen and cleared by keys', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Employee' });
  const list = page.getByRole('listbox', { name: 'Employee' });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('option').first()).toHaveText('All employees');
  await page.keyboard.type('ελενη');
  await expect(list.getByRole('option')).toHaveText([/Ελένη Μαυρίδη/]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Ελένη Μαυρίδη');
  await expect(list).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toContainText('Νίκος Αντωνίου');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('Ελένη Μαυρίδη');

  await page.getByRole('button', { name: 'Clear Employee' }).press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('zzz');
  await expect(page.getByText('No match.')).toBeVisible();
});

test('chips are taken out by Backspace and by their cross', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Team' });
  await field.focus();
  await expect(page.getByText('+1')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('+1')).toHaveCount(0);
  await page.keyboard.type('oscar');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('+1')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Ελένη Μαυρίδη' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Óscar Peñalba' })).toBeVisible();
});

test('a choice of one’s own is added', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Meals' }).fill('Picnic');
  const list = page.getByRole('listbox', { name: 'Meals' });
  await expect(list.getByRole('option')).toHaveText(['Add “Picnic”']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove Lunch' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: /^Remove (Lunch|Picnic)/ })).toHaveCount(0);
});

test('a long list is drawn where it is seen, and says its fault', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Room' });
  await expect(field).toHaveAccessibleDescription('Choose a room.');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  const options = page.getByRole('listbox', { name: 'Room' }).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-setsize', '240');
  expect(await options.count()).toBeLessThan(60);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Room 340' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Room 340');
});

test('on a phone the list is a sheet with the search on top', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Employee' }).click();
  const sheet = page.getByRole('dialog', { name: 'Employee' });
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Penalba');
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Employee' })).toHaveValue('Óscar Peñalba');
});

test('switch, ticks and quantity answer to their keys', async ({ page }) => {
  const night = page.getByRole('switch', { name: 'Night duty' });
  await night.press('Space');
  await expect(night).toBeChecked();
  await night.press('Enter');
  await expect(night).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Holiday duty' })).toBeDisabled();

  const view = page.getByRole('checkbox', { name: 'Sea view' });
  await view.press('Space');
  await expect(view).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Every floor' })).toBeChecked({ indeterminate: true });

  const beds = page.getByRole('spinbutton', { name: 'Extra beds' });
  await beds.press('ArrowUp');
  await beds.press('+');
  await expect(beds).toHaveValue('3');
  await beds.press('-');
  await page.getByRole('button', { name: /^One fewer|fewer/i }).press('Enter');
  await expect(beds).toHaveValue('1');
  await beds.press('-');
  await expect(beds).toHaveValue('1');
});

test('the device’s own list is chosen from by typing', async ({ page }) => {
  const meal = page.getByRole('combobox', { name: 'Meal', exact: true });
  await meal.press('d');
  await expect(meal).toHaveValue('Dinner');
});

test('in a mirrored page a placeholder is read from its beginning', async ({ page, gallery }) => {
  await wear(page, 'light', 'rtl');
  await page.goto(gallery);
  const field = page.getByRole('combobox', { name: 'Employee', exact: true });
  await expect(field).toHaveAttribute('placeholder', /./);
  const bidi = await field.evaluate((input) => getComputedStyle(input, '::placeholder').unicodeBidi);
  expect(bidi).toBe('plaintext');
});
