import { expect, type Page, test } from '@playwright/test';
import { looks, wear } from '../support/looks';
import { clipped, expectNoViolations, settled } from '../support/page-checks';
import { logInAtHotel } from '../support/session';
import { openTheme } from '../support/theme';
import { wideIf } from '../support/wide';

const signedOut = ['/login', '/register', '/forgot-password', '/start', '/reset-password?token=x', '/no-such-page'];
const signedIn = ['/select-hotel', '/not-authorised?from=/invoices', '/error', '/no-such-page'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

for (const [skin, direction] of looks) {
  test.describe(`${skin} skin, ${direction}`, wideIf(skin === 'dark'), () => {
    test.beforeEach(async ({ page }) => {
      await wear(page, skin, direction);
    });

    test('signed-out pages are accessible', async ({ page }) => {
      for (const path of signedOut) {
        await open(page, path);
        await expectNoViolations(page);
      }
    });

    test('the pages of the frame are accessible', async ({ page }) => {
      await logInAtHotel(page);
      for (const path of signedIn) {
        await open(page, path);
        await expectNoViolations(page);
      }
    });

    test('what opens over the page is accessible', async ({ page }) => {
      await logInAtHotel(page);
      await open(page, '/select-hotel');
      for (const [name, layer] of [
        ['Search (Ctrl K)', page.getByRole('dialog', { name: 'Search' })],
        [/^Hotel: /, page.getByRole('listbox', { name: 'Hotels' })],
        [/^Notifications, /, page.getByRole('heading', { name: 'Notifications' })],
        [/^Account menu, /, page.getByRole('menuitem', { name: 'Log out' })],
      ] as const) {
        await page.getByRole('button', { name }).first().click();
        await expect(layer).toBeVisible();
        await settled(page);
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await expect(layer).toHaveCount(0);
      }
      const theme = await openTheme(page);
      await expect(theme).toBeVisible();
      await settled(page);
      await expectNoViolations(page);
    });

    for (const width of [390, 320]) {
      test(`nothing is cut off at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        for (const path of signedOut) {
          await open(page, path);
          expect(await clipped(page)).toEqual([]);
        }
        await logInAtHotel(page);
        for (const path of signedIn) {
          await open(page, path);
          expect(await clipped(page)).toEqual([]);
        }
        await page.getByRole('button', { name: 'More' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await settled(page);
        expect(await clipped(page)).toEqual([]);
        await expectNoViolations(page);
      });
    }
  });
}
