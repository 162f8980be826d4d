import { expect, test } from '@playwright/test';
import { looks, wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { logInAtHotel } from '../support/session';
import { bars, inFilters, openTimeline } from '../support/staff-timeline';
import { wideIf } from '../support/wide';

// Axe checks every cell of the grid, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });

for (const [skin, direction] of looks) {
  test.describe(`the ${skin} skin, ${direction}`, () => {
    test.beforeEach(async ({ page }) => {
      await wear(page, skin, direction);
      await logInAtHotel(page, 'client');
    });

    for (const view of ['day', 'week', 'two-weeks', 'month']) {
      const isWide = view === 'two-weeks' || (skin === 'dark' && view !== 'week');
      test(`the timeline by ${view} is accessible`, wideIf(isWide), async ({ page }) => {
        await openTimeline(page, `?view=${view}&cal=3000,3001,3002`);
        await expect(bars(page).first()).toBeVisible();
        await expectNoViolations(page);
      });
    }

    test('details, cards and menus are accessible', wideIf(skin === 'dark'), async ({ page }) => {
      await openTimeline(page);
      await bars(page).first().click();
      await expect(page.getByRole('dialog', { name: 'Shift details' })).toBeVisible();
      await inFilters(page, async (panel) => {
        await expectNoViolations(page);
        await panel.getByRole('button', { name: 'Group by Department' }).click();
        await expect(page.getByRole('menu', { name: 'Group by' })).toBeVisible();
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
      });
      await page.getByRole('button', { name: 'Legend' }).click();
      await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Day card' }).click();
      await expect(page.getByRole('dialog', { name: 'Day card' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

for (const width of [390, 320]) {
  const title = `a phone of ${width} px shows the day as a list, accessibly and without scrolling sideways`;
  test(title, wideIf(width > 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logInAtHotel(page);
    await page.goto('/staff-timeline');
    const more = page.getByRole('button', { name: 'More actions', exact: true });
    await more.click();
    await expect(page.getByRole('menuitemradio', { name: 'Day', exact: true })).toBeChecked();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(
      page
        .getByRole('region', { name: 'On now' })
        .or(page.getByRole('region', { name: 'Off' }))
        .first(),
    ).toBeVisible();
    await expectNoViolations(page);

    const shift = page.getByRole('listitem').getByRole('button').first();
    await shift.click();
    await expect(page.getByRole('dialog', { name: 'Shift details' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close' }).click();
    for (const zoom of ['Week', '2 weeks', 'Month']) {
      await more.click();
      await page.getByRole('menuitemradio', { name: zoom, exact: true }).click();
      await expect(page).toHaveURL(/view=/);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Show \d+ employees?$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  });
}
