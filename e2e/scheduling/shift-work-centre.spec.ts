import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar } from '../support/planning';
import { addDays, ask } from '../support/staff-timeline';

const hotel = 1003;
const week = '2038-05-03';

test('a shift gets a work centre and a cost place; both are said, published, and taken back', async ({ page }) => {
  await openPlan(page, week);
  for (const day of [1, 2]) {
    await dayOf(page, 1, day).focus();
    await page.keyboard.type('18-22');
    await page.keyboard.press('Enter');
    await expect(planBar(page)).toContainText(`${day} change`);
  }
  await dayOf(page, 1, 1).focus();
  await expect(planBar(page).getByRole('button', { name: 'Edit shift…' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Shift of / });
  const centre = dialog.getByRole('combobox', { name: 'Work centre' });
  await expect(centre).toHaveValue(/^Own work centre \(/);
  await centre.click();
  const other = page.getByRole('option').last();
  const place = (await other.locator('span, b, div').first().textContent())!.trim();
  await other.click();
  await dialog.getByRole('combobox', { name: 'Cost place' }).fill(' 4100 ');
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save' }).click();

  const elsewhere = new RegExp(`18:00 to 22:00 in .+, charged to 4100`);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(elsewhere);
  expect(await dayOf(page, 1, 1).getAttribute('aria-label')).toContain(place.slice(0, 3));

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog', { name: /^Publish/ })).toContainText('charged to 4100');
  await page.keyboard.press('Escape');

  await dayOf(page, 1, 1).focus();
  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/18:00 to 22:00(?! in)/);
  await ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });
});
