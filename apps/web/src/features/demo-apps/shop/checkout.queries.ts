import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { type NewShopAddress } from '@horae/contract/demo-apps/shop-addresses';
import type { RequestOf } from '@horae/contract/route';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { everythingInShop } from './shop.queries';

export const checkoutQuery = queryOptions({
  queryKey: [...everythingInShop, 'checkout'],
  queryFn: ({ signal }) => call(checkoutContract.checkout, {}, signal),
});

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: [...everythingInShop, 'order', id],
    queryFn: ({ signal }) => call(checkoutContract.order, { params: { id } }, signal),
  });
}

const refreshShop = () => queryClient.invalidateQueries({ queryKey: everythingInShop });

const meta = { refreshes: everythingInShop };

export const chooseInCheckout = mutationOptions({
  mutationFn: (choice: RequestOf<typeof checkoutContract.choose>['body']) =>
    call(checkoutContract.choose, { body: choice }),
  async onMutate(choice) {
    await queryClient.cancelQueries({ queryKey: checkoutQuery.queryKey });
    queryClient.setQueryData(
      checkoutQuery.queryKey,
      (now) =>
        now && {
          ...now,
          ...(choice.payment && { payment: choice.payment }),
          ...(choice.addressId && { addressId: Number(choice.addressId) }),
        },
    );
  },
  onSettled: refreshShop,
});

export const applyCoupon = mutationOptions({
  mutationFn: (code: string) => call(checkoutContract.useCoupon, { body: { code } }),
  meta: { ...meta, showsError: true },
});

export const removeCoupon = mutationOptions({ mutationFn: () => call(checkoutContract.removeCoupon, {}), meta });

export const addAddress = mutationOptions({
  mutationFn: ({ address, key }: { address: NewShopAddress; key: string }) =>
    callTagged(checkoutContract.addAddress, { body: { address } }, { idempotencyKey: key }),
  meta: { ...meta, showsError: true },
});

export const removeAddress = mutationOptions({
  mutationFn: (id: number) => call(checkoutContract.removeAddress, { params: { id } }),
  meta,
});

export const placeOrder = mutationOptions({
  mutationFn: ({ total, key }: { total: number; key: string }) =>
    callTagged(checkoutContract.placeOrder, { body: { total } }, { idempotencyKey: key }),
  meta: { showsError: true },
  onSuccess: ({ answer }) => void queryClient.setQueryData(orderQuery(answer.order.id).queryKey, answer),
  // Not awaited: the receipt appears before the empty cart has been fetched.
  onSettled: () => void refreshShop(),
});
