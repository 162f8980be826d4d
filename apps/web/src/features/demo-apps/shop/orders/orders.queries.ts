import { type OrderQuery, ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { everyPage } from '#platform/every-page';
import { everythingInShop } from '../shop.queries';

export const everyOrder = [...everythingInShop, 'orders'];

export function ordersQuery(query: OrderQuery) {
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

/** All orders waiting to be picked, oldest first. */
export const ordersToPickQuery = queryOptions({
  queryKey: [...everyOrder, 'to-pick'],
  queryFn: ({ signal }) =>
    everyPage(async (page) => {
      const query = { ...page, state: 'placed', sort: 'asc' } as const;
      const { total, orders } = await call(ordersContract.list, { query }, signal);
      return { total, rows: orders };
    }),
});
