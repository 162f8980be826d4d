import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const address = {
  fullName: 'Eleni Vassou',
  phone: '2105550100',
  street: 'Akti 4',
  city: 'Piraeus',
  postcode: '185 36',
  country: 'Greece',
  type: 'home' as const,
};

const actions: [string, boolean, () => Promise<{ status: number }>][] = [
  ['a product in the cart', true, () => api.asClient(shopContract.addToCart, { body: { productId: 1 } })],
  ['one that was there', false, () => api.asClient(shopContract.addToCart, { body: { productId: 1 } })],
  ['a quantity', true, () => api.asClient(shopContract.changeInCart, { body: { productId: 1, qty: 3 } })],
  ['the same quantity', false, () => api.asClient(shopContract.changeInCart, { body: { productId: 1, qty: 3 } })],
  ['a product taken out', true, () => api.asClient(shopContract.removeFromCart, { params: { productId: 1 } })],
  ['a product taken back', true, () => api.asClient(shopContract.restoreToCart, { body: { productId: 1 } })],
  ['a wish', true, () => api.asClient(shopContract.addWish, { body: { productId: 5 } })],
  ['a wish of before', false, () => api.asClient(shopContract.addWish, { body: { productId: 5 } })],
  ['a wish taken off', true, () => api.asClient(shopContract.removeWish, { params: { productId: 5 } })],
  ['a wish taken back', true, () => api.asClient(shopContract.restoreWish, { body: { productId: 5 } })],
  ['an address', true, () => api.asClient(checkoutContract.addAddress, { body: { address } })],
  ['a choice', true, () => api.asClient(checkoutContract.choose, { body: { payment: 'desk' } })],
  ['no choice', false, () => api.asClient(checkoutContract.choose, { body: {} })],
  ['a coupon', true, () => api.asClient(checkoutContract.useCoupon, { body: { code: 'WELCOME10' } })],
  ['no coupon', true, () => api.asClient(checkoutContract.removeCoupon)],
  ['a forgotten address', true, () => api.asClient(checkoutContract.removeAddress, { params: { id: 1 } })],
];

it.each(actions)('open browsers of the account hear of %s: %s', async (_what, isTold, action) => {
  let status = 0;

  const changes = await changesOf(api, async () => {
    status = (await action()).status;
  });

  expect([changes, status < 300]).toEqual([isTold ? ['shop:2'] : [], true]);
});
