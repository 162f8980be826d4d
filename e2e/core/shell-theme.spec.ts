import { expect, test } from '@playwright/test';
import { logInAtHotel } from '../support/session';
import { openTheme } from '../support/theme';

test.describe('theme', () => {
  test('each control changes the frame at once, and a reload keeps the four', async ({ page }) => {
    await logInAtHotel(page);
    await page.goto('/faq');
    const panel = await openTheme(page);
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

  test('it opens from the account menu, covers nothing meanwhile, and Escape closes it at once', async ({ page }) => {
    await logInAtHotel(page);
    await expect(page.getByRole('button', { name: 'Theme settings' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const panel = await openTheme(page);
    await expect(panel).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  test('the newest toast is on top, and F8 reaches it', async ({ page }) => {
    await logInAtHotel(page);
    await page.getByRole('button', { name: 'Switch to dark skin' }).click();
    await openTheme(page);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(toasts.first()).toContainText('Theme reset to defaults');
    // Notifications stay while the pointer is over them.
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
    await openTheme(page);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    await page.keyboard.press('Control+z');

    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  });
});
