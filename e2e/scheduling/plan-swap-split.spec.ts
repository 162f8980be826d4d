import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, emptyWeek, openPlan, people, planBar } from '../support/planning';
import { logInAtHotel } from '../support/session';

async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
  await expect(dayOf(page, person + 1, day)).toBeFocused();
}

const swapDialog = (page: Page) => page.getByRole('dialog', { name: /^Swap / });
const splitDialog = (page: Page) => page.getByRole('dialog', { name: /^Split / });

async function openSwap(page: Page): Promise<void> {
  await planBar(page).getByRole('button', { name: 'Swap…' }).click();
  await expect(swapDialog(page).getByRole('button', { name: 'Swap' })).toBeFocused();
}

async function openSplit(page: Page, times: string): Promise<void> {
  await planBar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: `Split ${times}…` }).click();
  await expect(splitDialog(page).getByLabel('First part ends')).toBeFocused();
}

test('a swap says what each gets and loses, with hours, and what it did; leave is not swapped', async ({ page }) => {
  await openPlan(page, '2037-02-02');
  await type(page, 1, 0, '8-16');
  await type(page, 2, 0, '15-23');
  await type(page, 2, 1, '9-13');
  await type(page, 1, 2, 'al');
  await type(page, 2, 2, '9-17');
  const names = await people(page).locator('b').allTextContents();
  await dayOf(page, 1, 0).focus();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await openSwap(page);
  const row = (name: string) => swapDialog(page).getByRole('row', { name });
  await expect(row('Mon Feb 2')).toContainText('08:00–16:00 → 15:00–23:00');
  await expect(row('Mon Feb 2')).toContainText('15:00–23:00 → 08:00–16:00');
  await expect(row('Tue Feb 3')).toContainText('09:00–13:00 → Nothing');
  await expect(row('Wed Feb 4')).toContainText('leave is not swapped');
  await expect(row('Hours')).toContainText('8 h → 12 h');
  await expect(row('Hours')).toContainText('20 h → 16 h');
  await expectNoViolations(page, '[role="dialog"]');

  await page.keyboard.press('Enter');
  await expect(swapDialog(page)).toBeHidden();
  await expect(page.getByText(`Swapped 2 days between ${names[1]} and ${names[2]}. Ctrl+Z undoes it.`)).toBeVisible();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/15:00 to 23:00/);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/09:00 to 13:00/);
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/Annual leave/);
  await expect(dayOf(page, 2, 2)).toHaveAccessibleName(/09:00 to 17:00/);

  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/09:00 to 13:00/);
});

test('single days are swapped, or only the shifts on them, and what would be wrong is said before', async ({
  page,
}) => {
  await openPlan(page, '2037-02-09');
  await type(page, 1, 0, '15-23');
  await type(page, 2, 0, 'off');
  await type(page, 2, 1, '7-15');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await openSwap(page);
  const monday = swapDialog(page).getByRole('row', { name: 'Mon Feb 9' });
  await expect(monday).toContainText('15:00–23:00 → Day off');
  await expect(swapDialog(page)).toContainText('Only 8 h of rest before this shift; 11 h required.');
  await swapDialog(page).getByRole('radio', { name: 'Only shifts' }).click();
  await expect(monday).toContainText('15:00–23:00 → Nothing');
  await expect(monday).toContainText('Day off → 15:00–23:00');
  await page.keyboard.press('Escape');
  await expect(swapDialog(page)).toBeHidden();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/15:00 to 23:00/);

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Control+ ');
  await dayOf(page, 2, 1).focus();
  await page.keyboard.press('Control+ ');
  await openSwap(page);
  await expect(swapDialog(page).getByRole('row')).toHaveCount(4);
  await expect(swapDialog(page)).not.toContainText('of rest before this shift');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/07:00 to 15:00/);
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/15:00 to 23:00/);
});

test('a shift is split from the grid, having shown both parts, and joined again by Undo', async ({ page }) => {
  await openPlan(page, '2037-02-16');
  await type(page, 1, 0, '8-22');
  await dayOf(page, 1, 0).focus();
  await openSplit(page, '08:00–22:00');
  await splitDialog(page).getByLabel('First part ends').fill('12:00');
  await splitDialog(page).getByLabel('Second part begins').fill('18:00');
  await expect(splitDialog(page)).toContainText('08:00–12:00 and 18:00–22:00 (4 h and 4 h)');
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Split into 08:00–12:00 and 18:00–22:00.')).toBeVisible();
  await expect(dayOf(page, 1, 0).locator('[data-item]')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 22:00/);
});

test('a night is split at midnight; a day is not asked for it', async ({ page }) => {
  await openPlan(page, '2037-02-23');
  await type(page, 1, 0, '22-6');
  await type(page, 1, 2, '8-16');
  await dayOf(page, 1, 2).focus();
  await openSplit(page, '08:00–16:00');
  await expect(splitDialog(page).getByRole('button', { name: 'Split at midnight' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dayOf(page, 1, 0).focus();
  await openSplit(page, '22:00–06:00');
  await splitDialog(page).getByRole('button', { name: 'Split at midnight' }).click();
  await expect(splitDialog(page)).toContainText('Mon Feb 23 22:00–00:00 and Tue Feb 24 00:00–06:00');
  await splitDialog(page).getByRole('button', { name: 'Split', exact: true }).click();
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/00:00 to 06:00/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a shift is split in the week of a person', async ({ page }) => {
    await logInAtHotel(page);
    await emptyWeek(page, '2037-03-02');
    await page.goto('/staff-timeline?plan=1&view=day&date=2037-03-02');
    await page
      .getByRole('button', { name: /^Plan / })
      .first()
      .tap();
    const person = page.getByRole('dialog');
    await person.getByLabel('Times or code').fill('8-22');
    await person.getByRole('button', { name: 'Set' }).tap();
    await person.getByRole('button', { name: 'Split 08:00–22:00…' }).tap();
    await splitDialog(page).getByLabel('First part ends').fill('12:00');
    await splitDialog(page).getByLabel('Second part begins').fill('18:00');
    await expect(splitDialog(page)).toContainText('08:00–12:00 and 18:00–22:00');
    await expectNoViolations(page, '[role="dialog"]');
    await splitDialog(page).getByRole('button', { name: 'Split', exact: true }).tap();
    await expect(person.getByRole('button', { name: /^Monday, March 2/ })).toContainText('18:00–22:00');
  });
});
