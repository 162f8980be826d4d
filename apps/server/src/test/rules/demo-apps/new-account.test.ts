import { sessionContract } from '@horae/contract/core/session.contract';
import { profileContract as profile } from '@horae/contract/demo-apps/profile.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chosen } from '../../accounts';
import { startTestApp, type TestApp } from '../../start-test-app';

let api: TestApp;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startTestApp();
  [first, second] = [await register('nea@hotel.gr'), await register('leon@hotel.gr')];
});
afterAll(() => api.stop());

async function register(address: string): Promise<string> {
  const { body } = await api.asNobody(sessionContract.register, { body: { email: address, ...chosen } });
  return body.accessToken;
}

it('a new account has a profile under its name, with no empty list', async () => {
  const { header, userAbout: _about, ...lists } = (await api.as(first)(profile.read)).body;

  expect(header.username).toBe('nea');
  for (const list of [lists.suggestedPages, lists.twitterFeeds, lists.post, lists.latestPhotos, lists.suggestions])
    expect(list.length).toBeGreaterThan(0);
  expect(lists.polls.length).toBeGreaterThan(0);
});

it('a product in the cart of one account does not affect another account', async () => {
  const countOf = async (token: string) => (await api.as(token)(shop.list)).body.userCart.length;
  const [own, others] = [await countOf(first), await countOf(second)];
  const inCart = new Set((await api.as(first)(shop.list)).body.userCart.map(({ productId }) => productId));
  const productId = [1, 2, 3, 4, 5, 6].find((id) => !inCart.has(id))!;

  await api.as(first)(shop.addToCart, { body: { productId } });

  expect([await countOf(first), await countOf(second)]).toEqual([own + 1, others]);
  const { body } = await api.asNobody(sessionContract.login, {
    body: { email: 'nea@hotel.gr', password: chosen.password },
  });
  expect(body.userData.extras.eCommerceCartItemsCount).toBe(own + 1);
});
