import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import { type Product, productColours } from '@horae/contract/demo-apps/shop-products';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { products } from './shop.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => api.asClient(shopContract.list, { query });
const idsOf = (products: Product[]) => products.map(({ id }) => id);
const upwards = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the products of a new server', () => {
  it('are 27, 1 to 27, with drawings of their own and the prescribed fields', async () => {
    const { body } = await list({ perPage: 100 });

    expect(idsOf(body.products)).toEqual(upwards(1, 27).reverse());
    for (const product of body.products) {
      expect(Object.keys(product)).toEqual(
        'id name slug description brand price image hasFreeShipping rating isInWishlist isInCart colorOptions'.split(
          ' ',
        ),
      );
      expect(product.image).toBe(`/samples/shop/${product.slug}.svg`);
      expect(product.colorOptions).toEqual([...productColours]);
      expect(Number.isInteger(product.rating) && product.rating >= 1 && product.rating <= 5).toBe(true);
    }
    expect(new Set(body.products.map(({ slug }) => slug)).size).toBe(27);
  });

  it('stand five in the cart and five on the wishlist of every account, and login counts the cart', async () => {
    const { body } = await list();
    const { userData } = await api.login('client@demo.com', 'client');

    expect(body.userCart.map(({ id }) => id)).toEqual(upwards(1, 5));
    expect(body.userWishlist.map(({ id }) => id)).toEqual(upwards(1, 5));
    expect(userData.extras).toEqual({ eCommerceCartItemsCount: 5 });
    const registered = await api.app.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { email: 'buyer@hotel.gr', password: 'uniforms and shoes', passwordConfirm: 'uniforms and shoes' },
    });
    expect(registered.json().userData.extras.eCommerceCartItemsCount).toBe(5);
  });
});

describe('the list', () => {
  it('comes nine a page, the newest first; a page past the end is empty', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));

    expect(pages.map(({ body }) => idsOf(body.products))).toEqual([
      upwards(19, 27).reverse(),
      upwards(10, 18).reverse(),
      upwards(1, 9).reverse(),
      [],
    ]);
    expect(pages.map(({ body }) => body.total)).toEqual([27, 27, 27, 27]);
  });

  it('is sorted by price both ways, equal prices by id', async () => {
    await api.database.db
      .update(products)
      .set({ price: 2700 })
      .where(inArray(products.id, [3, 15, 26]));
    const up = (await list({ sortBy: 'price-asc', perPage: 100 })).body.products;
    const down = (await list({ sortBy: 'price-desc', perPage: 100 })).body.products;

    for (const [sorted, sign] of [
      [up, 1],
      [down, -1],
    ] as const)
      for (const [index, { id, price }] of sorted.slice(1).entries()) {
        const before = sorted[index]!;
        expect(before.price === price ? before.id < id : (price - before.price) * sign > 0).toBe(true);
      }
    expect(idsOf(up.filter(({ price }) => price === 27))).toEqual([3, 15, 26]);
    expect(idsOf(down.filter(({ price }) => price === 27))).toEqual([3, 15, 26]);
  });

  it.each<[string, Record<string, unknown>, (product: Product) => boolean]>([
    ['a part of the name, whatever its case', { q: ' BOTTLE ' }, ({ name }) => name.includes('bottle')],
    ['nothing but the name', { q: 'double-walled' }, () => false],
    ['no wildcard', { q: '%' }, () => false],
    ['one brand', { brand: 'solea' }, ({ brand }) => brand === 'Solea'],
    ['several brands', { brand: 'Solea,Therma' }, ({ brand }) => ['Solea', 'Therma'].includes(brand)],
    ['an unknown brand', { brand: 'Nobody' }, () => false],
    ['so many stars or more', { rating: '4' }, ({ rating }) => rating >= 4],
    ['a range of prices', { min: '18.90', max: 44 }, ({ price }) => price >= 18.9 && price <= 44],
    ['free shipping', { freeShipping: 'true' }, ({ hasFreeShipping }) => hasFreeShipping],
    ['not only free shipping', { freeShipping: false }, () => true],
    ['an empty facet', { brand: '', rating: '', min: '', freeShipping: '' }, () => true],
    ['all at once', { q: 'reception', brand: 'Aulis', rating: 5, max: 80 }, ({ id }) => id === 2],
  ])('finds by %s', async (_what, query, isWanted) => {
    const all = (await list({ perPage: 100 })).body.products;

    const { body } = await list({ ...query, perPage: 100 });

    expect(idsOf(body.products)).toEqual(idsOf(all.filter(isWanted)));
    expect(body.total).toBe(body.products.length);
  });

  it('offers the facets of all products, however few are found', async () => {
    const { body } = await list({ q: 'peeler', perPage: 1 });

    expect(body.facets).toEqual({
      brands: ['Aulis', 'Kopis', 'Linara', 'Signa', 'Solea', 'Therma'],
      minPrice: 4.8,
      maxPrice: 129,
    });
  });

  it.each([
    ['sortBy', { sortBy: 'price' }],
    ['perPage', { perPage: 101 }],
    ['page', { page: 0 }],
    ['q', { q: 'x'.repeat(201) }],
    ['rating', { rating: 6 }],
    ['min', { min: '-1' }],
    ['max', { max: 'dear' }],
    ['freeShipping', { freeShipping: 'perhaps' }],
  ])('refuses a wrong %s', async (path, query) => {
    const answer = await list(query);

    expect([answer.status, answer.body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });
});

describe('one product', () => {
  it('is answered as the list has it, with the flags of the account that asks', async () => {
    const { body } = await api.asClient(shopContract.one, { params: { id: 27 } });
    const [listed] = (await list({ q: 'steel bottle' })).body.products;

    expect(body.product).toEqual(listed);
    expect(body.product).toMatchObject({ isInCart: true, isInWishlist: true, price: 19.9 });
    await api.asAdmin(shopContract.removeFromCart, { params: { productId: 27 } });
    expect((await api.asAdmin(shopContract.one, { params: { id: 27 } })).body.product.isInCart).toBe(false);
    expect((await api.asClient(shopContract.one, { params: { id: 27 } })).body.product.isInCart).toBe(true);
  });

  it.each([
    ['unknown', 28, 404],
    ['no number', 'x', 400],
    ['too large', 2_147_483_648, 400],
  ])('is not there when its id is %s', async (_what, id, status) => {
    expect((await api.asClient(shopContract.one, { params: { id } })).status).toBe(status);
  });
});
