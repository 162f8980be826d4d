import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, emptyOpenShifts, openPlan, people, planBar } from '../support/planning';
import { wide } from '../support/wide';

const openRow = (page: Page) => people(page).filter({ hasText: 'Open shifts' });
const openDay = (page: Page, day: number) => openRow(page).getByRole('gridcell').nth(day);
const barsOn = (page: Page, day: number) => openDay(page, day).locator('[data-item]');

/** Opens the plan of a week without open shifts that an earlier try has published. */
async function openEmptyPlan(page: Page, week: string): Promise<void> {
  await openPlan(page, week);
  if (await emptyOpenShifts(page, week)) await openPlan(page, week);
}

async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
  await expect(dayOf(page, person + 1, day)).toBeFocused();
}

async function publish(page: Page): Promise<Locator> {
  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await expect(dialog.getByRole('button', { name: /^Publish \d/ })).toBeVisible();
  return dialog;
}

test('a shift is left open by a key, covered by another, undone, and published without a person', async ({ page }) => {
  await openEmptyPlan(page, '2031-12-01');
  await type(page, 1, 0, '8-16');
  await dayOf(page, 1, 0).focus();
  await expect(planBar(page).getByRole('button', { name: 'Leave open' })).toBeVisible();
  await page.keyboard.press('Alt+o');
  await expect(barsOn(page, 0)).toHaveCount(1);
  await expect(barsOn(page, 0)).toHaveAccessibleName(/^Open shift, .+08:00 to 16:00/);
  await expect(planBar(page)).toContainText('1 change not published');

  await openDay(page, 0).focus();
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cover for open shifts/ });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectNoViolations(page, '[role="dialog"]');
  await expect(dialog.getByRole('button', { name: 'Assign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openRow(page)).toHaveCount(0);
  await expect(planBar(page)).toContainText('1 change not published');

  await page.keyboard.press('Control+z');
  await expect(barsOn(page, 0)).toHaveCount(1);
  const publishing = await publish(page);
  await expect(publishing).toContainText('Open shifts');
  await expectNoViolations(page, '[role="dialog"]');
  await publishing.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(planBar(page)).toContainText('Everything is published');
  await expect(barsOn(page, 0)).toHaveCount(1);
  await expectNoViolations(page, '[role="treegrid"]');

  // The row comes once the plan is loaded, above people who are there before: it is seen all the same.
  await page.reload();
  await expect(barsOn(page, 0)).toHaveCount(1);
  expect(await page.getByRole('treegrid', { name: 'Staff timeline' }).evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  await openDay(page, 0).focus();
  await page.keyboard.press('Delete');
  await expect(openRow(page)).toHaveCount(0);
  await (await publish(page)).getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(planBar(page)).toContainText('Everything is published');
});

test('work is typed into the row, dragged to a person and back, and nobody’s row takes no leave', async ({ page }) => {
  await openEmptyPlan(page, '2031-12-08');
  await planBar(page).getByRole('button', { name: 'Show open shifts' }).click();
  // The rows are above the people, and come into view.
  await expect(people(page).first()).toContainText('Open shifts');
  const row = openRow(page).first();
  const day = row.getByRole('gridcell').first();
  await day.focus();
  await page.keyboard.type('8-16, 8-16');
  await page.keyboard.press('Enter');
  await expect(day.locator('[data-item]')).toHaveCount(2);
  await day.focus();
  await page.keyboard.type('al');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not understood/)).toBeVisible();
  // The first one closes the list of codes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Not understood/)).toBeHidden();
  await expect(day.locator('[data-item]')).toHaveCount(2);

  const person = people(page).filter({ hasNotText: 'Open shifts' }).first().getByRole('gridcell').first();
  await drag(page, day.locator('[data-item]').first(), person);
  await expect(person).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(day.locator('[data-item]')).toHaveCount(1);
  await drag(page, person.locator('[data-item]'), day);
  await expect(day.locator('[data-item]')).toHaveCount(2);
  await expect(person.locator('[data-item]')).toHaveCount(0);

  await day.focus();
  // It opens what is selected, which follows the focus.
  await expect(planBar(page).getByRole('button', { name: 'Edit shift…' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Shift of Nobody yet/ });
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(/^Nobody yet/);
  await page.keyboard.press('Escape');
});

const centreOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
};

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await centreOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(to)), { steps: 5 });
  await page.mouse.up();
}

test('leave that is typed over a shift offers to leave the shift open', async ({ page }) => {
  await openEmptyPlan(page, '2031-12-22');
  await type(page, 1, 0, '8-16');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('al');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/Annual leave/);
  await page.getByText('1 shift is taken off the plan.').waitFor();
  await page.getByRole('button', { name: 'Leave open' }).click();
  await expect(barsOn(page, 0)).toHaveCount(1);
  await expect(planBar(page)).toContainText('2 changes not published');
});

test('in Greek the row and its bars have Greek names', wide, async ({ page }) => {
  await openEmptyPlan(page, '2031-12-15');
  await page.evaluate(() => localStorage.setItem('locale', JSON.stringify('el')));
  await page.reload();
  await page.getByRole('button', { name: 'Εμφάνιση ανοιχτών βαρδιών' }).click();
  await expect(page.locator('.tl-resource').filter({ hasText: 'Ανοιχτές βάρδιες' }).first()).toBeVisible();
});
