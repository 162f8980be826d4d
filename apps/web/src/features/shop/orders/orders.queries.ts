import type { OrderState } from '@horae/contract/checkout.contract';
import { type OrderQuery, ordersContract } from '@horae/contract/orders.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { everyPage } from '#platform/every-page';
import { queryClient } from '#platform/query-client';
import { ordersWords } from './orders.words';

export const everyOrder = ['shop', 'orders'];

type OrderPage = Pick<OrderQuery, 'q' | 'page' | 'perPage' | 'sort' | 'sortColumn' | 'state' | 'payment'>;

export function ordersQuery(query: OrderPage) {
  return queryOptions({
    queryKey: [...everyOrder, 'list', query],
    queryFn: ({ signal }) => call(ordersContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function boughtOrderQuery(id: number) {
  return queryOptions({
    queryKey: [...everyOrder, 'one', id],
    queryFn: ({ signal }) => call(ordersContract.one, { query: { id } }, signal),
  });
}

export function ownOrdersQuery(query: { page: number; perPage: number }) {
  return queryOptions({
    queryKey: [...everyOrder, 'mine', query],
    queryFn: ({ signal }) => call(ordersContract.mine, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Every order that waits to be put together, the oldest first. */
export const ordersToPickQuery = queryOptions({
  queryKey: [...everyOrder, 'to-pick'],
  queryFn: ({ signal }) =>
    everyPage(async (page) => {
      const query = { ...page, state: 'placed', sort: 'asc' } as const;
      const { total, orders } = await call(ordersContract.list, { query }, signal);
      return { total, rows: orders };
    }),
});

export interface OrderStep {
  id: number;
  /** The state that was seen. */
  from: OrderState;
  to: OrderState;
  /** Of the record that was seen; read anew when a list showed it. */
  tag?: string;
}

/** Brings an order from the state that was seen to another. Whoever was faster is not overwritten. */
export const bringOrder = mutationOptions({
  mutationFn: async ({ id, from, to, tag }: OrderStep) => {
    const ifMatch = tag ?? (await tagWhileIn(id, from));
    return callTagged(ordersContract.update, { body: { id, state: to } }, { ifMatch });
  },
  onError: () => queryClient.invalidateQueries({ queryKey: everyOrder }),
  meta: { refreshes: everyOrder },
});

async function tagWhileIn(id: number, state: OrderState): Promise<string> {
  const { answer, tag } = await callTagged(ordersContract.one, { query: { id } });
  const now = answer.order.state;
  if (now === state) return tag;
  throw new Error(ordersWords.say('changedMeanwhile', { id, state: ordersWords.say(`state.${now}`) }));
}
