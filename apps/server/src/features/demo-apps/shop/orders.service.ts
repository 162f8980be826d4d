import type { Order, OrderLine } from '@horae/contract/demo-apps/shop-orders';
import { sumsOfCart } from '@horae/contract/demo-apps/shop-sums';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { cartRows } from './cart.service';
import { readCheckout } from './checkout.service';
import { isOn } from './shelf';
import { cartItems, checkouts, orders } from './shop.table';

/** Orders the contents of the cart and empties it; the current total must be the one the buyer has seen. */
export async function placeOrder(tx: Database, accountId: number, seenTotal: number): Promise<Order> {
  const rows = await cartRows(tx, accountId).for('update', { of: cartItems });
  if (rows.length === 0) throw conflict('Your cart is empty.');
  const { coupon, addresses, addressId, payment } = await readCheckout(tx, accountId);
  const chosen = addresses.find(({ id }) => id === addressId);
  if (!chosen) throw invalid('addressId', 'Choose an address.');
  if (!payment) throw invalid('payment', 'Choose a payment method.');
  const lines = rows.map(
    ({ item, product }): OrderLine => ({
      productId: product.id,
      name: product.name,
      brand: product.brand,
      colour: item.colour,
      price: product.price / 100,
      qty: item.qty,
      discountPercentage: item.discountPercentage,
      hasFreeShipping: product.hasFreeShipping,
    }),
  );
  const sums = sumsOfCart(lines, coupon?.percentage);
  if (sums.total !== seenTotal)
    throw conflict('The cart has changed. Check the new total, then place the order again.');
  const { id: _id, ...address } = chosen;
  const [placed] = await tx.insert(orders).values({ accountId, lines, address, payment, coupon, sums }).returning();
  // Products added to the cart in the meantime are not part of this order.
  const ordered = rows.map(({ item }) => item.productId);
  await tx.delete(cartItems).where(and(isOn(cartItems, accountId), inArray(cartItems.productId, ordered)));
  await tx.update(checkouts).set({ couponCode: null }).where(eq(checkouts.accountId, accountId));
  await announce(tx, 'shop', accountId);
  await announce(tx, 'shop', 'admins');
  return shownOrder(placed!);
}

export async function readOrder(db: Database, accountId: number, id: number): Promise<Order> {
  const isOwn = and(eq(orders.accountId, accountId), eq(orders.id, id));
  const [row] = await db.select().from(orders).where(isOwn);
  if (!row) throw notFound('Order');
  return shownOrder(row);
}

/** Lists the account's own orders, newest first. */
export async function listOwnOrders(db: Database, accountId: number, page: { page: number; perPage: number }) {
  const isOwn = eq(orders.accountId, accountId);
  const total = await db.$count(orders, isOwn);
  const rows = await db
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.id))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage);
  return { total, orders: rows.map(shownOrder) };
}

export function shownOrder(row: typeof orders.$inferSelect): Order {
  const { accountId: _owner, placedAt, stateAt, isCancelledByBuyer, ...order } = row;
  const canceller = isCancelledByBuyer ? 'buyer' : 'desk';
  return {
    ...order,
    placedAt: placedAt.toISOString(),
    stateAt: stateAt.toISOString(),
    cancelledBy: order.state === 'cancelled' ? canceller : null,
  };
}
