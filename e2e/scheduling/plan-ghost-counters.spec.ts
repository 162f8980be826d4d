import { expect, type Page, test } from '@playwright/test';
import { dayOf, openPlan, people, planBar } from '../support/planning';

/** Days off, Sundays, nights and days in a row of a person, as the row shows them. */
const counters = (page: Page, person: number) =>
  people(page)
    .nth(person)
    .locator('.tl-total > span')
    .first()
    .locator('span')
    .evaluateAll((cells) => cells.slice(0, 4).map((cell) => Number(cell.textContent)));
const hours = (page: Page, person: number) => people(page).nth(person).locator('.tl-total > span').nth(1);
const moving = (page: Page, person: number) => people(page).nth(person).locator('.tl-total [data-moving]');

async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person + 1, day)).toBeFocused();
  await expect(planBar(page)).not.toContainText('Saving');
}

async function planned(page: Page, week: string): Promise<void> {
  await openPlan(page, week);
  await type(page, 1, 6, '0-8');
  await type(page, 2, 6, 'off');
  await type(page, 2, 5, '8-16');
  await expect.poll(() => counters(page, 1)).toEqual([0, 1, 1, 1]);
  await expect.poll(() => counters(page, 2)).toEqual([1, 0, 0, 1]);
  await expect(hours(page, 1)).toContainText('8 h');
}

test('the counters and hours of both follow a shift that is dragged, and go back', async ({ page }) => {
  await planned(page, '2038-02-01');
  const bar = (await dayOf(page, 1, 6).locator('[data-item]').boundingBox())!;
  const target = (await dayOf(page, 2, 6).boundingBox())!;
  const at = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, target.y + target.height / 2, { steps: 5 });

  await expect.poll(() => counters(page, 1)).toEqual([0, 0, 0, 0]);
  await expect.poll(() => counters(page, 2)).toEqual([0, 1, 1, 2]);
  await expect(hours(page, 1)).toContainText('0 h');
  await expect(hours(page, 2)).toContainText('16 h');
  await expect(moving(page, 1)).toHaveCount(3);
  await expect(moving(page, 3)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => counters(page, 1)).toEqual([0, 1, 1, 1]);
  await expect.poll(() => counters(page, 2)).toEqual([1, 0, 0, 1]);
  await expect(moving(page, 2)).toHaveCount(0);
});

test('the same by keys, and they stay as shown once it is put down', async ({ page }) => {
  await planned(page, '2038-02-08');
  await dayOf(page, 1, 6).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => counters(page, 2)).toEqual([0, 1, 1, 2]);
  await page.keyboard.press('Escape');
  await expect.poll(() => counters(page, 2)).toEqual([1, 0, 0, 1]);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(moving(page, 2)).toHaveCount(0);
  await expect.poll(() => counters(page, 1)).toEqual([0, 0, 0, 0]);
  await expect.poll(() => counters(page, 2)).toEqual([0, 1, 1, 2]);
});

test('a compensatory day off is typed with the day for which it is given, counts as a day off, and is named', async ({
  page,
}) => {
  await openPlan(page, '2038-02-15');
  await type(page, 1, 2, 'comp 14/2');

  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/Compensatory day off for Sun Feb 14/);
  await expect.poll(() => counters(page, 1)).toEqual([1, 0, 0, 0]);
  await dayOf(page, 1, 2).focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('combobox', { name: /./ }).last()).toHaveValue('comp 14/2');
  await page.keyboard.press('Escape');
  await type(page, 2, 2, 'co');
  await expect(dayOf(page, 2, 2)).toHaveAccessibleName(/Compensatory day off/);
  await expect(planBar(page)).toContainText('2 changes not published');
});
