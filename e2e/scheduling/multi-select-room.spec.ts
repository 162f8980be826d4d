import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, logInAtHotel } from '../support/session';
import { openTimeline } from '../support/staff-timeline';
import { wideIf } from '../support/wide';

/** Chooses two options of a multi-select. */
async function chooseTwo(page: Page, field: Locator): Promise<void> {
  await field.click();
  for (const at of [1, 2]) await page.getByRole('option').nth(at).click();
  await page.keyboard.press('Escape');
}

/** The controls beside the multi-selects that something covers at their middle or their ends. */
function covered(part: Locator): Promise<string[]> {
  return part.evaluate((whole) =>
    [...whole.querySelectorAll<HTMLElement>('input, button, select')]
      .filter(({ ariaLabel }) => !/^(Remove|Clear) |^Department group$/.test(ariaLabel ?? ''))
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { left, right, top, height, width } = control.getBoundingClientRect();
        if (width < 8) return false;
        return [left + 3, (left + right) / 2, right - 3].some((x) => {
          const found = document.elementFromPoint(x, top + height / 2);
          const isSame = found && (control.contains(found) || found.contains(control));
          return !isSame && found?.closest('label')?.control !== control;
        });
      })
      .map((control) => control.ariaLabel || control.closest('label')?.textContent || control.outerHTML.slice(0, 120)),
  );
}

for (const width of [1366, 1440, 1680])
  test.describe(`at ${width} px`, wideIf(width > 1366), () => {
    test.use({ viewport: { width, height: 900 } });

    test('chosen departments cover nothing in the filters of the timeline', async ({ page }) => {
      await logInAtHotel(page);
      await openTimeline(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      const panel = page.getByRole('dialog', { name: 'Filters' });
      await chooseTwo(page, panel.getByRole('combobox', { name: 'Department', exact: true }));
      await expect(panel.getByRole('checkbox', { name: 'Fixed hours' })).toBeVisible();
      expect(await covered(panel)).toEqual([]);
    });

    test('chosen department groups cover nothing in the filters of the working hours', async ({ page }) => {
      await enter(page, '/working-hours-calendar');
      const filters = page.getByRole('search', { name: 'Schedule filters' });
      await chooseTwo(page, filters.getByRole('combobox', { name: 'Department group' }));
      expect(await covered(filters)).toEqual([]);
      const { left, right } = await filters.evaluate((part) => part.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    });
  });
