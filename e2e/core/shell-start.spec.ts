import { expect, test } from '@playwright/test';
import { logInAtHotel } from '../support/session';

test.describe('start', () => {
  test('skin and direction stand before the application has loaded', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('skin', '"dark"');
      localStorage.setItem('direction', '"rtl"');
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');

    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('alert')).toContainText('The app could not load.');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('the loader is named while the application is on its way', async ({ page }) => {
    let release = () => {};
    const answering = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await answering;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });

    await expect(page.getByRole('status', { name: 'Loading application' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('without the server the menu and what is shown stay, and a page says that it could not load', async ({
    page,
  }) => {
    await logInAtHotel(page);
    // The palette is loaded after the page.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.route('**/*', (route) => route.abort());
    await page.keyboard.press('Control+/');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('invoices');
    await page
      .getByRole('option', { name: /^Invoices/ })
      .first()
      .click();

    await expect(page.getByRole('alert').filter({ hasText: 'The app could not load.' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  });

  test('no service worker is left, and no policy is broken', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await logInAtHotel(page);

    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.locator('style').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
