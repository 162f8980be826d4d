import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import { type Product, type ProductColour } from '@horae/contract/demo-apps/shop-products';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { cartQuery, everyList, everythingInShop, productQuery, wishlistQuery } from './shop.queries';

export type ShelfAction =
  | { action: 'wish' | 'unwish' | 'restoreWish' | 'takeOut' | 'restoreToCart'; productId: number }
  | { action: 'add'; productId: number; qty?: number; colour?: ProductColour };

function send(change: ShelfAction): Promise<object> {
  const { productId } = change;
  const [body, params] = [{ productId }, { productId }];
  switch (change.action) {
    case 'wish':
      return call(shopContract.addWish, { body });
    case 'unwish':
      return call(shopContract.removeWish, { params });
    case 'restoreWish':
      return call(shopContract.restoreWish, { body });
    case 'takeOut':
      return call(shopContract.removeFromCart, { params });
    case 'restoreToCart':
      return call(shopContract.restoreToCart, { body });
    case 'add':
      return call(shopContract.addToCart, { body: { productId, qty: change.qty, colour: change.colour } });
  }
}

/** The flags that an action sets on a product immediately. */
const marks: Record<ShelfAction['action'], Partial<Product>> = {
  wish: { isInWishlist: true },
  unwish: { isInWishlist: false },
  restoreWish: { isInWishlist: true },
  add: { isInCart: true },
  takeOut: { isInCart: false },
  restoreToCart: { isInCart: true },
};

function mark({ action, productId }: ShelfAction): void {
  const marked = <P extends Product>(product: P): P =>
    product.id === productId ? { ...product, ...marks[action] } : product;
  const inList = <L extends { products: Product[] }>(list: L | undefined): L | undefined =>
    list && { ...list, products: list.products.map(marked) };
  queryClient.setQueriesData<{ products: Product[] }>({ queryKey: everyList }, inList);
  queryClient.setQueryData(wishlistQuery.queryKey, (list) => {
    const left = action === 'unwish' ? list?.products.filter(({ id }) => id !== productId) : list?.products;
    return inList(left && { products: left });
  });
  queryClient.setQueryData(cartQuery.queryKey, (cart) => {
    const left = action === 'takeOut' ? cart?.products.filter(({ id }) => id !== productId) : cart?.products;
    return cart && left && inList({ ...cart, products: left });
  });
  queryClient.setQueryData(productQuery(productId).queryKey, (one) => one && { product: marked(one.product) });
}

const shelves = { mutationKey: ['shop shelves'], scope: { id: 'shop shelves' } };

/** Only the last of several concurrent actions refetches: an earlier reply would not include the later actions. */
function refreshShop(): Promise<void> | undefined {
  if (queryClient.isMutating({ mutationKey: shelves.mutationKey }) > 1) return undefined;
  return queryClient.invalidateQueries({ queryKey: everythingInShop });
}

/** Changes wishlist and cart optimistically, one request after another; a refusal brings back the stored state. */
export const changeShelves = mutationOptions({
  mutationFn: send,
  ...shelves,
  async onMutate(change: ShelfAction) {
    await queryClient.cancelQueries({ queryKey: everythingInShop });
    mark(change);
  },
  onSettled: refreshShop,
});

export interface CartChange {
  productId: number;
  qty?: number;
  colour?: ProductColour;
}

/** Optimistically changes the quantity or colour of a product in the cart. */
export const changeInCart = mutationOptions({
  mutationFn: (change: CartChange) => call(shopContract.changeInCart, { body: change }),
  ...shelves,
  async onMutate({ productId, qty }: CartChange) {
    await queryClient.cancelQueries({ queryKey: everythingInShop });
    if (qty === undefined) return;
    queryClient.setQueryData(
      cartQuery.queryKey,
      (cart) =>
        cart && { ...cart, products: cart.products.map((one) => (one.id === productId ? { ...one, qty } : one)) },
    );
  },
  onSettled: refreshShop,
});
