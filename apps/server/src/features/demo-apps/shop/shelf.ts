import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { cartItems, products, wishes } from './shop.table';

/** A list of products that an account keeps in an order. */
type Shelf = typeof wishes | typeof cartItems;

interface Place {
  accountId: number;
  productId: number;
}

/** The condition for the rows currently on a shelf of the account. */
export const isOn = (shelf: Shelf, accountId: number): SQL =>
  and(eq(shelf.accountId, accountId), isNull(shelf.removedAt)) as SQL;

export const isAt = (shelf: Shelf, { accountId, productId }: Place): SQL =>
  and(eq(shelf.accountId, accountId), eq(shelf.productId, productId)) as SQL;

/** Returns the id for a new row on a shelf and locks the shelf until the transaction ends. */
export const idOnShelf = (tx: Database, shelf: Shelf, accountId: number): Promise<number> =>
  nextId(tx, shelf, shelf.id, isOn(shelf, accountId));

export async function requireProduct(tx: Database, id: number): Promise<void> {
  const found = await tx.$count(products, eq(products.id, id));
  if (found === 0) throw notFound('Product');
}

/** Removes a product from a shelf; it can be put back. */
export function takeOff(db: Database, shelf: Shelf, place: Place): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isHere = and(isAt(shelf, place), isNull(shelf.removedAt));
    const removed = await tx.update(shelf).set({ removedAt: new Date() }).where(isHere).returning({ id: shelf.id });
    if (removed.length === 0) throw notFound('Product');
    await announce(tx, 'shop', place.accountId);
  });
}

/** Puts a removed product back in its place, or last if that is taken; one still on the shelf stays where it is. */
export function putBack(db: Database, shelf: Shelf, place: Place): Promise<{ id: number; productId: number }> {
  return inTransaction(db, async (tx) => {
    const next = await idOnShelf(tx, shelf, place.accountId);
    const [former] = await tx
      .select({ id: shelf.id, removedAt: shelf.removedAt })
      .from(shelf)
      .where(isAt(shelf, place));
    if (!former) throw notFound('Product');
    const { productId } = place;
    if (!former.removedAt) return { id: former.id, productId };
    const isTaken = (await tx.$count(shelf, and(isOn(shelf, place.accountId), eq(shelf.id, former.id)))) > 0;
    const id = isTaken ? next : former.id;
    await tx.update(shelf).set({ id, removedAt: null }).where(isAt(shelf, place));
    await announce(tx, 'shop', place.accountId);
    return { id, productId };
  });
}
