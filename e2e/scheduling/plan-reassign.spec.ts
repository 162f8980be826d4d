import { expect, type Page, test } from '@playwright/test';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar, typeDay } from '../support/planning';
import { fingerOn } from '../support/touch';

const shiftIn = (page: Page, person: number, day: number) => dayOf(page, person, day).locator('[data-item]');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Reassign 08:00–16:00, / });

async function nameOf(page: Page, person: number): Promise<string> {
  return (await people(page).nth(person).getByRole('rowheader').locator('b, strong').first().textContent())!.trim();
}

test('by the keyboard a shift is reassigned to somebody found by name, as one step to undo', async ({ page }) => {
  await openPlan(page, '2043-01-05');
  await typeDay(page, 1, 0, '8-16');
  await typeDay(page, 2, 0, '10-18');
  const [busy, free] = [await nameOf(page, 2), await nameOf(page, 3)];
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Move with the keys' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Reassign…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = dialog(page).getByRole('combobox', { name: 'Person' });
  await expect(field).toBeFocused();
  await expect(dialog(page).getByRole('option').first()).toContainText(/8 h( of \d+ h)? in that week/);
  await expectNoViolations(page, '[role="dialog"]');
  // Each is as high as what it says.
  const options = await dialog(page).getByRole('option').all();
  for (const option of options)
    expect(await option.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);

  await page.keyboard.type(busy);
  const taken = dialog(page).getByRole('option', { name: busy });
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await expect(taken).toContainText('Works 10:00–18:00 at that time.');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();

  await field.fill(free);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(dayOf(page, 3, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(shiftIn(page, 1, 0)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(shiftIn(page, 3, 0)).toHaveCount(0);
});

test('what would be wrong is read before somebody is chosen', async ({ page }) => {
  await openPlan(page, '2043-01-12');
  await typeDay(page, 1, 1, '8-16');
  await typeDay(page, 2, 0, '16-0');
  await shiftIn(page, 1, 1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Reassign…' }).click();
  await dialog(page)
    .getByRole('combobox')
    .fill(await nameOf(page, 2));
  await expect(dialog(page).getByRole('option').first()).toContainText('Only 8 h of rest');
  await dialog(page).getByRole('option').first().click();
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/08:00 to 16:00/);
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press opens the menu, and a tap reassigns the shift', async ({ page }) => {
    await wear(page, 'dark', 'rtl');
    await openPlan(page, '2043-01-19');
    await typeDay(page, 1, 0, '8-16');
    const finger = await fingerOn(page);
    await finger.rest(shiftIn(page, 1, 0));
    await finger.raise();
    await page.getByRole('menuitem', { name: 'Reassign…' }).tap();
    const first = dialog(page).getByRole('option').first();
    expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expectNoViolations(page, '[role="dialog"]');
    await first.tap();
    await expect(shiftIn(page, 1, 0)).toHaveCount(0);
    await expect(planBar(page)).toContainText('1 change not published');
  });
});
