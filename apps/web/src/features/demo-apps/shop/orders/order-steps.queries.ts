import { checkoutContract, type OrderState } from '@horae/contract/demo-apps/checkout.contract';
import { ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { mutationOptions } from '@tanstack/react-query';
import { callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { everythingInShop } from '../shop.queries';
import { ordersWords } from './orders.words';

export interface OrderStep {
  id: number;
  /** The state that was seen. */
  from: OrderState;
  to: OrderState;
  /** Of the record that was seen; read anew when a list showed it. */
  tag?: string;
}

/** Who takes a step: the desk any, the buyer only out of the shop and back. */
export type Side = 'desk' | 'buyer';

/** Brings an order from the state that was seen to another. Whoever was faster is not overwritten. */
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
