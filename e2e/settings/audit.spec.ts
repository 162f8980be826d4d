import { readFile } from 'node:fs/promises';
import type { VersionedShift } from '@horae/contract/scheduling/shifts.contract';
import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/session';
import { addDays, ask, askRange, paths } from '../support/staff-timeline';

/** Creates an action to look for in the audit: a training far in the future. */
async function planned(page: Page): Promise<{ id: number; employeeId: number; employee: string }> {
  const day = addDays('2040-01-01', Math.floor(Math.random() * 18_000));
  const { resources } = await askRange(page, day, addDays(day, 1));
  const { employeeId, title: employee } = resources[0]!;
  const shift = { hotel: 1003, employeeId, typeOfShift: 'Training', start: `${day}T06:00`, end: `${day}T07:00` };
  const saved = await ask<VersionedShift>(page, paths.save, { shift, reason: 'Test' });
  return { id: saved.shift.id, employeeId, employee };
}

test('an action is found, opened by its link and taken along as a file', async ({ page }) => {
  await enter(page, '/audit');
  const { id, employee, employeeId } = await planned(page);
  await page.goto(`/audit?object=shift&employee=${employeeId}&q=${id}`);
  const row = page.getByRole('row').filter({ hasText: `shift ${id}` });
  await expect(row).toContainText('Added');
  await expect(row).toContainText(employee);
  await expect(page.getByRole('button', { name: `About ${employee}` })).toBeVisible();

  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: 'Audit entry' });
  await expect(entry.getByRole('row', { name: 'Type Training' })).toBeVisible();
  await expect(entry.getByRole('rowheader', { name: 'Starts' })).toBeVisible();
  await expect(page).toHaveURL(/entry=\d+/);
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await expect(row.getByRole('link')).toBeFocused();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text).toContain(employee);
});

test('filters stand in the address, and what they leave out comes back when they are cleared', async ({ page }) => {
  await enter(page, '/audit');
  await planned(page);
  await page.reload();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Imported');
  await expect(page).toHaveURL(/deed=import/);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page).toHaveURL(/q=nothing/);
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a client sees neither the page nor its entry in the menu', async ({ page }) => {
  await enter(page, '/audit', 'client');
  await expect(page).toHaveURL(/not-authorised/);
});
