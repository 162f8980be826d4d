import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import { type NewShopAddress } from '@horae/contract/demo-apps/shop-addresses';
import { sumsOfCart } from '@horae/contract/demo-apps/shop-sums';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { addresses, cartItems, checkouts, orders } from './shop.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [cartItems, checkouts, addresses, orders])
    await api.database.db.delete(table).where(eq(table.accountId, 2));
});

const address: NewShopAddress = {
  fullName: 'Eleni Vassou',
  phone: '+30 210 555 0100',
  street: 'Akti Moutsopoulou 4',
  city: 'Piraeus',
  postcode: '185 36',
  country: 'Greece',
  type: 'work',
};

const add = (productId: number, qty = 1) => api.asClient(shopContract.addToCart, { body: { productId, qty } });
const checkout = async () => (await api.asClient(checkoutContract.checkout)).body;
const choose = (body: object) => api.asClient(checkoutContract.choose, { body });
const addAddress = (change: object = {}) =>
  api.asClient(checkoutContract.addAddress, { body: { address: { ...address, ...change } } });
const useCoupon = (code: string) => api.asClient(checkoutContract.useCoupon, { body: { code } });
const place = (total: number, headers: Record<string, string> = {}) =>
  api.asClient(checkoutContract.placeOrder, { body: { total } }, headers);
const totalOfCart = async () => {
  const { products } = (await api.asClient(shopContract.cart)).body;
  return sumsOfCart(products, (await checkout()).coupon?.percentage).total;
};
const makeReady = async () => {
  await add(8, 2);
  await add(1);
  await addAddress();
  await choose({ payment: 'bank-transfer' });
};

describe('the checkout', () => {
  it('begins with nothing chosen, and keeps address and payment', async () => {
    expect(await checkout()).toEqual({ coupon: null, addresses: [], addressId: null, payment: null });
    const added = await addAddress();
    const second = await addAddress({ street: 'Kifisias 12', type: 'home' });
    expect([added.status, added.body.address, second.body.address.id]).toEqual([201, { id: 1, ...address }, 2]);
    expect((await checkout()).addressId).toBe(2);

    const chosen = await choose({ addressId: 1, payment: 'desk' });

    expect([chosen.status, chosen.body]).toEqual([200, await checkout()]);
    expect(chosen.body).toMatchObject({ addressId: 1, payment: 'desk', addresses: [{ id: 1 }, { id: 2 }] });
    expect((await choose({ payment: 'cash-on-delivery' })).body).toMatchObject({
      addressId: 1,
      payment: 'cash-on-delivery',
    });
  });

  it('forgets an address, also as the chosen one', async () => {
    await addAddress();
    const remove = () => api.asClient(checkoutContract.removeAddress, { params: { id: 1 } });

    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await checkout()).toMatchObject({ addresses: [], addressId: null });
  });

  it('knows coupons by code, whatever its case, until they are taken away', async () => {
    expect((await useCoupon(' welcome10 ')).body.coupon).toEqual({ code: 'WELCOME10', percentage: 10 });
    const unknown = await useCoupon('FREE100');
    expect([unknown.status, unknown.body.error.fields]).toEqual([
      400,
      [{ path: 'code', message: 'This coupon does not exist.' }],
    ]);
    expect((await checkout()).coupon?.code).toBe('WELCOME10');
    expect((await api.asClient(checkoutContract.removeCoupon)).body.coupon).toBeNull();
    expect((await checkout()).coupon).toBeNull();
  });

  it('chooses no address of somebody else', async () => {
    await api.asAdmin(checkoutContract.addAddress, { body: { address } });

    expect((await choose({ addressId: 1 })).status).toBe(404);
    expect((await checkout()).addresses).toEqual([]);
  });

  it.each([
    ['address.fullName', () => addAddress({ fullName: ' ' })],
    ['address.phone', () => addAddress({ phone: 'call me' })],
    ['address.street', () => addAddress({ street: '' })],
    ['address.city', () => addAddress({ city: 'x'.repeat(101) })],
    ['address.postcode', () => addAddress({ postcode: undefined })],
    ['address.country', () => addAddress({ country: null })],
    ['address.type', () => addAddress({ type: 'summer' })],
    ['payment', () => choose({ payment: 'card' })],
    ['addressId', () => choose({ addressId: 'x' })],
    ['code', () => useCoupon(' ')],
    ['total', () => place(1.5)],
  ])('names %s', async (path, attempt) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });
});

describe('an order', () => {
  it('holds the lines at their prices, adds up, and empties the cart', async () => {
    await makeReady();
    await useCoupon('SEASON25');
    const { products } = (await api.asClient(shopContract.cart)).body;
    const total = await totalOfCart();

    const { status, body } = await place(total);

    expect(status).toBe(201);
    const { order } = body;
    expect(order.lines.map((line) => [line.productId, line.qty, line.price, line.discountPercentage])).toEqual(
      products.map((product) => [product.id, product.qty, product.price, product.discountPercentage]),
    );
    const { items, discount, coupon, delivery } = order.sums;
    expect([items, delivery]).toEqual([2 * 12_900 + 1890, 590]);
    expect(coupon).toBe(Math.floor(((items - discount) * 25 + 50) / 100));
    expect(order.sums.total).toBe(items - discount - coupon + delivery);
    expect(order).toMatchObject({ address, payment: 'bank-transfer', coupon: { code: 'SEASON25', percentage: 25 } });
    expect(Date.now() - Date.parse(order.placedAt)).toBeLessThan(60_000);
    expect((await api.asClient(shopContract.cart)).body.products).toEqual([]);
    expect(await checkout()).toMatchObject({ coupon: null, addressId: 1, payment: 'bank-transfer' });
  });

  it('can be read again by who placed it, also after its address is forgotten', async () => {
    await makeReady();
    const { order } = (await place(await totalOfCart())).body;
    await api.asClient(checkoutContract.removeAddress, { params: { id: 1 } });

    expect((await api.asClient(checkoutContract.order, { params: { id: order.id } })).body.order).toEqual(order);
    expect((await api.asAdmin(checkoutContract.order, { params: { id: order.id } })).status).toBe(404);
  });

  it('delivers free when everything ships free', async () => {
    await add(8);
    await addAddress();
    await choose({ payment: 'desk' });

    expect((await place(await totalOfCart())).body.order.sums.delivery).toBe(0);
  });

  it('is not placed at a total the buyer has not seen', async () => {
    await makeReady();
    const seen = await totalOfCart();
    await api.asClient(shopContract.changeInCart, { body: { productId: 8, qty: 3 } });

    const refused = await place(seen);

    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
    expect((await api.asClient(shopContract.cart)).body.products.length).toBe(2);
  });

  it('is placed once, for a repeated key and for two tabs at once', async () => {
    await makeReady();
    const total = await totalOfCart();
    const key = { 'idempotency-key': 'order-1' };
    const [first, second] = [await place(total, key), await place(total, key)];
    expect(second.body).toEqual(first.body);

    await makeReady();
    const both = await Promise.all([totalOfCart(), totalOfCart()]).then(([one]) =>
      Promise.all([place(one), place(one)]),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await api.database.db.$count(orders, eq(orders.accountId, 2))).toBe(2);
  });

  it('leaves what came into the cart meanwhile', async () => {
    await makeReady();
    const total = await totalOfCart();
    const holder = await api.database.pool.connect();
    await holder.query('begin');
    await holder.query(`lock table ${getTableName(orders)} in exclusive mode`);
    const placed = place(total);
    await vi.waitFor(async () => {
      const { rows } = await api.database.pool.query(
        `select 1 from pg_locks where relation = '${getTableName(orders)}'::regclass and not granted`,
      );
      expect(rows).toHaveLength(1);
    });

    await add(3);
    await holder.query('commit');
    holder.release();

    expect((await placed).body.order.lines.map(({ productId }) => productId)).toEqual([8, 1]);
    expect((await api.asClient(shopContract.cart)).body.products.map(({ id }) => id)).toEqual([3]);
  });

  it('needs something in the cart, an address and a way of payment', async () => {
    expect((await place(0)).body.error.message).toBe('Your cart is empty.');
    await add(8);
    expect((await place(1)).body.error.fields?.[0]?.path).toBe('addressId');
    await addAddress();
    expect((await place(1)).body.error.fields?.[0]?.path).toBe('payment');
  });
});
