import { expect, type Page } from '@playwright/test';
import { test } from '../support/gallery';
import { wear } from '../support/looks';
import { clipped, expectNoViolations, settled } from '../support/page-checks';
import { wideIf } from '../support/wide';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // This part loads last.
  await expect(page.getByRole('textbox', { name: 'Announcement' })).toBeVisible();
}

const layers = {
  Employee: 'listbox',
  'Choose date, Arrival': 'dialog',
  'Open the drawer': 'dialog',
  'Open the dialog': 'dialog',
  'Delete the shift': 'alertdialog',
  'Shift options': 'menu',
} as const;

for (const skin of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    test.describe(`${skin} skin, ${direction}`, wideIf((skin === 'dark') !== (direction === 'rtl')), () => {
      test.beforeEach(({ page }) => wear(page, skin, direction));

      test('every component is accessible', async ({ page, gallery }) => {
        await open(page, gallery);
        await expectNoViolations(page);
      });

      test('what opens above the page is accessible and fits a phone', async ({ page, gallery }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, gallery);
        expect(await clipped(page)).toEqual([]);
        for (const [name, role] of Object.entries(layers)) {
          const opener = role === 'listbox' ? page.getByRole('combobox', { name }) : page.getByRole('button', { name });
          await opener.click();
          await expect(page.getByRole(role)).toBeVisible();
          expect(await clipped(page)).toEqual([]);
          await expectNoViolations(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole(role)).toHaveCount(0);
        }
      });
    });
  }
}

/** Returns the longest duration of all current animations, in ms. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );
}

test('with reduced motion nothing moves, only fades at once', async ({ page, gallery }) => {
  await open(page, gallery);
  await settled(page);
  expect(await longestMotion(page)).toBe(0);
  for (const name of ['Open the drawer', 'Open the dialog', 'Delete the shift']) {
    await page.getByRole('button', { name }).click();
    expect(await longestMotion(page)).toBeLessThanOrEqual(80);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Fail' }).click();
  expect(await longestMotion(page)).toBeLessThanOrEqual(80);
});

test('otherwise what opens comes in', async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, gallery);
  for (const name of ['Open the drawer', 'Open the dialog', 'Fail']) {
    const started = page.evaluate(
      () => new Promise((tell) => addEventListener('animationstart', tell, { once: true })),
    );
    await page.getByRole('button', { name }).press('Enter');
    await started;
    await page.keyboard.press('Escape');
  }
});
