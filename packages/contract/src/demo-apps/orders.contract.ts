import { z } from 'zod';
import { Id } from '../fields';
import { pageQuery, SortDirection } from '../page-query';
import { route } from '../route';
import { Order, orderStates } from './shop-orders';

export const orderSortColumns = ['id', 'buyer', 'total', 'state'] as const;

/** An order as the staff who hand it out see it. */
export type BoughtOrder = z.infer<typeof BoughtOrder>;
const BoughtOrder = Order.extend({
  buyer: z.object({ id: z.int(), fullName: z.string(), email: z.string(), avatar: z.string().nullable() }),
});

export type OrderQuery = z.infer<typeof OrderQuery>;
const OrderQuery = pageQuery(10).extend({
  state: z.string().optional(),
  payment: z.string().optional(),
  sort: SortDirection.default('desc'),
  sortColumn: z.enum(orderSortColumns).default('id'),
});

export type OrderChange = z.infer<typeof OrderChange>;
const OrderChange = z.object({
  id: Id,
  state: z.enum(orderStates, `Choose a status: ${orderStates.join(', ')}.`),
});

export type OrderCancelling = z.infer<typeof OrderCancelling>;
const OrderCancelling = z.object({ id: Id, isCancelled: z.boolean() });

const Count = z.int().min(0);

/** The states of an order after it is placed. */
export const ordersContract = {
  mine: route({
    method: 'GET',
    path: '/apps/ecommerce/orders/mine',
    summary: 'Your own orders with their status, newest first',
    access: 'session',
    query: pageQuery(10).omit({ q: true }),
    reply: z.object({ total: z.int(), orders: z.array(Order) }),
  }),
  cancel: route({
    method: 'POST',
    path: '/apps/ecommerce/orders/cancel',
    summary: 'Cancel your own order while it is placed, or place it again after you cancelled it',
    access: 'session',
    updates: true,
    body: OrderCancelling,
    reply: z.object({ order: Order }),
  }),
  list: route({
    method: 'GET',
    path: '/apps/ecommerce/orders/list',
    summary: 'All orders by text (number, buyer, product), status and payment method, sorted and paged',
    access: 'admin',
    query: OrderQuery,
    reply: z.object({
      total: z.int(),
      orders: z.array(BoughtOrder),
      counts: z
        .object({ placed: Count, ready: Count, 'handed-out': Count, cancelled: Count })
        .meta({ description: 'Of all orders' }),
    }),
  }),
  one: route({
    method: 'GET',
    path: '/apps/ecommerce/orders/order',
    summary: 'Anybody’s order; its ETag guards a change',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ order: BoughtOrder }),
  }),
  update: route({
    method: 'POST',
    path: '/apps/ecommerce/orders/update-order',
    summary: 'Mark an order as ready, handed out, cancelled or placed again',
    access: 'admin',
    updates: true,
    body: OrderChange,
    reply: z.object({ order: BoughtOrder }),
  }),
};
