import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { dayOf, emptyWeek, openPlan, people, planBar } from '../support/planning';

test('who is sick is covered for by one action: who can take the shift, why, and why the others cannot', async ({
  page,
}) => {
  await openPlan(page, '2031-07-07');
  const type = async (person: number, day: number, text: string) => {
    await dayOf(page, person, day).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
    await expect(dayOf(page, person + 1, day)).toBeFocused();
  };
  await type(1, 1, '7-15');
  await type(2, 1, '9-17');
  await type(3, 0, '15-23');
  await expect(planBar(page)).toContainText('3 changes not published');
  const names = await people(page).locator('b').allTextContents();

  await dayOf(page, 1, 1).focus();
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cover for ${names[1]}` });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Show all/ }).click();
  const option = (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name} `) }).first();
  await expect(option(names[2]!)).toBeDisabled();
  await expect(option(names[2]!)).toHaveAccessibleName(/Works 09:00–17:00 at that time\./);
  await expect(option(names[3]!)).toHaveAccessibleName(/Only 8 h of rest before this shift; 11 h required\./);
  await expectNoViolations(page, '[role="dialog"]');

  await option(names[4]!).check();
  await dialog.getByRole('checkbox', { name: /is sick on this day$/ }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toBeHidden();
  await expect(dayOf(page, 4, 1)).toHaveAccessibleName(/07:00 to 15:00/);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/Sick leave/);
  await expect(planBar(page)).toContainText('4 changes not published');

  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/07:00 to 15:00/);
  await expect(dayOf(page, 4, 1).locator('[data-item]')).toHaveCount(0);
});

test('whoever is chosen can be called by a tap', async ({ page }) => {
  const week = '2031-07-28';
  const name = ownName('Reachable');
  // In the unit that the timeline opens on.
  await addPerson(page, name, { phone: '+30 694 765 4321', departmentId: 125, workCentreId: 110 });
  await openPlan(page, week);
  await dayOf(page, 1, 1).focus();
  await page.keyboard.type('7-15');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 2, 1)).toBeFocused();
  await dayOf(page, 1, 1).focus();
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cover for/ });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Show all/ }).click();

  await dialog.getByRole('radio', { name: new RegExp(`^${name} `) }).check();

  const call = dialog.getByRole('link', { name: new RegExp(`^Call ${name}`) });
  await expect(call).toHaveAttribute('href', 'tel:+306947654321');
  await page.keyboard.press('Escape');
  await emptyWeek(page, week);
});

test('several days are covered one by one, and nobody may be chosen', async ({ page }) => {
  await openPlan(page, '2031-07-14');
  for (const day of [0, 1]) {
    await dayOf(page, 1, day).focus();
    await page.keyboard.type('7-15');
    await page.keyboard.press('Enter');
    await expect(dayOf(page, 2, day)).toBeFocused();
  }
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cover for/ });
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: /is sick on these 2 days$/ }).check();
  await dialog.getByRole('group').nth(1).getByRole('radio', { name: 'Nobody: the shift is left open' }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  // The row of open shifts is above the people.
  await expect(dayOf(page, 0, 1)).toHaveAccessibleName(/^Open shifts, .*07:00 to 15:00/);
  for (const day of [0, 1]) await expect(dayOf(page, 2, day)).toHaveAccessibleName(/Sick leave/);
  await expect(planBar(page)).toContainText('4 changes not published');
});

test('from one day somebody is sick for several, and what speaks for each person is said', async ({ page }) => {
  await openPlan(page, '2031-07-21');
  const plan = async (person: number, day: number, text: string) => {
    await dayOf(page, person, day).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(dayOf(page, person + 1, day)).toBeFocused();
  };
  for (const day of [1, 2]) await plan(1, day, '22-6');
  await plan(2, 4, '22-6');
  const names = await people(page).locator('b').allTextContents();
  await dayOf(page, 1, 1).focus();
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cover for/ });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Show all/ }).click();
  await expect(dialog.getByRole('radio', { name: new RegExp(`^${names[2]} `) })).toHaveAccessibleName(
    /0 night shifts in four weeks · starts at their usual time/,
  );
  const sick = dialog.getByRole('checkbox', { name: /is sick on this day$/ });
  await sick.check();
  await dialog.getByRole('combobox', { name: 'Sick until' }).selectOption({ label: 'Thu Jul 24' });
  await expect(dialog.getByRole('checkbox', { name: /is sick on these 3 days$/ })).toBeChecked();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  for (const day of [1, 2, 3]) await expect(dayOf(page, 1, day)).toHaveAccessibleName(/Sick leave/);
});
