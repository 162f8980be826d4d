import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar } from '../support/planning';

async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
  await expect(dayOf(page, person + 1, day)).toBeFocused();
}

/** Selects a block from a day on. */
async function choose(page: Page, person: number, people: number, days: number): Promise<void> {
  await dayOf(page, person, 0).focus();
  for (let day = 1; day < days; day += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let row = 1; row < people; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(planBar(page)).toContainText(
    people === 1 ? `1 person × ${days} days` : `${people} people × ${days} days`,
  );
}

const times: Record<string, RegExp> = { E: /07:00 to 15:00/, L: /15:00 to 23:00/, o: /Day off/ };
async function expectRow(page: Page, person: number, row: string): Promise<void> {
  for (const [day, letter] of [...row].entries())
    await expect(dayOf(page, person, day)).toHaveAccessibleName(times[letter] ?? /./);
}

test('the pattern of the first days goes on to the right by one action, which says what it did', async ({ page }) => {
  await openPlan(page, '2037-01-05');
  for (const [day, text] of ['7-15', '15-23', 'off'].entries()) await type(page, 1, day, text);
  await choose(page, 1, 1, 7);
  await page.keyboard.press('Control+Shift+R');
  await expect(page.getByText('4 days filled: the first 3 days are repeated. Ctrl+Z undoes it.')).toBeVisible();
  await expectRow(page, 1, 'ELoELoE');
  await expect(planBar(page)).toContainText('7 changes not published');

  await page.keyboard.press('Control+Shift+R');
  await expect(page.getByText(/^Nothing is filled\. Plan the first days/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('3 changes not published');
  for (const day of [3, 4, 5, 6]) await expect(dayOf(page, 1, day).locator('[data-item]')).toHaveCount(0);
});

test('downwards the step between the first people goes on, by the menu as well', async ({ page }) => {
  await openPlan(page, '2037-01-12');
  for (const [day, text] of ['7-15', '7-15', 'off'].entries()) await type(page, 1, day, text);
  for (const [day, text] of ['off', '7-15', '7-15'].entries()) await type(page, 2, day, text);
  await type(page, 4, 0, 'al');
  await choose(page, 1, 4, 3);
  await planBar(page).getByRole('button', { name: 'More' }).click();
  await expectNoViolations(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Continue the pattern down' }).click();
  await expect(page.getByText(/^5 days filled: each person begins the pattern 1 day later\./)).toBeVisible();
  await expectRow(page, 3, 'EoE');
  await expect(dayOf(page, 4, 0)).toHaveAccessibleName(/Annual leave/);
  await expectRow(page, 4, '.Eo');
  await expect(planBar(page)).toContainText('12 changes not published');
});

test('the keyboard dialog lists the keys of a series, and nothing is offered for a single day', async ({ page }) => {
  await openPlan(page, '2037-01-19');
  await dayOf(page, 1, 0).focus();
  await planBar(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Clear…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Continue the pattern/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(
    page.getByRole('dialog').getByText('Continue the pattern of chosen days down or to the right'),
  ).toBeVisible();
});
