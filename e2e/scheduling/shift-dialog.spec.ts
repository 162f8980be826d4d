import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar, publishedIn } from '../support/planning';
import { addDays, ask } from '../support/staff-timeline';
import { wide } from '../support/wide';

/** Types into a day and waits until it is saved. */
async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person + 1, day)).toBeFocused();
}

const saved = (page: Page, count: number) => expect(planBar(page)).toContainText(`${count} change`);

/** Tabs to a field of the dialog. */
async function tabTo(page: Page, label: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}

test('by the keyboard alone a shift gets another department and is repeated; one step undoes it', async ({ page }) => {
  await openPlan(page, '2031-08-04');
  await type(page, 1, 1, '18-22');
  await saved(page, 1);
  await dayOf(page, 1, 1).focus();
  await expect(planBar(page).getByRole('button', { name: 'Edit shift…' })).toBeVisible();

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Shift of .*Tuesday, August 5/ });
  await expect(dialog.getByLabel('Start', { exact: true })).toBeFocused();
  await tabTo(page, 'End');
  await page.keyboard.type('23');
  await tabTo(page, 'Department');
  const department = dialog.getByRole('combobox', { name: 'Department' });
  await page.keyboard.press('ArrowDown');
  const place = (await department.locator('option:checked').textContent())!;
  await tabTo(page, 'Job title');
  await page.keyboard.type('Barista');
  await tabTo(page, 'Wed Aug 6');
  await page.keyboard.press('Space');
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Control+Enter');

  await expect(dialog).toBeHidden();
  await expect(dayOf(page, 1, 1)).toBeFocused();
  await saved(page, 2);
  const elsewhere = new RegExp(`18:00 to 23:00 at ${place}, as Barista`);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(elsewhere);
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(elsewhere);

  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 2).locator('[data-item]')).toHaveCount(0);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/18:00 to 22:00(?! at)/);
  await page.keyboard.press('Control+y');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(elsewhere);

  // What is typed over it is worked there, too.
  await dayOf(page, 1, 2).focus();
  await page.keyboard.type('17-21');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(new RegExp(`17:00 to 21:00 at ${place}, as Barista`));
});

test('all selected shifts are changed at once; what is left empty stays', async ({ page }) => {
  await openPlan(page, '2031-08-11');
  await type(page, 1, 0, '7-15');
  await type(page, 2, 0, '9-17');
  await saved(page, 2);
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowDown');

  await planBar(page).getByRole('button', { name: 'Change 2 shifts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 shifts' });
  await dialog.getByLabel('Break, minutes').fill('20');
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Training' });
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/07:00 to 15:00 Training/);
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/09:00 to 17:00 Training/);
  await planBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dayOf(page, 2, 0)).not.toHaveAccessibleName(/Training/);
});

test('says before it is saved what would be wrong, and gives the shift to somebody else', async ({ page }) => {
  await openPlan(page, '2031-08-18');
  await type(page, 1, 0, '15-23');
  await type(page, 1, 1, '12-20');
  await saved(page, 2);
  const names = await people(page).locator('b').allTextContents();
  await dayOf(page, 1, 1).focus();
  await planBar(page).getByRole('button', { name: 'Edit shift…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Shift of/ });

  await dialog.getByLabel('Start', { exact: true }).fill('7');
  await expect(dialog).toContainText('Only 8 h of rest before this shift; 11 h required.');
  await dialog.getByLabel('Start', { exact: true }).fill('20:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The end must not be the start.');
  await dialog.getByLabel('Start', { exact: true }).fill('12');
  const person = dialog.getByRole('combobox', { name: 'Person' });
  await person.fill(names[3]!);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog).toBeHidden();
  await expect(dayOf(page, 3, 1)).toHaveAccessibleName(/12:00 to 20:00/);
  await expect(dayOf(page, 1, 1).locator('[data-item]')).toHaveCount(0);
});

test('an empty day gets a new shift; published, its hours count in the department that uses them', async ({ page }) => {
  const week = '2031-08-25';
  await openPlan(page, week);
  await dayOf(page, 2, 4).focus();
  await planBar(page).getByRole('button', { name: 'Add shift…' }).click();
  const dialog = page.getByRole('dialog', { name: /^New shift of/ });
  await dialog.getByLabel('Start', { exact: true }).fill('18:00');
  await dialog.getByLabel('End', { exact: true }).fill('22:00');
  const department = dialog.getByRole('combobox', { name: 'Department' });
  await department.selectOption({ index: 1 });
  const place = (await department.locator('option:checked').textContent())!;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dayOf(page, 2, 4)).toHaveAccessibleName(new RegExp(`18:00 to 22:00 at ${place}`));

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: /^Publish/ });
  await expect(publish).toContainText(`18:00–22:00 at ${place}`);
  await publish.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect.poll(async () => (await publishedIn(page, week)).length).toBe(1);

  const dates = { start: week, end: addDays(week, 7) };
  const body = { hotel: 1003, dates, column: 'day', levels: ['department', 'employee'] };
  const { rows } = await ask<WorkingHours>(page, '/stafftimer/workingHours/sums', body);
  const worked = rows.filter(({ total }) => total.planned > 0).map(({ label, level }) => `${level} ${label}`);
  expect(worked).toEqual([`department ${place}`, expect.stringMatching(/^employee /)]);
});

test('fits a narrow window', wide, async ({ page }) => {
  await openPlan(page, '2031-09-01');
  await page.setViewportSize({ width: 768, height: 844 });
  await dayOf(page, 1, 1).focus();
  await expect(planBar(page).getByRole('button', { name: 'Add shift…' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^New shift of/ });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expectNoViolations(page, '[role="dialog"]');
});
