import { randomInt } from 'node:crypto';
import type { CartItem, CartProduct, ProductColour } from '@horae/contract/demo-apps/shop-products';
import { quantities } from '@horae/contract/demo-apps/shop-sums';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { shelvesOf } from './products.service';
import { idOnShelf, isAt, isOn, putBack, requireProduct, takeOff } from './shelf';
import { cartItems, products } from './shop.table';

const dayMilliseconds = 86_400_000;

export async function readCart(db: Database, accountId: number) {
  const { shown } = await shelvesOf(db, accountId);
  const rows = await cartRows(db, accountId);
  const now = Date.now();
  return {
    products: rows.map(
      ({ item, product }): CartProduct => ({
        ...shown(product),
        qty: item.qty,
        shippingDate: new Date(now + item.deliveryDays * dayMilliseconds).toISOString(),
        offers: item.offers,
        discountPercentage: item.discountPercentage,
      }),
    ),
    colours: rows.map(({ item }) => ({ productId: item.productId, colour: item.colour })),
  };
}

/** The rows of the cart with their products. */
export function cartRows(db: Database, accountId: number) {
  return db
    .select({ item: cartItems, product: products })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(isOn(cartItems, accountId))
    .orderBy(asc(cartItems.id));
}

export const countCartItems = (db: Database, accountId: number): Promise<number> =>
  db.$count(cartItems, isOn(cartItems, accountId));

interface NewCartItem {
  productId: number;
  qty: number;
  colour: ProductColour;
}

/** Offers, discount and delivery time are drawn at random when a product is added, so that prices do not flicker. */
export function addToCart(db: Database, accountId: number, { productId, qty, colour }: NewCartItem): Promise<CartItem> {
  return inTransaction(db, async (tx) => {
    await requireProduct(tx, productId);
    const id = await idOnShelf(tx, cartItems, accountId);
    const [stored] = await tx.select().from(cartItems).where(isAt(cartItems, { accountId, productId }));
    if (stored && !stored.removedAt) return { id: stored.id, productId, qty: stored.qty };
    const entered = {
      id,
      qty,
      colour,
      offers: randomInt(1, 5),
      discountPercentage: randomInt(3, 21),
      deliveryDays: randomInt(1, 8),
      removedAt: null,
    };
    await tx
      .insert(cartItems)
      .values({ accountId, productId, ...entered })
      .onConflictDoUpdate({ target: [cartItems.accountId, cartItems.productId], set: entered });
    await announce(tx, 'shop', accountId);
    return { id, productId, qty };
  });
}

type CartChange = Pick<NewCartItem, 'productId'> & {
  qty?: number | undefined;
  colour?: ProductColour | undefined;
};

/** Changes only the fields that are sent. */
export function changeInCart(db: Database, accountId: number, { productId, ...change }: CartChange): Promise<CartItem> {
  return inTransaction(db, async (tx) => {
    const isHere = and(isAt(cartItems, { accountId, productId }), isNull(cartItems.removedAt));
    const [locked] = await tx.select().from(cartItems).where(isHere).for('update');
    if (!locked) throw notFound('Product');
    const { qty = locked.qty, colour = locked.colour } = change;
    if (qty !== locked.qty || colour !== locked.colour) {
      await tx.update(cartItems).set({ qty, colour }).where(isHere);
      await announce(tx, 'shop', accountId);
    }
    return { id: locked.id, productId, qty };
  });
}

export const removeFromCart = (db: Database, accountId: number, productId: number): Promise<void> =>
  takeOff(db, cartItems, { accountId, productId });

export async function restoreToCart(db: Database, accountId: number, productId: number): Promise<CartItem> {
  const { id } = await putBack(db, cartItems, { accountId, productId });
  const [row] = await db
    .select({ qty: cartItems.qty })
    .from(cartItems)
    .where(isAt(cartItems, { accountId, productId }));
  return { id, productId, qty: row?.qty ?? quantities.least };
}
