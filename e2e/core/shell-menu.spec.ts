import { expect, type Locator, test } from '@playwright/test';
import { enter, logIn, logInAtHotel, storedValues } from '../support/session';

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
    await expect(menu.getByRole('link', { name: 'Home' }).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');

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
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('st');
    await expect(menu.getByRole('link', { name: 'Staff timeline' })).toBeFocused();
  });

  test('scrolls in a low window: to the page that is open, and by keys to its end', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 560 });
    await enter(page, '/clock-devices');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const foot = menu.getByRole('switch', { name: 'Admin portal' });
    const isClear = async (entry: Locator) => {
      const [box, below] = [await entry.boundingBox(), await foot.boundingBox()];
      return box!.y >= 64 && box!.y + box!.height <= below!.y;
    };
    const current = menu.locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', '/clock-devices');
    await expect.poll(() => isClear(current)).toBe(true);

    await current.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => isClear(menu.locator(':focus'))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => isClear(menu.locator(':focus'))).toBe(true);
    await expect(menu.getByRole('button').nth(-2)).toBeFocused();
    const before = await menu.locator(':focus').boundingBox();
    await page.mouse.move(36, 300);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await menu.locator(':focus').boundingBox())!.y).toBeGreaterThan(before!.y);
  });

  test('stands in the order of the work, with the samples last and hidden by a switch', async ({ page }) => {
    await logInAtHotel(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const groups = menu.locator('[data-group]');
    const titles = async () => (await groups.allTextContents()).map((text) => text.replace(/\d.*$/, ''));
    expect(await titles()).toEqual([
      'Scheduling',
      'Time',
      'People',
      'Declarations',
      'Reports',
      'Settings',
      'Office',
      'Demo apps',
    ]);
    await menu.hover();
    await menu.getByRole('button', { name: 'Demo apps' }).click();
    await expect(menu.getByText(/^Samples: /)).toBeVisible();
    await menu.getByRole('switch', { name: 'Show demo apps' }).click();

    await expect(menu.getByRole('button', { name: 'Demo apps' })).toHaveCount(0);
    expect(await storedValues(page)).toMatchObject({ demoAppsMenu: false });
    await page.reload();
    await expect(menu.getByRole('button', { name: /^Office/ })).toBeAttached();
    await expect(menu.getByRole('button', { name: 'Demo apps' })).toHaveCount(0);
  });

  test('collapsed, shows groups alone without scrolling in 900 px, and tells their names at once', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, '/users');
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toHaveCSS('width', '72px');
    const tree = menu.locator('ul').first();
    const heights = await tree.evaluate(({ parentElement: box }) => [box!.scrollHeight, box!.clientHeight]);
    expect(heights[0]).toBeLessThanOrEqual(heights[1]!);
    expect((await menu.locator('[data-group=demo-apps] + ul').boundingBox())!.height).toBe(0);

    await menu.locator('[data-group=people]').hover();
    await expect(
      menu
        .locator('[data-rail-tip]')
        .or(menu.getByText('People', { exact: true }))
        .first(),
    ).toBeVisible();
    await expect(menu).toHaveCSS('width', '264px');
    await expect(menu.locator('[data-rail-tip]')).toHaveCount(0);
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
