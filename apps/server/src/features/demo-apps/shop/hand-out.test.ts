import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { type BoughtOrder, ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { type OrderState } from '@horae/contract/demo-apps/shop-orders';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { orders } from './shop.table';

let api: TestApp;
let samples: BoughtOrder[];
beforeAll(async () => {
  api = await startTestApp();
  samples = (await api.asAdmin(ordersContract.list)).body.orders;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(orders);
});

const address = {
  fullName: 'Eleni Vassou',
  phone: '+30 210 555 0100',
  street: 'Akti Moutsopoulou 4',
  city: 'Piraeus',
  postcode: '185 36',
  country: 'Greece',
  type: 'work' as const,
};

type Payment = (typeof orders.$inferInsert)['payment'];

/** Inserts an order of one product directly, without the cart. */
async function order(accountId: number, name: string, price: number, payment: Payment = 'desk'): Promise<number> {
  const line = { productId: 8, name, brand: 'Solea', colour: 'primary' as const, price, qty: 1 };
  const lines = [{ ...line, discountPercentage: 3, hasFreeShipping: true }];
  const sums = { items: price * 100, discount: 0, coupon: 0, delivery: 0, total: price * 100 };
  const [added] = await api.database.db
    .insert(orders)
    .values({ accountId, lines, address, payment, sums })
    .returning({ id: orders.id });
  return added!.id;
}

const list = async (query: object = {}) => (await api.asAdmin(ordersContract.list, { query })).body;
const read = (id: number) => api.asAdmin(ordersContract.one, { query: { id } });
const bring = (id: number, state: string, headers: Record<string, string> = {}) =>
  api.asAdmin(ordersContract.update, { body: { id, state: state as OrderState } }, headers);

it('a demo begins with an order in each state that the desk works with', () => {
  expect(samples.map(({ state, buyer }) => [state, buyer.id])).toEqual([
    ['placed', 2],
    ['ready', 1],
    ['handed-out', 2],
  ]);
});

describe('orders of everybody', () => {
  it('stand the newest first, with their buyers, and are counted by state', async () => {
    const first = await order(2, 'Kettle', 40);
    const second = await order(1, 'Lamp', 20);
    await bring(first, 'ready');

    const { total, orders, counts } = await list();

    expect([total, orders.map(({ id, state }) => [id, state])]).toEqual([
      2,
      [
        [second, 'placed'],
        [first, 'ready'],
      ],
    ]);
    expect(orders[1]?.buyer).toMatchObject({ id: 2, email: 'client@demo.com' });
    expect(counts).toEqual({ placed: 1, ready: 1, 'handed-out': 0, cancelled: 0 });
  });

  it.each([
    ['a number', () => ({ q: String(1) }), 2],
    ['a product', () => ({ q: 'LAMP' }), 1],
    ['a buyer', () => ({ q: 'client@' }), 1],
    ['a state', () => ({ state: 'placed' }), 2],
    ['another state', () => ({ state: 'cancelled' }), 0],
    ['a way of payment', () => ({ payment: 'bank-transfer' }), 1],
  ])('are found by %s', async (_what, query, count) => {
    await order(2, 'Kettle', 40);
    await order(1, 'Lamp', 20, 'bank-transfer');

    expect((await list(query())).total).toBe(count);
  });

  it('are sorted and paged', async () => {
    const [dear, cheap] = [await order(2, 'Kettle', 40), await order(1, 'Lamp', 20)];
    const ids = async (query: object) => (await list(query)).orders.map(({ id }) => id);

    expect(await ids({ sortColumn: 'total', sort: 'asc' })).toEqual([cheap, dear]);
    expect(await ids({ sortColumn: 'total', sort: 'asc', perPage: 1, page: 2 })).toEqual([dear]);
  });
});

describe('the state of an order', () => {
  it('is changed and brought back, seen by its buyer, and written into the audit', async () => {
    const id = await order(2, 'Kettle', 40);

    const ready = await bring(id, 'ready');

    expect([ready.status, ready.body.order.state]).toEqual([200, 'ready']);
    const own = await api.asClient(checkoutContract.order, { params: { id } });
    expect([own.body.order.state, own.body.order.stateAt]).toEqual(['ready', ready.body.order.stateAt]);
    expect((await bring(id, 'placed')).body.order.state).toBe('placed');
    const { action, object, objectId, before, after } = auditEntries;
    const written = await api.database.db
      .select({ action, before, after })
      .from(auditEntries)
      .where(and(eq(object, 'order'), eq(objectId, id)))
      .orderBy(asc(auditEntries.id));
    expect(written).toEqual([
      { action: 'change', before: { state: 'placed' }, after: { state: 'ready' } },
      { action: 'change', before: { state: 'ready' }, after: { state: 'placed' } },
    ]);
  });

  it('is not changed over somebody else’s change', async () => {
    const id = await order(2, 'Kettle', 40);
    const seen = { 'if-match': String((await read(id)).headers.etag) };

    const [first, second] = [await bring(id, 'handed-out', seen), await bring(id, 'cancelled', seen)];

    expect([first.status, second.status, second.body]).toMatchObject([
      200,
      412,
      { current: { order: { id, state: 'handed-out' } } },
    ]);
    expect((await bring(id, 'ready', { 'if-match': String(first.headers.etag) })).status).toBe(200);
  });

  it('is told to the open browsers of the buyer and of administrators', async () => {
    const id = await order(2, 'Kettle', 40);

    expect(await changesOf(api, () => bring(id, 'handed-out'))).toEqual(['shop:2', 'shop:admins']);
    expect(await changesOf(api, () => bring(id, 'handed-out'))).toEqual([]);
  });

  it('is one of four, of an order there is', async () => {
    const id = await order(2, 'Kettle', 40);

    const unknown = await bring(id, 'lost');

    expect([unknown.status, unknown.body.error.fields?.[0]]).toEqual([
      400,
      { path: 'state', message: 'Choose a status: placed, ready, handed-out, cancelled.' },
    ]);
    expect([(await bring(id + 1, 'ready')).status, (await read(id + 1)).status]).toEqual([404, 404]);
  });
});

it('the own orders stand the newest first, and are nobody else’s', async () => {
  const [first, , third] = [await order(2, 'Kettle', 40), await order(1, 'Lamp', 20), await order(2, 'Stool', 30)];
  const mine = async (query: object) => (await api.asClient(ordersContract.mine, { query })).body;

  expect((await mine({})).orders.map(({ id, state }) => [id, state])).toEqual([
    [third, 'placed'],
    [first, 'placed'],
  ]);
  const page = await mine({ perPage: 1, page: 2 });
  expect([page.total, page.orders.map(({ id }) => id)]).toEqual([2, [first]]);
});
