import type { NewShopAddress } from '@horae/contract/demo-apps/shop-addresses';
import type { OrderLine, OrderState } from '@horae/contract/demo-apps/shop-orders';
import { productColours } from '@horae/contract/demo-apps/shop-products';
import { sumsOfCart } from '@horae/contract/demo-apps/shop-sums';
import { asc, eq } from 'drizzle-orm';
import type { SharedSamples } from '#platform/samples';
import { accounts } from '../../core/session/session.table';
import { sampleProducts } from './shop.samples';
import { orders } from './shop.table';

interface SampleOrder {
  /** Index of the demo account. */
  buyer: number;
  daysAgo: number;
  state: OrderState;
  payment: (typeof orders.$inferSelect)['payment'];
  /** Product, quantity and discount. */
  lines: [number, number, number][];
}

const sampleOrders: SampleOrder[] = [
  { buyer: 1, daysAgo: 23, state: 'handed-out', payment: 'desk', lines: [[5, 1, 10]] },
  {
    buyer: 0,
    daysAgo: 6,
    state: 'ready',
    payment: 'bank-transfer',
    lines: [
      [24, 2, 5],
      [27, 1, 8],
    ],
  },
  {
    buyer: 1,
    daysAgo: 1,
    state: 'placed',
    payment: 'desk',
    lines: [
      [11, 1, 12],
      [25, 3, 4],
    ],
  },
];

const day = 86_400_000;
const desk: Omit<NewShopAddress, 'fullName'> = {
  phone: '+30 210 555 0142',
  street: 'Leoforos Posidonos 40',
  city: 'Athens',
  postcode: '166 74',
  country: 'Greece',
  type: 'work',
};

/** A few orders of the demo accounts, one in each state that the desk uses. */
export const orderSamples: SharedSamples = {
  name: 'shop orders',
  async add(tx, now) {
    const buyers = await tx.select().from(accounts).where(eq(accounts.isDemo, true)).orderBy(asc(accounts.id));
    const rows = sampleOrders.flatMap(({ buyer, daysAgo, state, payment, lines: ordered }) => {
      const account = buyers[buyer];
      if (!account) return [];
      const lines = ordered.map(lineOf);
      const placedAt = new Date(now.getTime() - daysAgo * day);
      const address = { ...desk, fullName: account.fullName };
      return [
        { accountId: account.id, placedAt, stateAt: placedAt, state, payment, lines, address, sums: sumsOfCart(lines) },
      ];
    });
    if (rows.length > 0) await tx.insert(orders).values(rows);
  },
};

function lineOf([productId, qty, discountPercentage]: SampleOrder['lines'][number]): OrderLine {
  const { name, brand, price, hasFreeShipping = false } = sampleProducts[productId - 1]!;
  return {
    productId,
    name,
    brand,
    colour: productColours[0],
    price: price / 100,
    qty,
    discountPercentage,
    hasFreeShipping,
  };
}
