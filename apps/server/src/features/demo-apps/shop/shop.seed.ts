import { productColours } from '@horae/contract/demo-apps/shop-products';
import type { PersonalSamples, SharedSamples } from '#platform/samples';
import { sampleProducts } from './shop.samples';
import { cartItems, coupons, products, wishes } from './shop.table';

export const shopSamples: SharedSamples = {
  name: 'shop',
  async add(tx) {
    const rows = sampleProducts.map((product, index) => ({
      id: index + 1,
      name: product.name,
      slug: product.slug,
      description: product.description,
      brand: product.brand,
      price: product.price,
      image: `/samples/shop/${product.slug}.svg`,
      hasFreeShipping: product.hasFreeShipping ?? false,
      rating: product.rating,
    }));
    await tx.insert(products).values(rows);
    await tx.insert(coupons).values([
      { code: 'WELCOME10', percentage: 10 },
      { code: 'SEASON25', percentage: 25 },
    ]);
  },
};

/** Product, quantity, offers, discount and days until delivery. */
const inCart = [
  [27, 1, 2, 10, 3],
  [23, 2, 1, 5, 2],
  [11, 1, 4, 12, 5],
  [5, 2, 3, 8, 7],
  [17, 1, 1, 15, 4],
] as const;

const wished = [26, 18, 27, 2, 21];

export const shelfSamples: PersonalSamples = {
  name: 'shop shelves',
  async add(tx, accountId) {
    await tx.insert(cartItems).values(
      inCart.map(([productId, qty, offers, discountPercentage, deliveryDays], index) => ({
        accountId,
        productId,
        id: index + 1,
        qty,
        colour: productColours[0],
        offers,
        discountPercentage,
        deliveryDays,
      })),
    );
    await tx.insert(wishes).values(wished.map((productId, index) => ({ accountId, productId, id: index + 1 })));
  },
};
