import type { Order, OrderState } from '@horae/contract/demo-apps/shop-orders';

/** What the buyer may do with an order: cancel it while it has not been picked, or undo that. */
export function ownActionOf({ state, cancelledBy }: Pick<Order, 'state' | 'cancelledBy'>): OrderState | null {
  if (state === 'placed') return 'cancelled';
  return cancelledBy === 'buyer' ? 'placed' : null;
}
