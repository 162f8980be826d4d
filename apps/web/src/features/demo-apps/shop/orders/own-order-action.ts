import type { Order, OrderState } from '@horae/contract/demo-apps/checkout.contract';

/** Where the buyer may bring an order: out of the shop while nobody has put it together, and back. */
export function ownActionOf({ state, cancelledBy }: Pick<Order, 'state' | 'cancelledBy'>): OrderState | null {
  if (state === 'placed') return 'cancelled';
  return cancelledBy === 'buyer' ? 'placed' : null;
}
