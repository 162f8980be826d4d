import { expect, test } from '@playwright/test';
import config from '../playwright.config';
import { gapsOf, openExample } from './open-example';

// By default Playwright hides the scroll bars, which then take no space.
test.use({ launchOptions: { ...config.use!.launchOptions!, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const dir of ['ltr', 'rtl'])
  test(`with scroll bars the first day begins where the names end: ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });

    const grid = await openExample(page, { dir });

    expect(await gapsOf(grid)).toEqual([0, 0, 0, 0]);
    expect(await grid.evaluate(({ offsetWidth, clientWidth }: HTMLElement) => offsetWidth - clientWidth)).toBe(15);
  });
