import { expect, test } from '@playwright/test';
import { choose, dialog, openOwnHotel, placeRow } from '../support/organisation';
import { expectNoViolations } from '../support/page-checks';

test('a department gets a cost place, which the tree shows and one step takes back', async ({ page }, info) => {
  await openOwnHotel(page, info);
  await page.getByRole('button', { name: 'Use “Seaside resort”' }).click();
  await page.getByRole('tab', { name: 'Departments' }).click();
  await choose(page, 'Housekeeping', 'Cost place …');
  const form = dialog(page, 'Cost place of Housekeeping');
  await expect(form.getByRole('textbox', { name: 'Cost place' })).toBeFocused();
  await page.keyboard.type(' 4100 ');
  await expectNoViolations(page, '[role="dialog"]');
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(placeRow(page, 'Housekeeping')).toContainText('Cost place 4100');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(placeRow(page, 'Housekeeping')).not.toContainText('Cost place');
});
