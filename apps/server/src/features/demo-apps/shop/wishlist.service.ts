import type { Product, WishItem } from '@horae/contract/demo-apps/shop-products';
import { asc, eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { shelvesOf } from './products.service';
import { idOnShelf, isAt, isOn, putBack, requireProduct, takeOff } from './shelf';
import { products, wishes } from './shop.table';

export async function listWishes(db: Database, accountId: number): Promise<Product[]> {
  const { shown } = await shelvesOf(db, accountId);
  const rows = await db
    .select({ product: products })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(isOn(wishes, accountId))
    .orderBy(asc(wishes.id));
  return rows.map(({ product }) => shown(product));
}

/** One row per product, however often it is added. */
export function addWish(db: Database, accountId: number, productId: number): Promise<WishItem> {
  return inTransaction(db, async (tx) => {
    await requireProduct(tx, productId);
    const id = await idOnShelf(tx, wishes, accountId);
    const [stored] = await tx.select().from(wishes).where(isAt(wishes, { accountId, productId }));
    if (stored && !stored.removedAt) return { id: stored.id, productId };
    await tx
      .insert(wishes)
      .values({ accountId, productId, id })
      .onConflictDoUpdate({ target: [wishes.accountId, wishes.productId], set: { id, removedAt: null } });
    await announce(tx, 'shop', accountId);
    return { id, productId };
  });
}

export const removeWish = (db: Database, accountId: number, productId: number): Promise<void> =>
  takeOff(db, wishes, { accountId, productId });

export const restoreWish = (db: Database, accountId: number, productId: number): Promise<WishItem> =>
  putBack(db, wishes, { accountId, productId });
