import { sumsOfCart } from '@horae/contract/demo-apps/shop-sums';
import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { clipped, expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { wide } from '../support/wide';
import { shopCall, storedCart, undo } from './support/shop';

const address = {
  fullName: 'Ελένη Βάσσου',
  phone: '+30 210 555 0100',
  street: 'Akti Moutsopoulou 4',
  city: 'Piraeus',
  postcode: '185 36',
  country: 'Greece',
  type: 'work',
};

/** A new account orders the contents of its cart; returns the number of the order. */
async function orderAnew(page: Page): Promise<number> {
  await enterAnew(page, '/shop/my-orders');
  await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
  await shopCall(page, 'POST', 'addresses', { address });
  await shopCall(page, 'POST', 'checkout', { payment: 'desk' });
  const { total } = sumsOfCart(await storedCart(page));
  return (await shopCall<{ order: { id: number } }>(page, 'POST', 'orders', { total })).order.id;
}

const rows = (page: Page) => page.getByRole('table', { name: 'Shop orders' }).getByRole('row');
const rowOf = (page: Page, id: number) => rows(page).filter({ hasText: `#${id}` });

async function bring(page: Page, id: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for order ${id}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an order is found, made ready, handed out and taken back; its buyer sees it at once', async ({
  page,
  browser,
}) => {
  const buyer = await (await browser.newContext()).newPage();
  const id = await orderAnew(buyer);
  await buyer.reload();
  const own = buyer
    .getByRole('table', { name: 'My orders' })
    .getByRole('row')
    .filter({ hasText: `#${id}` });
  await expect(own).toContainText('Placed');
  await expectNoViolations(buyer);

  await enter(page, '/shop/orders');
  await page.getByRole('searchbox', { name: 'Search by number, buyer or product' }).fill(String(id));
  await expect(rows(page)).toHaveCount(2);
  await expectNoViolations(page);
  await bring(page, id, 'Mark as ready');
  await expect(rowOf(page, id)).toContainText('Ready');
  await expect(own).toContainText('Ready');
  await bring(page, id, 'Hand out');
  await expect(page.getByText(`Order ${id} is handed out`)).toBeVisible();
  await expect(own).toContainText('Handed out');
  await undo(page);
  await expect(rowOf(page, id)).toContainText('Ready');
  await expect(own).toContainText('Ready');
  await buyer.context().close();
});

test(
  'the buyer cancels what is placed, takes it back, and no longer once it is ready',
  wide,
  async ({ page, browser }) => {
    const buyer = await (await browser.newContext()).newPage();
    const id = await orderAnew(buyer);
    await enter(page, `/shop/orders?q=${id}`);
    await buyer.goto(`/shop/checkout?order=${id}`);
    await buyer.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(rowOf(page, id)).toContainText('Cancelled by the buyer');
    await expect(buyer.getByRole('button', { name: 'Place again' })).toBeVisible();
    await undo(buyer);
    await expect(rowOf(page, id)).toContainText('Placed');

    await buyer.goto('/shop/my-orders');
    await buyer.getByRole('button', { name: `Actions for order ${id}` }).click();
    await expect(buyer.getByRole('menuitem')).toHaveText(['Cancel the order']);
    await buyer.keyboard.press('Escape');
    await bring(page, id, 'Mark as ready');
    await expect(buyer.getByRole('row').filter({ hasText: `#${id}` })).toContainText('Ready');
    await expect(buyer.getByRole('button', { name: `Actions for order ${id}` })).toHaveCount(0);
    await buyer.context().close();
  },
);

test('by keys: the order opens, shows its receipt, and is changed there', wide, async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage();
  const id = await orderAnew(buyer);
  await buyer.context().close();
  await enter(page, `/shop/orders?q=${id}`);
  await rowOf(page, id)
    .getByRole('link', { name: `#${id}` })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Order ${id}` });
  await expect(dialog.getByRole('article', { name: `Receipt ${id}` })).toContainText('Ελένη Βάσσου');
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel the order' }).press('Enter');
  await expect(dialog.getByText('Cancelled')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 740 });
  await expect.poll(() => clipped(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
});

test('whoever comes second is told, and overwrites nothing', wide, async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage();
  const id = await orderAnew(buyer);
  await buyer.context().close();
  // Without /live, this browser gets no updates, as if it had just lost its connection.
  await page.route('**/live*', (route) => route.abort());
  await enter(page, `/shop/orders?q=${id}`);
  await expect(rowOf(page, id)).toContainText('Placed');
  await shopCall(page, 'POST', 'orders/update-order', { id, state: 'cancelled' });

  await bring(page, id, 'Mark as ready');

  await expect(page.getByText(`Somebody else has set order ${id} to “Cancelled” in the meantime.`)).toBeVisible();
  await expect(rowOf(page, id)).toContainText('Cancelled');

  await bring(page, id, 'Place again');
  await expect(page.getByText(`Order ${id} is placed again`)).toBeVisible();
  await shopCall(page, 'POST', 'orders/update-order', { id, state: 'handed-out' });
  await undo(page);
  await expect(page.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
  await expect(rowOf(page, id)).toContainText('Handed out');
});

test('the picking list holds what is placed, and prints black on white', wide, async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage();
  const id = await orderAnew(buyer);
  await buyer.context().close();
  await enter(page, '/shop/orders');
  await page.getByRole('link', { name: 'Picking list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Picking list' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `#${id}` })).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Back to the orders' })).toBeHidden();
});

test('orders of others are for administrators', wide, async ({ page }) => {
  await enter(page, '/shop/orders', 'client');
  await expect(page).toHaveURL(/\/not-authorised/);
});
