import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { clipped, expectNoViolations } from '../support/page-checks';
import { wide } from '../support/wide';
import { idsOf, shopCall, storedCart, storedWishlist, undo } from './support/shop';

const cart = (page: Page) => page.getByRole('list', { name: 'Cart' });
const line = (page: Page, name: string) => cart(page).getByRole('listitem').filter({ hasText: name });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Checkout steps' });
const summary = (page: Page) => page.getByRole('region', { name: 'Price summary' });

/** Returns the amounts of the summary in cents, by the label of their line. */
async function amounts(page: Page): Promise<Record<string, number>> {
  const lines = await summary(page).locator('dl > div').allInnerTexts();
  return Object.fromEntries(
    lines.map((text) => {
      const [name = '', amount = ''] = text.split('\n');
      return [name, amount === 'Free' ? 0 : Math.round(Number(amount.replaceAll(/[−$,]/g, '')) * 100)];
    }),
  );
}

/** Returns the total in cents that the cart on the server should have. */
async function expectedTotal(page: Page, couponPercent = 0): Promise<number> {
  const products = await storedCart(page);
  const left = products.reduce((sum, { price, qty, discountPercentage }) => {
    const items = Math.round(price * 100) * qty;
    return sum + items - Math.floor((items * discountPercentage + 50) / 100);
  }, 0);
  return left - Math.floor((left * couponPercent + 50) / 100) + 590;
}

const fillAddress = async (page: Page) => {
  for (const [name, text] of [
    ['Full name', 'Ελένη Βάσσου'],
    ['Phone', '+30 210 555 0100'],
    ['Street', 'Akti Moutsopoulou 4'],
    ['City', 'Piraeus'],
    ['Postcode', '185 36'],
    ['Country', 'Greece'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
};

test('the total is prices times quantities, less discounts and coupon, plus delivery, line by line', async ({
  page,
}) => {
  await enterAnew(page, '/shop/checkout');
  await expect(cart(page).getByRole('listitem')).toHaveCount(5);
  for (const { name, discountPercentage } of await storedCart(page))
    await expect(line(page, name)).toContainText(`${discountPercentage}% off`);
  await expect(line(page, 'Steel bottle')).toContainText('2 offers');
  await expect.poll(async () => (await amounts(page)).Total).toBe(await expectedTotal(page));

  await page.getByRole('spinbutton', { name: 'Quantity of Steel bottle' }).fill('4');
  await expect.poll(async () => (await storedCart(page)).find(({ id }) => id === 27)?.qty).toBe(4);
  await expect.poll(async () => (await amounts(page)).Total).toBe(await expectedTotal(page));

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Enter a coupon code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('free for all');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon does not exist.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon WELCOME10, 10% off')).toBeVisible();
  await expect.poll(async () => (await amounts(page)).Total).toBe(await expectedTotal(page, 10));
  const lines = await amounts(page);
  expect(lines.Items! - lines.Discounts! - lines['Coupon WELCOME10']! + lines.Delivery!).toBe(lines.Total);
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect.poll(async () => (await amounts(page)).Total).toBe(await expectedTotal(page));

  for (const name of ['Chef’s jacket', 'Linen napkins'])
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(summary(page)).toContainText('Free');
  await expect.poll(async () => (await storedCart(page)).length).toBe(3);
  await expect.poll(async () => (await amounts(page)).Total).toBe((await expectedTotal(page)) - 590);
});

test('what is taken out comes back as it was, and moves to the wishlist and back', wide, async ({ page }) => {
  await enterAnew(page, '/shop/checkout');
  await expect(cart(page).getByRole('listitem')).toHaveCount(5);
  const before = await storedCart(page);
  const kept = (products: typeof before) =>
    products.map(({ id, qty, discountPercentage }) => [id, qty, discountPercentage]);
  await line(page, 'Name badge').getByRole('link').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Removed from cart')).toBeVisible();
  await expect(line(page, 'Name badge')).toHaveCount(0);
  await expect(line(page, 'Service shoe').getByRole('link')).toBeFocused();
  await undo(page);
  await expect(line(page, 'Name badge')).toBeVisible();
  expect(kept(await storedCart(page))).toEqual(kept(before));

  await page.getByRole('button', { name: 'Move to wishlist: Name badge' }).click();
  await expect.poll(async () => idsOf(await storedCart(page))).not.toContain(23);
  expect(idsOf(await storedWishlist(page))).toContain(23);
  await undo(page);
  await expect.poll(async () => idsOf(await storedWishlist(page))).not.toContain(23);
  expect(kept(await storedCart(page))).toEqual(kept(before));
});

test('an order goes from cart over address to payment, and empties the cart', wide, async ({ page }) => {
  await enterAnew(page, '/shop/checkout?step=payment');
  // Later steps are locked until the earlier ones are done.
  await expect(page.getByRole('heading', { level: 2, name: 'Address' })).toBeVisible();
  await expect(steps(page).locator('[aria-current="step"]')).toContainText('Address');
  await expect(steps(page).locator('[aria-disabled="true"]')).toContainText('Payment');
  await expect(steps(page).getByRole('link')).toHaveText([/Cart/]);

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Enter a street.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Work' }).click();

  await steps(page).getByRole('link', { name: 'Cart' }).click();
  await expect(cart(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('Akti Moutsopoulou 4');
  await page.getByRole('textbox', { name: 'Country' }).press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused();
  await expect(page).toHaveURL(/step=payment/);
  await page.reload();
  await expect(steps(page).locator('[aria-current="step"]')).toContainText('Payment');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a payment method.');
  const tick = (name: string) =>
    page.getByRole('radio', { name }).evaluate((round) => getComputedStyle(round, '::before').content);
  expect(await tick('Bank transfer')).toBe('none');
  await page.getByRole('radio', { name: 'Bank transfer' }).click();
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  expect(await tick('Bank transfer')).not.toBe('none');
  await expectNoViolations(page);
  const { Total: total } = await amounts(page);
  const products = await storedCart(page);
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await expect(page).toHaveURL(/\?order=\d+$/);
  const receipt = page.getByRole('article', { name: /^Receipt \d+$/ });
  for (const { name } of products) await expect(receipt).toContainText(name);
  for (const text of ['Ελένη Βάσσου', 'Bank transfer', `$${(total! / 100).toFixed(2)}`])
    await expect(receipt).toContainText(text);
  expect(await storedCart(page)).toEqual([]);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expect.poll(() => clipped(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.evaluate(() => document.documentElement.setAttribute('data-skin', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('rowheader').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(receipt).toBeVisible();
  await page.goto('/shop/checkout');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.getByRole('link', { name: 'Browse products' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('a kept address is chosen, another added, one forgotten', wide, async ({ page }) => {
  await enterAnew(page, '/shop/checkout?step=address');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await steps(page).getByRole('link', { name: 'Address' }).click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('textbox', { name: 'Street' }).fill('Kifisias 12');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  await steps(page).getByRole('link', { name: 'Address' }).click();
  const kept = page.getByRole('radiogroup', { name: 'Deliver to' });
  await expect(kept.getByRole('radio', { name: 'Kifisias 12, Piraeus' })).toBeChecked();
  await kept.getByRole('radio', { name: 'Kifisias 12, Piraeus' }).press('ArrowUp');
  await expect(kept.getByRole('radio', { name: 'Akti Moutsopoulou 4, Piraeus' })).toBeChecked();
  await page.getByRole('button', { name: 'Delete the address Kifisias 12' }).click();
  await expect(page.getByText('Address deleted')).toBeVisible();
  await expect(kept.getByRole('radio')).toHaveCount(1);
  expect(await shopCall(page, 'GET', 'checkout')).toMatchObject({ addressId: 1, addresses: [{ id: 1 }] });
});

test('an order at a price that has changed meanwhile is refused and says so', wide, async ({ page }) => {
  await enterAnew(page, '/shop/checkout?step=address');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'At the staff desk' }).click();
  await expect(page.getByRole('radio', { name: 'At the staff desk' })).toBeChecked();
  await page.route('**/apps/ecommerce/orders', async (route) => {
    // The cart changes in another tab before the order arrives.
    await shopCall(page, 'POST', 'cart/change', { productId: 27, qty: 9 });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The cart has changed.' })).toBeVisible();
  await expect.poll(async () => (await amounts(page)).Total).toBe(await expectedTotal(page));
  expect(await storedCart(page)).toHaveLength(5);
});

test('there is no order of somebody else, and on a phone the price unfolds', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enterAnew(page, '/shop/checkout?order=1');
  await expect(page.getByText('This order was not found.')).toBeVisible();
  await page.goto('/shop/checkout');
  const details = summary(page).getByRole('button', { name: /^Price details/ });
  await expect(summary(page).getByText('Discounts')).toBeHidden();
  await details.click();
  await expect(summary(page).getByText('Discounts')).toBeVisible();
  await summary(page).getByRole('button', { name: 'Continue to address' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Address' })).toBeFocused();
});
