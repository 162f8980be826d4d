import { expect, type Page, test } from '@playwright/test';
import { clipped, expectContrast, expectNoViolations, settled } from '../support/page-checks';
import { sampleSections, sections } from '../support/sections';
import { enter } from '../support/session';
import { wideIf } from '../support/wide';

async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await settled(page);
}

async function wear(page: Page, skin: 'light' | 'dark', direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    ([theSkin, theDirection]) => {
      localStorage.setItem('skin', JSON.stringify(theSkin));
      localStorage.setItem('direction', JSON.stringify(theDirection));
      for (const key of ['skin', 'direction']) dispatchEvent(new StorageEvent('storage', { key }));
    },
    [skin, direction] as const,
  );
  await expect(page.locator(`html[data-skin="${skin}"][dir="${direction}"]`)).toBeAttached();
  await settled(page);
}

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await settled(page);
  // The page is laid out again once its width is known.
  await expect.poll(() => clipped(page), `${width} px`).toEqual([]);
}

/** Makes the window as tall as the page, so that what floats covers only what it would cover at the page's end. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height });
  await settled(page);
}

test.describe('every page', () => {
  for (const section of sections) {
    const [path, heading] = section;
    const title = `${path} is accessible in both skins and directions, fits phones and says nothing in the console`;
    test(title, wideIf(sampleSections.has(section)), async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await enter(page, path);
      await expectPage(page, heading);
      await wear(page, 'light', 'ltr');
      await expectNoViolations(page);
      await wear(page, 'dark', 'rtl');
      await expectContrast(page);
      await expectFits(page, 320);
      await expectFits(page, 390);
      await showWhole(page);
      await expectNoViolations(page);
      expect(said).toEqual([]);
    });
  }
});
