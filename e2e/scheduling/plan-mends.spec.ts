import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar } from '../support/planning';

test('a finding names its law and what would mend it: later by so much, or three people by name', async ({ page }) => {
  await openPlan(page, '2031-08-25');
  for (const [day, text] of [
    [1, '15-23'],
    [2, '7-15'],
  ] as const) {
    await dayOf(page, 1, day).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(dayOf(page, 2, day)).toBeFocused();
  }
  await expect(planBar(page)).toContainText('2 changes not published');
  await dayOf(page, 1, 2).focus();
  await expect(planBar(page)).toContainText(
    'Only 8 h of rest before this shift; 11 h required. Presidential decree 88/1999 with law 4093/2012, art. ΙΑ.14.',
  );

  await planBar(page).getByRole('button', { name: 'Fix…' }).click();
  const items = page.getByRole('menu', { name: 'Fix…' }).getByRole('menuitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toHaveText('Start 3 h later: 10:00–18:00');
  await expectNoViolations(page, '[role="menu"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/10:00 to 18:00/);
  await expect(planBar(page)).toContainText('No checks');
  await expect(planBar(page).getByRole('button', { name: 'Fix…' })).toBeHidden();

  await dayOf(page, 1, 2).focus();
  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/07:00 to 15:00/);
  await planBar(page).getByRole('button', { name: 'Fix…' }).click();
  const text = (await items.nth(1).textContent())!;
  await items.nth(1).click();
  await expect(dayOf(page, 1, 2).locator('[data-item]')).toHaveCount(0);
  const names = await people(page).locator('b').allTextContents();
  const taker = names.findIndex((name) => text === `Give the shift to ${name}`);
  await expect(dayOf(page, taker, 2)).toHaveAccessibleName(/07:00 to 15:00/);
});
