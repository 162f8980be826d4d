import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('listbox', { name });

test.beforeEach(async ({ page }) => {
  await enter(page, '/autocomplete', 'admin');
  await expect(field(page, 'Basic')).toBeVisible();
});

test('by keyboard: typed without accents, marked, chosen, and kept in the address', async ({ page }) => {
  await field(page, 'Basic').focus();
  await page.keyboard.type('κηποσ');
  const options = list(page, 'Basic').getByRole('option');
  await expect(options).toHaveCount(10);
  await expect(options.first().locator('mark')).toHaveText('Κήπος');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Basic')).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id'))!,
  );
  await page.keyboard.press('Enter');

  await expect(page.getByText('Chosen: Κήπος: closing list')).toBeVisible();
  await expect(list(page, 'Basic')).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Basic')).toHaveValue('Κήπος: closing list');

  await field(page, 'Basic').fill('nowhere');
  await expect(page.getByText('No match.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Basic')).toHaveValue('Κήπος: closing list');
});

test('grouped by first letters, drawn only where it is seen, the active option always', wide, async ({ page }) => {
  await field(page, 'Grouped').click();
  const grouped = list(page, 'Grouped');
  await expect(grouped.getByRole('group', { name: 'B' }).getByRole('option').first()).toHaveText('Ballroom: παραλαβή');
  expect(await grouped.getByRole('option').count()).toBeLessThan(60);

  await page.keyboard.press('ArrowUp');
  const last = grouped.getByRole('group', { name: 'S' }).getByRole('option').last();
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', '100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Spa: stock count')).toBeVisible();
});

test('custom rows carry the rank and are found by it', wide, async ({ page }) => {
  await field(page, 'Custom row').fill('100');
  await expect(list(page, 'Custom row').getByRole('option')).toHaveText([/^Floor 3: παραλαβή\s*rank 100$/]);
});

test('a limited list never shows more than five', wide, async ({ page }) => {
  await field(page, 'Limited').click();
  await expect(list(page, 'Limited').getByRole('option')).toHaveCount(5);
  await page.keyboard.type('list');
  await expect(list(page, 'Limited').getByRole('option')).toHaveCount(5);
});

test('several values: chosen, made up, and taken out by × and Backspace', wide, async ({ page }) => {
  await field(page, 'Several values').click();
  await page.keyboard.type('Breakfast duty');
  await expect(list(page, 'Several values').getByRole('option')).toHaveText(['Add “Breakfast duty”']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('garage deep');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Garage: deep clean');
  await expect(list(page, 'Several values').getByRole('option')).toHaveText(['Garage: deep clean']);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Breakfast duty, Garage: deep clean')).toBeVisible();

  await page.keyboard.press('Backspace');
  await expect(page.getByText('Chosen: Breakfast duty', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Breakfast duty' }).click();
  await expect(page.getByText('Nothing chosen')).toHaveCount(5);
});

test('on a phone the list is a sheet with the search on top', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page, 'Basic').click();
  const sheet = page.getByRole('dialog', { name: 'Basic' });
  await sheet.getByRole('combobox').fill('laundry: lamp');
  await sheet.getByRole('option').click();

  await expect(sheet).toHaveCount(0);
  await expect(field(page, 'Basic')).toHaveValue('Laundry: lamp change');
});

test('items that cannot be loaded are said, and come back by Retry', wide, async ({ page }) => {
  await page.route('**/api/autocomplete/data', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');

  await page.unroute('**/api/autocomplete/data');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'Basic')).toBeVisible();
});
