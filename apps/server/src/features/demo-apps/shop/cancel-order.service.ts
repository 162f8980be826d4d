import type { OrderCancelling } from '@horae/contract/demo-apps/orders.contract';
import type { Order } from '@horae/contract/demo-apps/shop-orders';
import { and, eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { tellOfOrder } from './order-news';
import { shownOrder } from './orders.service';
import { orders } from './shop.table';

/** The buyer cancels an order before it is prepared, or undoes their own cancellation. `check` receives it locked. */
export function cancelOrder(
  db: Database,
  by: number,
  { id, isCancelled }: OrderCancelling,
  { check, tell }: { check: (now: Order) => void; tell: Tell },
): Promise<Order> {
  return inTransaction(db, async (tx) => {
    const isOwn = and(eq(orders.accountId, by), eq(orders.id, id));
    const [locked] = await tx.select().from(orders).where(isOwn).for('update');
    if (!locked) throw notFound('Order');
    const shown = shownOrder(locked);
    check(shown);
    const state = isCancelled ? 'cancelled' : 'placed';
    if (shown.state === state) return shown;
    if (isCancelled && shown.state !== 'placed')
      throw conflict(`Order ${id} is already ${shown.state.replace('-', ' ')}. Ask at the desk.`);
    if (!isCancelled && shown.cancelledBy !== 'buyer')
      throw conflict(`You did not cancel order ${id}. Ask at the desk.`);
    const [row] = await tx
      .update(orders)
      .set({ state, stateAt: new Date(), isCancelledByBuyer: isCancelled })
      .where(isOwn)
      .returning();
    const change = { before: { state: shown.state }, after: { state } };
    await recordChange(tx, { companyId: 0, accountId: by, object: 'order', objectId: id, action: 'change', ...change });
    await tellOfOrder(tx, { id, buyerId: by, state, by }, tell);
    return shownOrder(row!);
  });
}
