import { expect, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { wide, wideIf } from '../support/wide';

for (const [width, height] of [
  [820, 1180],
  [1024, 768],
] as const)
  for (const path of ['/people', '/attendance', '/declarations', '/timesheets', '/on-duty', '/accounts', '/audit'])
    test(`${path} is at home on a tablet of ${width} px`, wideIf(path !== '/people'), async ({ page }) => {
      await page.setViewportSize({ width, height });
      await enter(page, path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await clipped(page)).toEqual([]);

      // The actions stand beside the title, and fingers hit them.
      const actions = page.locator('main header').first().getByRole('button').last();
      const [title, action] = [(await heading.boundingBox())!, (await actions.boundingBox())!];
      expect(action.y).toBeLessThan(title.y + title.height);
      expect(action.height).toBeGreaterThanOrEqual(40);
      await expectNoViolations(page);
    });

test('filters that would need several lines are behind one button on a tablet', wide, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await enter(page, '/attendance');
  await expect(page.getByRole('searchbox', { name: 'Search people and notes' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Severity' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('combobox', { name: 'Severity' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/severity=/);
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1 on)' })).toBeFocused();
});
