import { expect, test } from '@playwright/test';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar, publishedIn } from '../support/planning';
import { wide } from '../support/wide';

test('in the dark and from right to left a week is typed, dragged and published', wide, async ({ page }) => {
  const week = '2031-11-10';
  await wear(page, 'dark', 'rtl');
  await openPlan(page, week);
  await dayOf(page, 1, 1).focus();
  await page.keyboard.type('8-16');
  const editor = page.getByRole('combobox', { name: /November 11/ });
  const [field, cell] = [(await editor.boundingBox())!, (await dayOf(page, 1, 1).boundingBox())!];
  expect(Math.abs(field.y - cell.y)).toBeLessThan(4);
  expect(field.x).toBeLessThan(cell.x + cell.width);
  expect(field.x + field.width).toBeGreaterThan(cell.x);
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('1 change not published');
  await expectNoViolations(page);

  const [from, to] = [(await dayOf(page, 1, 1).boundingBox())!, (await dayOf(page, 1, 2).boundingBox())!];
  // The next day is on the left.
  expect(to.x).toBeLessThan(from.x);
  const shift = (await dayOf(page, 1, 1).locator('[data-item]').boundingBox())!;
  const y = shift.y + shift.height / 2;
  const x = shift.x + shift.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (to.x - from.x) / 2, y);
  await page.mouse.move(x + (to.x - from.x), y, { steps: 3 });
  await expect(page.locator('.tl-ghost')).toHaveCount(1);
  await page.mouse.up();
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(planBar(page)).toContainText('1 change not published');

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await expect(dialog.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(planBar(page)).toContainText('Everything is published');
  expect((await publishedIn(page, week)).map(({ start }) => start.slice(0, 16))).toEqual(['2031-11-12T08:00']);
});
