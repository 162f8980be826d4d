import type { Checkout } from '@horae/contract/demo-apps/checkout.contract';
import type { NewShopAddress, ShopAddress } from '@horae/contract/demo-apps/shop-addresses';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { addresses, checkouts, coupons } from './shop.table';

type Choice = Partial<Omit<typeof checkouts.$inferInsert, 'accountId'>>;

const { accountId: _owner, ...shownAddress } = getTableColumns(addresses);

export async function readCheckout(db: Database, accountId: number): Promise<Checkout> {
  const [chosen] = await db
    .select({ addressId: checkouts.addressId, payment: checkouts.payment, coupon: coupons })
    .from(checkouts)
    .leftJoin(coupons, eq(coupons.code, checkouts.couponCode))
    .where(eq(checkouts.accountId, accountId));
  return {
    coupon: chosen?.coupon ?? null,
    addresses: await addressesOf(db, accountId),
    addressId: chosen?.addressId ?? null,
    payment: chosen?.payment ?? null,
  };
}

export function choose(db: Database, accountId: number, choice: Choice): Promise<Checkout> {
  return inTransaction(db, async (tx) => {
    if (choice.addressId && !(await addressesOf(tx, accountId)).some(({ id }) => id === choice.addressId)) {
      throw notFound('Address');
    }
    await keep(tx, accountId, choice);
    return readCheckout(tx, accountId);
  });
}

/** Applies a coupon by its code, ignoring case. */
export function useCoupon(db: Database, accountId: number, typed: string): Promise<Checkout> {
  return inTransaction(db, async (tx) => {
    const code = typed.trim().toUpperCase();
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code));
    if (!coupon) throw invalid('code', 'This coupon does not exist.');
    await keep(tx, accountId, { couponCode: coupon.code });
    return readCheckout(tx, accountId);
  });
}

export async function addAddress(tx: Database, accountId: number, address: NewShopAddress): Promise<ShopAddress> {
  const id = await nextId(tx, addresses, addresses.id, eq(addresses.accountId, accountId));
  const [added] = await tx
    .insert(addresses)
    .values({ ...address, accountId, id })
    .returning(shownAddress);
  await keep(tx, accountId, { addressId: id });
  return added!;
}

export function removeAddress(db: Database, accountId: number, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isThis = and(eq(addresses.accountId, accountId), eq(addresses.id, id));
    const removed = await tx.delete(addresses).where(isThis).returning({ id: addresses.id });
    if (removed.length === 0) throw notFound('Address');
    const wasChosen = and(eq(checkouts.accountId, accountId), eq(checkouts.addressId, id));
    await tx.update(checkouts).set({ addressId: null }).where(wasChosen);
    await announce(tx, 'shop', accountId);
  });
}

async function keep(tx: Database, accountId: number, choice: Choice): Promise<void> {
  if (Object.values(choice).every((value) => value === undefined)) return;
  await tx
    .insert(checkouts)
    .values({ accountId, ...choice })
    .onConflictDoUpdate({ target: checkouts.accountId, set: choice });
  await announce(tx, 'shop', accountId);
}

function addressesOf(db: Database, accountId: number): Promise<ShopAddress[]> {
  return db.select(shownAddress).from(addresses).where(eq(addresses.accountId, accountId)).orderBy(asc(addresses.id));
}
