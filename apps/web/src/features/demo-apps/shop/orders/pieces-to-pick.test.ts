import type { OrderLine } from '@horae/contract/demo-apps/shop-orders';
import { expect, it } from 'vitest';
import { piecesToPick } from './pieces-to-pick';

const line = (productId: number, name: string, colour: OrderLine['colour'], qty: number): OrderLine => ({
  productId,
  name,
  brand: 'Solea',
  colour,
  qty,
  price: 10,
  discountPercentage: 0,
  hasFreeShipping: true,
});

it('adds up each product in each colour, by name', () => {
  const orders = [
    { lines: [line(2, 'Lamp', 'primary', 1), line(1, 'Kettle', 'danger', 2)] },
    { lines: [line(2, 'Lamp', 'primary', 3), line(2, 'Lamp', 'info', 1)] },
  ];

  expect(piecesToPick(orders).map(({ name, colour, qty }) => [name, colour, qty])).toEqual([
    ['Kettle', 'danger', 2],
    ['Lamp', 'info', 1],
    ['Lamp', 'primary', 4],
  ]);
});
