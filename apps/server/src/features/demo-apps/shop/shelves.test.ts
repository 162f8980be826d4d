import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { cartItems, wishes } from './shop.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [cartItems, wishes]) await api.database.db.delete(table).where(eq(table.accountId, 2));
});

const cart = async () => (await api.asClient(shopContract.cart)).body;
const wishlist = async () => (await api.asClient(shopContract.wishlist)).body.products;
const add = (productId: number, more: object = {}) =>
  api.asClient(shopContract.addToCart, { body: { productId, ...more } });
const take = (productId: number) => api.asClient(shopContract.removeFromCart, { params: { productId } });
const restore = (productId: number) => api.asClient(shopContract.restoreToCart, { body: { productId } });
const wish = (productId: number) => api.asClient(shopContract.addWish, { body: { productId } });
const unwish = (productId: number) => api.asClient(shopContract.removeWish, { params: { productId } });

describe('the cart', () => {
  it('takes a product once, counting from 1, and leaves a row that is there as it is', async () => {
    const first = await add(8);
    const second = await add(3);
    await api.asClient(shopContract.changeInCart, { body: { productId: 8, qty: 4 } });
    const again = await add(8);

    expect([first.status, first.body]).toEqual([201, { cartItem: { id: 1, productId: 8, qty: 1 } }]);
    expect(second.body.cartItem).toEqual({ id: 2, productId: 3, qty: 1 });
    expect([again.status, again.body.cartItem]).toEqual([201, { id: 1, productId: 8, qty: 4 }]);
    expect((await cart()).products.map(({ id, qty, isInCart }) => [id, qty, isInCart])).toEqual([
      [8, 4, true],
      [3, 1, true],
    ]);
  });

  it('draws offers, discount and delivery within their bounds, and keeps them', async () => {
    for (let id = 1; id <= 27; id += 1) await add(id);
    const before = Date.now();

    const { products } = await cart();

    const day = 86_400_000;
    for (const { offers, discountPercentage, shippingDate } of products) {
      expect(offers >= 1 && offers <= 4).toBe(true);
      expect(discountPercentage >= 3 && discountPercentage <= 20).toBe(true);
      const away = Date.parse(shippingDate) - before;
      expect(shippingDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(away >= day && Date.parse(shippingDate) - Date.now() <= 7 * day).toBe(true);
    }
    expect(new Set(products.map(({ discountPercentage }) => discountPercentage)).size).toBeGreaterThan(1);
    const drawn = ({ offers, discountPercentage }: (typeof products)[number]) => [offers, discountPercentage];
    expect((await cart()).products.map(drawn)).toEqual(products.map(drawn));
  });

  it('keeps quantity and colour that are chosen with it', async () => {
    const added = await add(9, { qty: 3, colour: 'danger' });
    await add(10);

    expect(added.body.cartItem.qty).toBe(3);
    expect((await cart()).colours).toEqual([
      { productId: 9, colour: 'danger' },
      { productId: 10, colour: 'primary' },
    ]);
  });

  it('changes quantity and colour, only what is sent', async () => {
    await add(9, { qty: 3, colour: 'danger' });
    const change = (more: object) => api.asClient(shopContract.changeInCart, { body: { productId: 9, ...more } });

    expect((await change({ qty: 10 })).body).toEqual({ cartItem: { id: 1, productId: 9, qty: 10 } });
    expect((await cart()).colours[0]?.colour).toBe('danger');
    expect((await change({ colour: 'info' })).body.cartItem.qty).toBe(10);
    expect((await cart()).colours[0]?.colour).toBe('info');
  });

  it('lets go of a product once', async () => {
    await add(8);
    const gone = await take(8);

    expect([gone.status, gone.text]).toEqual([200, '{}']);
    expect((await take(8)).status).toBe(404);
    expect((await take(99)).status).toBe(404);
    expect((await cart()).products).toEqual([]);
  });

  it('takes back what was taken out as it was: place, quantity, colour, offers and discount', async () => {
    await add(8, { qty: 5, colour: 'info' });
    await add(3);
    const drawn = await cart();
    await take(8);

    const back = await restore(8);

    expect([back.status, back.body.cartItem]).toEqual([200, { id: 1, productId: 8, qty: 5 }]);
    const now = await cart();
    const kept = ({ shippingDate: _date, ...rest }: (typeof drawn.products)[number]) => rest;
    expect([now.products.map(kept), now.colours]).toEqual([drawn.products.map(kept), drawn.colours]);
    expect((await restore(8)).body.cartItem).toEqual({ id: 1, productId: 8, qty: 5 });
    expect((await restore(20)).status).toBe(404);
  });

  it('puts it last when its number was given away', async () => {
    await add(8);
    await add(3);
    await take(3);
    await add(4);

    expect((await restore(3)).body.cartItem.id).toBe(3);
    expect((await cart()).products.map(({ id }) => id)).toEqual([8, 4, 3]);
  });

  it('begins anew with what comes in again', async () => {
    await add(8, { qty: 5, colour: 'info' });
    await take(8);

    expect((await add(8)).body.cartItem).toEqual({ id: 1, productId: 8, qty: 1 });
    expect((await cart()).colours).toEqual([{ productId: 8, colour: 'primary' }]);
  });

  it('gives parallel additions consecutive ids, and one product one row', async () => {
    const added = await Promise.all([1, 2, 3, 4, 5, 6, 6, 6].map((productId) => add(productId)));

    const ids = new Set(added.map(({ body }) => body.cartItem.id));
    expect([...ids].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await cart()).products.length).toBe(6);
  });

  it('is each account’s own', async () => {
    await add(8);

    expect((await api.asAdmin(shopContract.cart)).body.products.map(({ id }) => id)).not.toContain(8);
    expect((await api.asAdmin(shopContract.changeInCart, { body: { productId: 8, qty: 2 } })).status).toBe(404);
  });

  it.each([
    ['no product', () => add(undefined as unknown as number), 'productId'],
    ['eleven', () => add(8, { qty: 11 }), 'qty'],
    ['another colour', () => add(8, { colour: 'mauve' }), 'colour'],
    ['none', () => api.asClient(shopContract.changeInCart, { body: { productId: 8, qty: 0 } }), 'qty'],
    ['a name', () => api.asClient(shopContract.removeFromCart, { params: { productId: 'x' } }), 'productId'],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('knows no product 28', async () => {
    expect((await add(28)).status).toBe(404);
    expect((await api.asClient(shopContract.changeInCart, { body: { productId: 28, qty: 1 } })).status).toBe(404);
  });
});

describe('the wishlist', () => {
  it('takes a product once, in the order of wishing', async () => {
    const first = await wish(20);
    await wish(4);
    const again = await wish(20);

    expect([first.status, first.body]).toEqual([201, { wishlistItem: { id: 1, productId: 20 } }]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await wishlist()).map(({ id, isInWishlist }) => [id, isInWishlist])).toEqual([
      [20, true],
      [4, true],
    ]);
    expect((await api.asClient(shopContract.list, { query: {} })).body.userWishlist).toEqual([
      { id: 1, productId: 20 },
      { id: 2, productId: 4 },
    ]);
  });

  it('lets go once, and takes back into the old place', async () => {
    await wish(20);
    await wish(4);
    const gone = await unwish(20);

    expect([gone.status, gone.text, (await unwish(20)).status]).toEqual([200, '{}', 404]);
    const back = await api.asClient(shopContract.restoreWish, { body: { productId: 20 } });
    expect([back.status, back.body]).toEqual([200, { wishlistItem: { id: 1, productId: 20 } }]);
    expect((await wishlist()).map(({ id }) => id)).toEqual([20, 4]);
  });

  it('puts what is wished for anew at the end', async () => {
    await wish(20);
    await wish(4);
    await unwish(20);

    expect((await wish(20)).body.wishlistItem).toEqual({ id: 3, productId: 20 });
    expect((await wishlist()).map(({ id }) => id)).toEqual([4, 20]);
  });

  it.each([
    ['an unknown product', () => wish(28), 404],
    ['a product that is not on it', () => unwish(5), 404],
    [
      'a restore of what was never there',
      () => api.asClient(shopContract.restoreWish, { body: { productId: 5 } }),
      404,
    ],
    ['a name', () => api.asClient(shopContract.removeWish, { params: { productId: 'x' } }), 400],
  ])('refuses %s', async (_what, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });
});
