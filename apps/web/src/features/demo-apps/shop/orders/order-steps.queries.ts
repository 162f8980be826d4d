import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { type OrderState } from '@horae/contract/demo-apps/shop-orders';
import { mutationOptions } from '@tanstack/react-query';
import { callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { everythingInShop } from '../shop.queries';
import { ordersWords } from './orders.words';

export interface OrderStep {
  id: number;
  /** The state that the user saw. */
  from: OrderState;
  to: OrderState;
  /** The tag of the order that the user saw; fetched again if it was only in a list. */
  tag?: string;
}

/** Who changes the state: the desk may make any change, the buyer may only cancel and undo that. */
export type Side = 'desk' | 'buyer';

/** Changes an order from the state that the user saw to another. Does not overwrite changes made meanwhile. */
export const stepOf = (side: Side) =>
  mutationOptions({
    mutationFn: async ({ tag, ...step }: OrderStep) => {
      const ifMatch = tag ?? (await tagAsSeen(side, step));
      const { answer, tag: next } = await calls[side].take(step, ifMatch);
      return { order: answer.order, tag: next };
    },
    onError: () => queryClient.invalidateQueries({ queryKey: everythingInShop }),
    meta: { refreshes: everythingInShop },
  });

const calls = {
  desk: {
    read: (id: number) => callTagged(ordersContract.one, { query: { id } }),
    take: ({ id, to }: OrderStep, ifMatch: string) =>
      callTagged(ordersContract.update, { body: { id, state: to } }, { ifMatch }),
  },
  buyer: {
    read: (id: number) => callTagged(checkoutContract.order, { params: { id } }),
    take: ({ id, to }: OrderStep, ifMatch: string) =>
      callTagged(ordersContract.cancel, { body: { id, isCancelled: to === 'cancelled' } }, { ifMatch }),
  },
};

async function tagAsSeen(side: Side, { id, from }: OrderStep): Promise<string> {
  const { answer, tag } = await calls[side].read(id);
  const now = answer.order.state;
  if (now === from) return tag;
  throw new Error(ordersWords.say('changedMeanwhile', { id, state: ordersWords.say(`state.${now}`) }));
}
