import { expect, test } from '@playwright/test';
import { expectLabelsInNames } from '../support/page-checks';
import { enter } from '../support/session';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const paths = [
  '/staff-timeline?view=week',
  '/staff-timeline?view=day',
  '/staff-timeline?view=month',
  '/organisation-unit-calendar',
  '/working-hours-calendar',
  '/declarations',
  '/attendance',
  '/people',
  '/home',
  '/my-time',
];

for (const [device, viewport] of Object.entries(sizes)) {
  test(`names contain the text that is seen, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enter(page, paths[0]!);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectLabelsInNames(page);
      });
    }
  });
}
