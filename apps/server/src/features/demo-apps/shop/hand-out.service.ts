import type { BoughtOrder, OrderChange, OrderQuery } from '@horae/contract/demo-apps/orders.contract';
import { type OrderState, orderStates } from '@horae/contract/demo-apps/shop-orders';
import { eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, isChoice, pageOf, sortedBy } from '#platform/list';
import type { Tell } from '#platform/mail/notice';
import { accounts } from '../../core/session/session.table';
import { tellOfOrder } from './order-news';
import { shownOrder } from './orders.service';
import { orders } from './shop.table';

/** Lists the orders of all accounts, for the desk that hands them out. */
export async function listOrders(db: Database, query: OrderQuery) {
  const { q, state, payment, sort, sortColumn } = query;
  const all = (await boughtOrders(db)).map(bought);
  const found = all.filter(
    (order) =>
      isChoice(state, order.state) &&
      isChoice(payment, order.payment) &&
      holdsText(q, [order.id, order.buyer.fullName, order.buyer.email, ...order.lines.map(({ name }) => name)]),
  );
  const keys = {
    id: ({ id }) => id,
    buyer: ({ buyer }) => buyer.fullName,
    total: ({ sums }) => sums.total,
    state: (order) => orderStates.indexOf(order.state),
  } satisfies Record<typeof sortColumn, (order: BoughtOrder) => string | number>;
  const count = (wanted: OrderState) => all.filter(({ state }) => state === wanted).length;
  return {
    total: found.length,
    orders: pageOf(sortedBy(found, keys[sortColumn], sort), query),
    counts: {
      placed: count('placed'),
      ready: count('ready'),
      'handed-out': count('handed-out'),
      cancelled: count('cancelled'),
    },
  };
}

export async function readAnyOrder(db: Database, id: number): Promise<BoughtOrder> {
  const [row] = await boughtOrders(db).where(eq(orders.id, id));
  if (!row) throw notFound('Order');
  return bought(row);
}

/** Changes the state of an order. `check` receives it as stored, locked. */
export function changeOrder(
  db: Database,
  by: number,
  { id, state }: OrderChange,
  { check, tell }: { check: (now: BoughtOrder) => void; tell: Tell },
): Promise<BoughtOrder> {
  return inTransaction(db, async (tx) => {
    const [row] = await boughtOrders(tx).where(eq(orders.id, id)).for('update', { of: orders });
    if (!row) throw notFound('Order');
    const current = bought(row);
    check(current);
    if (current.state === state) return current;
    await tx.update(orders).set({ state, stateAt: new Date(), isCancelledByBuyer: false }).where(eq(orders.id, id));
    const change = { before: { state: current.state }, after: { state } };
    await recordChange(tx, { companyId: 0, accountId: by, object: 'order', objectId: id, action: 'change', ...change });
    await tellOfOrder(tx, { id, buyerId: current.buyer.id, state, by }, tell);
    return readAnyOrder(tx, id);
  });
}

const { id, fullName, email, avatar } = accounts;

const boughtOrders = (db: Database) =>
  db
    .select({ order: orders, buyer: { id, fullName, email, avatar } })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId));

type BoughtRow = Awaited<ReturnType<typeof boughtOrders>>[number];

const bought = ({ order, buyer }: BoughtRow): BoughtOrder => ({
  ...shownOrder(order),
  buyer: { ...buyer, email: buyer.email ?? '' },
});
