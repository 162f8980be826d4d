import { expect, test } from '@playwright/test';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';

test('leave is granted by day, removed and restored, and granted by the hour', async ({ page }) => {
  const address = await addPerson(page, ownName('Ρέα Μάνου'));
  await enter(page, address);
  await page.getByRole('tab', { name: 'Leave' }).click();
  await expect(page.getByText('No leave is recorded.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('table').getByRole('row');

  await page.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByLabel('Type of leave').selectOption('Paternity leave (ΑΔΠΑ)');
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(page.getByText(/^Paternity leave, .* granted$/)).toBeVisible();
  await expect(rows.filter({ hasText: 'Paternity leave (ΑΔΠΑ)' })).toContainText('Paid');

  await page.getByRole('button', { name: /^Remove Paternity leave/ }).click();
  await expect(page.getByText(/^Paternity leave, .* removed$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rows.filter({ hasText: 'Paternity leave (ΑΔΠΑ)' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove Paternity leave/ }).click();
  await expect(page.getByText('No leave is recorded.')).toBeVisible();

  await page.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByLabel('Type of leave').selectOption('Parental leave (ΑΔΓΟΝ)');
  await dialog.getByText('Hours of a day').click();
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(dialog.getByText('Enter a time.').first()).toBeVisible();
  await dialog.getByLabel('From').fill('10:00');
  await dialog.getByLabel('To', { exact: true }).fill('12:00');
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(rows.filter({ hasText: '10:00–12:00' })).toContainText('Parental leave (ΩΑΓΟΝ)');
});
