import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import type { NewAccountCases } from '../rule-cases';

export const cases: NewAccountCases = {
  personal: [
    ['wishlist', shop.wishlist],
    ['cart', shop.cart],
  ],
  changes: [['a wish', shop.wishlist, (send) => send(shop.addWish, { body: { productId: 1 } })]],
};
