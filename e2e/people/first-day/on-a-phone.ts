import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/page-checks';

/** Looks at the page as on a phone, and gives it its size back. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolations(page);
  await page.setViewportSize(size);
}
