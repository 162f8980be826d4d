import { expect, type Page, test } from '@playwright/test';
import { clipped, settled } from '../support/page-checks';
import { sections } from '../support/sections';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const widths = [1440, 768, 390];
const inOneTest = 12;
const groups = Array.from({ length: Math.ceil(sections.length / inOneTest) }, (_, group) =>
  sections.slice(group * inOneTest, (group + 1) * inOneTest).map(([path]) => path),
);

async function expectFits(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expect.soft.poll(() => clipped(page), `${path} at ${width} px`).toEqual([]);
  }
}

// Greek words are longer than English ones.
for (const paths of groups) {
  test(
    `in Greek ${paths[0]} and the ${paths.length - 1} pages after it fit a computer, a tablet and a phone`,
    wide,
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.addInitScript(() => localStorage.setItem('locale', JSON.stringify('el')));
      await enter(page, paths[0]!);
      for (const path of paths) await test.step(path, () => expectFits(page, path));
    },
  );
}
