import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import type { RequestOf } from '@horae/contract/route';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const everythingInShop = ['shop'];
export const everyList = [...everythingInShop, 'list'];

export type ProductListQuery = RequestOf<typeof shopContract.list>['query'];

export function productsQuery(query: ProductListQuery) {
  return queryOptions({
    queryKey: [...everyList, query],
    queryFn: ({ signal }) => call(shopContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function productQuery(id: number) {
  return queryOptions({
    queryKey: [...everythingInShop, 'one', id],
    queryFn: ({ signal }) => call(shopContract.one, { params: { id } }, signal),
  });
}

export const wishlistQuery = queryOptions({
  queryKey: [...everythingInShop, 'wishlist'],
  queryFn: ({ signal }) => call(shopContract.wishlist, {}, signal),
});

export const cartQuery = queryOptions({
  queryKey: [...everythingInShop, 'cart'],
  queryFn: ({ signal }) => call(shopContract.cart, {}, signal),
});
