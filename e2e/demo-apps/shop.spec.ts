import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { swipe } from '../support/touch';
import { wide } from '../support/wide';
import { idsOf, storedCart, storedWishlist, undo } from './support/shop';

const list = (page: Page) => page.getByRole('list', { name: 'Products' });
const card = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist: ${name}` });
const names = (page: Page) => list(page).getByRole('heading').allInnerTexts();
const asked = (page: Page, part: string) =>
  page.waitForRequest((request) => request.url().includes('/apps/ecommerce/products?') && request.url().includes(part));

test.describe('the shop', () => {
  test('shows nine a page, the newest first, and counts what is found', async ({ page }) => {
    await enterAnew(page, '/shop');
    await expect(list(page).getByRole('listitem')).toHaveCount(9);
    await expect(page.getByText('27 results')).toBeVisible();
    await expect(page.getByText('Showing 1–9 of 27')).toBeVisible();
    expect((await names(page))[0]).toBe('Steel bottle');
    await expect(card(page, 'Steel bottle').getByRole('img', { name: '5 out of 5' })).toBeVisible();

    await Promise.all([asked(page, 'page=3'), page.getByRole('button', { name: 'Page 3' }).click()]);
    await expect(page.getByText('Showing 19–27 of 27')).toBeVisible();
    await expect(page).toHaveURL(/\/shop\?page=3$/);
    await page.goBack();
    await expect(page.getByText('Showing 1–9 of 27')).toBeVisible();
  });

  test(
    'what is typed when the filters are cleared is forgotten, and not searched for a moment later',
    wide,
    async ({ page }) => {
      await page.clock.install();
      await enterAnew(page, '/shop?q=nothing-like-it&brand=Solea');
      const search = page.getByRole('searchbox', { name: 'Search products' });
      const clear = page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last();
      await expect(page.getByText('No products match.')).toBeVisible();
      await search.fill('steel');
      await clear.click();
      await expect(search).toHaveValue('');
      await page.clock.runFor(1000);
      await expect(page.getByText('27 results')).toBeVisible();
      await expect(page).toHaveURL(/\/shop$/);
      await expect(search).toHaveValue('');
    },
  );

  test(
    'is searched, sorted and narrowed by the parameters of its call, which stand in the address',
    wide,
    async ({ page }) => {
      await enterAnew(page, '/shop');
      const filters = page.getByRole('complementary', { name: 'Product filters' });
      // Checkboxes follow the URL, slightly after the click.
      await Promise.all([asked(page, 'brand=Solea'), filters.getByRole('checkbox', { name: 'Solea' }).click()]);
      await expect(filters.getByRole('checkbox', { name: 'Solea' })).toBeChecked();
      await filters.getByRole('checkbox', { name: 'Kopis' }).click();
      await expect(page.getByText('8 results')).toBeVisible();
      await filters.getByRole('combobox', { name: 'Rating' }).selectOption('4 stars or more');
      await expect(page.getByText('6 results')).toBeVisible();
      await filters.getByRole('textbox', { name: 'From' }).fill('20');
      await filters.getByRole('textbox', { name: 'From' }).press('Enter');
      await expect(page.getByText('5 results')).toBeVisible();
      await filters.getByRole('switch', { name: 'Free shipping only' }).click();
      await expect(page.getByText('2 results')).toBeVisible();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price low–high');
      await expect(list(page).getByRole('heading')).toHaveText(['Service shoe', 'Chef’s knife']);
      await expect(page).toHaveURL(/brand=Solea,Kopis&rating=4&min=20&freeShipping=true&sortBy=price-asc/);

      await page.reload();
      await expect(list(page).getByRole('heading')).toHaveText(['Service shoe', 'Chef’s knife']);
      await expect(filters.getByRole('checkbox', { name: 'Kopis' })).toBeChecked();
      await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing of the kind');
      await expect(page.getByText('No products match.')).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).last().click();
      await expect(page.getByText('27 results')).toBeVisible();
      await expect(page).toHaveURL(/\/shop$/);
    },
  );

  test('refuses an amount that is none, and shows a list instead of the grid', wide, async ({ page }) => {
    await enterAnew(page, '/shop');
    await page.getByRole('textbox', { name: 'To' }).fill('dear');
    await expect(page.getByText('Enter an amount, for example 19.90.')).toBeVisible();
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(list(page)).toHaveAttribute('data-view', 'list');
    await expect(page.getByText('27 results')).toBeVisible();
  });

  test(
    'puts products into the cart and onto the wishlist; both persist over paging, and Undo works',
    wide,
    async ({ page }) => {
      await enterAnew(page, '/shop');
      await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
      await page.getByRole('button', { name: 'Add to cart: Chef’s knife' }).click();
      await expect(page.getByText('Added to cart')).toBeVisible();
      await expect(page.getByRole('link', { name: 'View cart: Chef’s knife' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
      await heart(page, 'Chef’s knife').click();
      await expect(page.getByText('Added to wishlist')).toBeVisible();
      await expect.poll(async () => idsOf(await storedWishlist(page))).toContain(19);

      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByText('Showing 10–18 of 27')).toBeVisible();
      await page.getByRole('button', { name: 'Previous page' }).click();
      await expect(heart(page, 'Chef’s knife')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: 'View cart: Chef’s knife' })).toBeVisible();

      await undo(page);
      await expect(heart(page, 'Chef’s knife')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(async () => idsOf(await storedWishlist(page))).not.toContain(19);
      await undo(page);
      await expect(page.getByRole('button', { name: 'Add to cart: Chef’s knife' })).toBeVisible();
      await expect.poll(async () => idsOf(await storedCart(page))).not.toContain(19);
    },
  );

  test('by keyboard alone: / searches, h hearts and a adds the product in focus', wide, async ({ page }) => {
    await enterAnew(page, '/shop');
    await expect(list(page).getByRole('listitem')).toHaveCount(9);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
    await page.keyboard.type('peeler');
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await list(page).getByRole('link', { name: 'Vegetable peeler', exact: true }).focus();
    await page.keyboard.press('h');
    await expect(heart(page, 'Vegetable peeler')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('a');
    await expect(page.getByRole('link', { name: 'View cart: Vegetable peeler' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Add to cart: Vegetable peeler' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Vegetable peeler' })).toBeVisible();
  });

  test('says why it could not be loaded, and a refused action takes itself back', wide, async ({ page }) => {
    await page.route('**/apps/ecommerce/products?*', (route) => route.abort());
    await enterAnew(page, '/shop');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/apps/ecommerce/products?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(9);

    await page.route('**/apps/ecommerce/wishlist', (route) => route.abort());
    await heart(page, 'Chef’s knife').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(heart(page, 'Chef’s knife')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('on a phone the filters rise as a sheet that counts', wide, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await enterAnew(page, '/shop');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Product filters' });
    await sheet.getByRole('checkbox', { name: 'Therma' }).click();
    await sheet.getByRole('button', { name: 'Show 2 results' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('a product', () => {
  test(
    'is bought in the number and colour chosen by keys, and the colour stays in the link',
    wide,
    async ({ page }) => {
      await enterAnew(page, '/shop/products/19');
      await expect(page.getByRole('heading', { level: 1, name: 'Chef’s knife' })).toBeVisible();
      const colours = page.getByRole('radiogroup', { name: 'Colour' });
      await expect(colours.getByRole('radio')).toHaveCount(5);
      await colours.getByRole('radio', { name: 'Teal' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(colours.getByRole('radio', { name: 'Amber' })).toBeChecked();
      await expect(page).toHaveURL(/\?colour=warning$/);

      const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
      await page.getByRole('button', { name: 'One fewer: Quantity' }).press('Enter');
      await expect(quantity).toHaveValue('1');
      await quantity.fill('12');
      await expect(quantity).toHaveValue('10');
      await page.getByRole('button', { name: 'One more: Quantity' }).press('Enter');
      await expect(quantity).toHaveValue('10');
      await quantity.fill('');
      await quantity.press('Tab');
      await expect(quantity).toHaveValue('10');
      await quantity.press('-');
      await quantity.press('ArrowDown');
      await expect(quantity).toHaveValue('8');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('link', { name: 'View cart' })).toBeFocused();
      await expect.poll(async () => (await storedCart(page)).find(({ id }) => id === 19)?.qty).toBe(8);

      await page.reload();
      await expect(colours.getByRole('radio', { name: 'Amber' })).toBeChecked();
      await expect(quantity).toHaveValue('8');
      await quantity.fill('3');
      await expect.poll(async () => (await storedCart(page)).find(({ id }) => id === 19)?.qty).toBe(3);
      await page.getByRole('link', { name: 'View cart' }).click();
      const line = page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: 'Chef’s knife' });
      await expect(line).toContainText('Colour: Amber');
    },
  );

  test(
    'has the flags of list and cart, a large picture, a link to share and others of its brand',
    wide,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await enterAnew(page, '/shop/products/27');
      await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible();
      const wish = page.getByRole('button', { name: 'Add to wishlist' });
      await expect(wish).toHaveAttribute('aria-pressed', 'true');
      await wish.click();
      await expect(page.getByText('Removed from wishlist')).toBeVisible();
      await expect(wish).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('button', { name: 'Zoom the picture of Steel bottle' }).click();
      await expect(page.getByRole('dialog', { name: 'Steel bottle' }).getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/shop\/products\/27$/);
      const related = page.getByRole('region', { name: 'Related products' });
      await expect(related.getByRole('listitem')).toHaveCount(1);
      await related.getByRole('link', { name: 'Insulated lunch box' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Insulated lunch box' })).toBeVisible();
    },
  );

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('shows the next colour, and the cart the colour that was bought', wide, async ({ page }) => {
      await enterAnew(page, '/shop/products/19?colour=info');
      const picture = page.getByRole('button', { name: /^Zoom/ });
      await expect(picture.locator('img')).toHaveAttribute('src', /#info$/);
      await swipe(page, picture, -180);
      await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
      await expect(picture.locator('img')).toHaveAttribute('src', /#primary$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await swipe(page, picture, 180);
      await expect(page).toHaveURL(/colour=info$/);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('link', { name: 'View cart' }).click();
      const line = page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: 'Chef’s knife' });
      await expect(line.locator('img')).toHaveAttribute('src', /#info$/);
      await page.goto('/shop/wishlist');
      await expect(page.getByRole('list', { name: 'Wishlist' })).toHaveAttribute('data-view', 'list');
      await page.goto('/shop');
      await page.getByRole('link', { name: 'View cart: Chef’s knife' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
    });
  });

  for (const id of ['404', 'x', '0'])
    test(`${id} is gone and leads back to the shop`, wide, async ({ page }) => {
      await enterAnew(page, `/shop/products/${id}`);
      await expect(page.getByText('This product is gone.')).toBeVisible();
      await page.getByRole('link', { name: 'Back to shop' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    });
});

test.describe('the wishlist', () => {
  const wishes = (page: Page) => page.getByRole('list', { name: 'Wishlist' }).getByRole('heading');
  const seeded = ['Desk bell', 'Bathrobe', 'Steel bottle', 'Reception blazer', 'Copper saucepan'];

  test('moves to the cart once, and Undo restores both places', wide, async ({ page }) => {
    await enterAnew(page, '/shop/wishlist');
    await expect(wishes(page)).toHaveText(seeded);
    const before = idsOf(await storedCart(page));
    await page.getByRole('button', { name: 'Move to cart: Desk bell' }).click();
    await expect(page.getByText('Moved to cart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bathrobe', exact: true })).toBeFocused();
    await expect.poll(async () => idsOf(await storedCart(page))).toEqual([...before, 26]);
    await undo(page);
    await expect(wishes(page)).toHaveText(seeded);
    await expect.poll(async () => idsOf(await storedCart(page))).toEqual(before);

    // The bottle is in the cart already.
    await page.getByRole('button', { name: 'Move to cart: Steel bottle' }).click();
    await expect(wishes(page)).toHaveText(seeded.filter((name) => name !== 'Steel bottle'));
    await expect.poll(async () => idsOf(await storedWishlist(page))).not.toContain(27);
    expect(idsOf(await storedCart(page))).toEqual(before);
    await undo(page);
    await expect(wishes(page)).toHaveText(seeded);
    expect(idsOf(await storedCart(page))).toEqual(before);
  });

  test('is emptied by key and at once, hearts follow, and an empty one leads to the shop', wide, async ({ page }) => {
    await enterAnew(page, '/shop/wishlist');
    await expect(wishes(page)).toHaveText(seeded);
    await page.getByRole('link', { name: 'Desk bell', exact: true }).focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Removed from wishlist')).toBeVisible();
    await expect(wishes(page)).toHaveText(seeded.slice(1));
    await page.keyboard.press('Control+z');
    await expect(wishes(page)).toHaveText(seeded);

    await page.getByRole('button', { name: 'Move all to cart' }).click();
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 9 items' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse products' }).click();
    await expect(heart(page, 'Desk bell')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('link', { name: 'View cart: Desk bell' })).toBeVisible();
  });
});
