import { expect, test } from '@playwright/test';
import { enter, logIn, logInAtHotel } from '../support/session';

test.describe('pages of the frame', () => {
  test('an unknown address says so inside the frame', async ({ page }) => {
    await logInAtHotel(page);
    await page.goto('/no/such-page');

    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/no/such-page')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole('searchbox', { name: 'Search' }).fill('invoices');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=invoices$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Go to Staff timeline' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeFocused();
  });

  test('signed out, an unknown address offers the login', async ({ page }) => {
    await page.goto('/no/such-page');

    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('no access says what was asked for and lets another log in', async ({ page }) => {
    await logIn(page, 'client');
    await page.goto('/not-authorised?from=/invoices');

    await expect(page.getByRole('heading', { level: 1, name: 'No access to this page' })).toBeVisible();
    await expect(page.getByText('You are signed in as client.')).toBeVisible();
    await expect(page.getByText('/invoices')).toBeVisible();
    await page.getByRole('button', { name: 'Log in as someone else' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('an error keeps the menu alive', async ({ page }) => {
    await logInAtHotel(page);
    await page.goto('/error');

    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Scheduling' }).hover();
    await expect(menu).toHaveAttribute('data-open', 'true');
    await menu.getByRole('link', { name: 'Staff timeline' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();
  });

  test('a page that breaks leaves the menu, tells nobody’s data, and comes back by Retry', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const real = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function scroll(this: Element) {
        if (this.closest('main')) throw new Error('eleni@hotel.example broke Eleni Alexiou');
      };
      Object.assign(window, { mend: () => Object.assign(Element.prototype, { scrollIntoView: real }) });
    });
    await enter(page, '/faq?item=how-long-is-a-night-shift-when-the-clock-changes');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByText('Details copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Error \w{6}\nat \/faq\n/);
    expect(copied).not.toMatch(/eleni|alexiou|item=|[\w-]+\.[\w-]+\.[\w-]{20}/i);
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/is nine hours/)).toBeVisible();
  });

  test('going offline is said until the network is back', async ({ page, context }) => {
    await logInAtHotel(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Showing the last loaded data.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline. Showing the last loaded data.')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar at the thumb leads to the pages, the search and the menu', async ({ page }) => {
    await logInAtHotel(page);
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    await expect(bar.getByRole('link', { name: 'Timeline' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('choose');
    await page.getByRole('option', { name: /Choose a hotel/ }).tap();
    await expect(page).toHaveURL(/\/select-hotel/);

    await bar.getByRole('button', { name: 'More' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Staff timeline' }).tap();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/\/staff-timeline/);
  });

  test('skin and theme are in the account menu', async ({ page }) => {
    await logInAtHotel(page);
    await page.getByRole('button', { name: /^Account menu/ }).tap();
    await page.getByRole('menuitem', { name: 'Switch to dark skin' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    await page.getByRole('button', { name: /^Account menu/ }).tap();
    await page.getByRole('menuitem', { name: 'Theme settings' }).tap();
    await expect(page.getByRole('dialog', { name: 'Theme settings' })).toBeVisible();
  });
});
