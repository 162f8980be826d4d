import { expect, test } from '@playwright/test';
import { logIn, logInAtHotel, storedValues } from './support/session';

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
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });

    await expect(page.getByRole('status', { name: 'Loading application' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test.describe('menu', () => {
  test('opens under the pointer, and its pin outlives a reload', async ({ page }) => {
    await logInAtHotel(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toHaveCSS('width', '72px');
    await menu.hover();
    await expect(menu).toHaveCSS('width', '264px');
    await menu.getByRole('button', { name: 'Pin menu' }).click();
    await page.mouse.move(900, 500);
    await page.reload();

    await expect(menu).toHaveCSS('width', '264px');
    await expect(menu.getByRole('button', { name: 'Unpin menu' })).toHaveAttribute('aria-pressed', 'true');
    expect(await storedValues(page)).toMatchObject({ menuCollapsed: false });
  });

  test('opens at the focus and is walked by keys', async ({ page }) => {
    await logInAtHotel(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');

    await expect(menu).toHaveCSS('width', '264px');
    const group = menu.getByRole('button', { name: 'Scheduling' });
    await expect(group).toBeFocused();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Staff timeline' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('st');
    await expect(menu.getByRole('link', { name: 'Staff timeline' })).toBeFocused();
  });

  test('marks the page and holds the admin switch for administrators only', async ({ page }) => {
    await logInAtHotel(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Staff timeline' })).toHaveAttribute('aria-current', 'page');
    await menu.hover();
    const admin = menu.getByRole('switch', { name: 'Admin portal' });
    await admin.click();
    await expect(admin).toHaveAttribute('aria-checked', 'false');
    expect(await storedValues(page)).toMatchObject({ adminPortalMenu: false });
  });

  test('is a client’s too, without the admin switch', async ({ page }) => {
    await logIn(page, 'client');

    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Staff timeline' }),
    ).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Admin portal' })).toHaveCount(0);
  });
});

test.describe('keys', () => {
  test('the palette jumps by keys alone and gives the focus back', async ({ page }) => {
    await logInAtHotel(page);
    const search = page.getByRole('button', { name: 'Search (Ctrl K)' });
    await search.focus();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('choo');
    await expect(palette.getByRole('status')).toHaveText('1 result');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(search).toBeFocused();

    await page.keyboard.press('/');
    await page.keyboard.type('choose');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/select-hotel$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a hotel' })).toBeFocused();
    await expect(page).toHaveTitle(/^Choose a hotel · .+ · Horae$/);
  });

  test('the palette finds hotels without accents, never more than four of a group, and says so when nothing is found', async ({
    page,
  }) => {
    await logInAtHotel(page);
    await page.keyboard.press('/');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('1004');
    await expect(palette.getByRole('option')).toHaveCount(1);
    await palette.getByRole('combobox').fill('a');
    for (const group of await palette.getByRole('group').all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(4);
    }
    await palette.getByRole('combobox').fill('zzz');
    await expect(palette.getByText('No results for “zzz”.')).toBeVisible();
    expect(await palette.getByRole('option').count()).toBeLessThanOrEqual(4);
  });

  test('g and t lead to the timeline, and single keys can be switched off', async ({ page }) => {
    await logInAtHotel(page);
    await page.goto('/select-hotel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page).toHaveURL(/\/staff-timeline/);

    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('switch', { name: 'Use single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(await storedValues(page)).toMatchObject({ shortcutsOff: true });
  });

  test('every menu of the navbar opens and closes by keys', async ({ page }) => {
    await logInAtHotel(page);
    for (const [name, opens] of [
      [/^Hotel: /, page.getByRole('listbox', { name: 'Hotels' })],
      ['Language: English', page.getByRole('menuitemradio', { name: 'English' })],
      [/^Notifications, 0 unread/, page.getByText("You're up to date.")],
      [/^Account menu, /, page.getByRole('menuitem', { name: 'Log out' })],
    ] as const) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(opens).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opens).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
});

test.describe('theme', () => {
  test('each control changes the frame at once, and a reload keeps the four', async ({ page }) => {
    await logInAtHotel(page);
    await page.getByRole('button', { name: 'Theme settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Theme settings' });
    const choose = (group: string, choice: string) =>
      panel.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: choice }).click();
    const frame = page.locator('[data-rail]');

    await choose('Skin', 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    await choose('Direction', 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose('Content width', 'Boxed');
    await expect(page.getByRole('main')).toHaveCSS('max-width', '1200px');
    await choose('Route transition', 'Zoom');
    await expect(frame).toHaveAttribute('data-transition', 'zoom');
    await panel.getByRole('switch', { name: 'Collapsed' }).click();
    await expect(frame).toHaveAttribute('data-rail', 'pinned');
    await panel.getByRole('switch', { name: 'Hidden' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu', includeHidden: true })).toHaveCount(0);
    await panel.getByRole('switch', { name: 'Hidden' }).click();
    await panel.getByRole('radio', { name: 'Sand' }).check();
    await expect(frame).toHaveAttribute('data-tint', 'sand');
    await choose('Navbar', 'Static');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
    await choose('Navbar', 'Hidden');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await choose('Footer', 'Hidden');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await choose('Density', 'Compact');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(frame).toHaveAttribute('data-rail', 'pinned');
    await expect(frame).toHaveAttribute('data-navbar', 'floating');
    await expect(frame).toHaveAttribute('data-tint', 'linen');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('the newest toast is on top, and F8 reaches it', async ({ page }) => {
    await logInAtHotel(page);
    await page.getByRole('button', { name: 'Switch to dark skin' }).click();
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(toasts.first()).toContainText('Theme reset to defaults');
    // Under the pointer they stay.
    await toasts.first().hover();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('1004');
    await page.keyboard.press('Enter');
    await expect(toasts.first()).toContainText('Now showing');
    await expect(toasts.nth(1)).toContainText('Theme reset to defaults');

    await page.keyboard.press('F8');
    await expect(toasts.first().getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('F8');
    await expect(toasts.first().getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  });

  test('Ctrl+Z takes back while the toast is shown', async ({ page }) => {
    await logInAtHotel(page);
    await page.getByRole('button', { name: 'Switch to dark skin' }).click();
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    await page.keyboard.press('Control+z');

    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  });
});

test.describe('pages of the frame', () => {
  test('an unknown address says so inside the frame', async ({ page }) => {
    await logInAtHotel(page);
    await page.goto('/no/such-page');

    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/no/such-page')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
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
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Staff timeline' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();
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
    await page.getByRole('option', { name: /Choose a hotel/ }).tap();
    await expect(page).toHaveURL(/\/select-hotel/);

    await bar.getByRole('button', { name: 'More' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Staff timeline' }).tap();
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
