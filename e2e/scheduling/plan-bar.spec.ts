import { expect, type Page, test } from '@playwright/test';
import { dayOf, openPlan, planBar } from '../support/planning';
import { addDays, ask } from '../support/staff-timeline';
import { wide } from '../support/wide';

/** Pairs of buttons in the bar of the plan of which one covers the other. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('section[class*="_bar_"]')!;
    const boxes = [...bar.querySelectorAll('button, a')].map((one) => ({
      name: one.getAttribute('aria-label') ?? one.textContent,
      box: one.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

test(
  'no button of the bar covers another while a shift is chosen, at any width and in Greek',
  wide,
  async ({ page }) => {
    const week = '2034-02-06';
    await openPlan(page, week);
    for (const [at, text] of [
      [1, '16-24'],
      [2, '8-16'],
    ] as const) {
      await dayOf(page, 1, at).focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await expect(planBar(page)).toContainText('2 changes not published');
    const day = page.locator('.tl-resource').filter({ visible: true }).nth(1).getByRole('gridcell').nth(2);
    for (const language of ['en', 'el']) {
      await page.evaluate((locale) => localStorage.setItem('locale', JSON.stringify(locale)), language);
      await page.reload();
      for (const width of [1200, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await day.focus();
        await expect(page.locator('[data-keys="Ctrl Enter"]')).toBeVisible();
        expect(await covered(page), `${language} at ${width} px`).toEqual([]);
        // What is wrong with the day is read in the bar, not only in its tip.
        const line = (await page.locator('section[class*="_bar_"] [role="status"][data-tip]').boundingBox())!;
        if (width >= (language === 'en' ? 1366 : 1440))
          expect(line.width, `${language} at ${width} px`).toBeGreaterThan(120);
      }
    }
    await ask(page, '/planning/discard', { hotel: 1003, first: week, last: addDays(week, 6) });
  },
);

test('a day that has the focus before the plan is there can be edited as soon as it is', async ({ page }) => {
  await openPlan(page, '2034-02-06');
  await page.reload();
  await page.locator('.tl-resource').filter({ visible: true }).nth(1).getByRole('gridcell').nth(2).focus();
  await expect(page.locator('[data-keys="Ctrl Enter"]')).toBeVisible();
});
