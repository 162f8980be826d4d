import type { Order, OrderLine } from '@horae/contract/demo-apps/shop-orders';

export type PieceToPick = Pick<OrderLine, 'productId' | 'name' | 'brand' | 'colour' | 'qty'>;

/** The products to fetch for all orders, by name: the quantity of each product in each colour. */
export function piecesToPick(orders: readonly Pick<Order, 'lines'>[]): PieceToPick[] {
  const pieces = new Map<string, PieceToPick>();
  for (const { productId, name, brand, colour, qty } of orders.flatMap(({ lines }) => lines)) {
    const key = `${productId} ${colour}`;
    const sum = (pieces.get(key)?.qty ?? 0) + qty;
    pieces.set(key, { productId, name, brand, colour, qty: sum });
  }
  return [...pieces.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'el') || (a.colour < b.colour ? -1 : 1));
}
