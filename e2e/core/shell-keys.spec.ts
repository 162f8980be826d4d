import { expect, test } from '@playwright/test';
import { logInAtHotel, storedValues } from '../support/session';

test.describe('keys', () => {
  test('the palette jumps by keys alone and gives the focus back', async ({ page }) => {
    await logInAtHotel(page);
    const search = page.getByRole('button', { name: 'Search (Ctrl K)' });
    await search.focus();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('choo');
    await expect(palette.getByRole('option').first()).toContainText('Choose a hotel');
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

  test('what is typed and entered before the palette is there opens as soon as it is', async ({ page }) => {
    let arrive = () => {};
    const answering = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/search-palette-*.js', async (route) => {
      await answering;
      await route.fallback();
    });
    await logInAtHotel(page);
    await page.getByRole('button', { name: /^Account menu/ }).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('choose');
    await page.keyboard.press('Enter');
    arrive();

    await expect(page).toHaveURL(/\/select-hotel$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the palette finds hotels without accents, never more than four of a group, and says so when nothing is found', async ({
    page,
  }) => {
    await logInAtHotel(page);
    await page.keyboard.press('/');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('1004');
    await expect(palette.getByRole('group', { name: 'Hotels' }).getByRole('option')).toHaveCount(1);
    await palette.getByRole('combobox').fill('a');
    for (const group of await palette.getByRole('group').all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(4);
    }
    await palette.getByRole('combobox').fill('zzz');
    await expect(palette.getByText('No results for “zzz”.')).toBeVisible();
    await expect(palette.getByRole('option')).toHaveCount(3);
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

  test('Tab goes round a dialog, nothing behind it takes the focus, and Esc counts when nothing has it', async ({
    page,
  }) => {
    await logInAtHotel(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const close = dialog.getByRole('button', { name: 'Close' });
    const last = dialog.getByRole('switch', { name: 'Use single-key shortcuts' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.evaluate(() => document.querySelector<HTMLElement>('#root button')?.focus());
    await expect(close).toBeFocused();
    await close.blur();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('every menu of the navbar opens and closes by keys', async ({ page }) => {
    await logInAtHotel(page);
    for (const [name, opens] of [
      [/^Hotel: /, page.getByRole('listbox', { name: 'Hotels' })],
      ['Language: English', page.getByRole('menuitemradio', { name: 'English' })],
      [/^Notifications, /, page.getByRole('heading', { name: 'Notifications' })],
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
