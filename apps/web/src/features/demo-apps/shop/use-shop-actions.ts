import type { Product, ProductColour } from '@horae/contract/demo-apps/shop-products';
import { useMutation } from '@tanstack/react-query';
import { notifyUndo } from '#platform/notify';
import { changeShelves } from './shelves.queries';
import { shopWords } from './shop.words';

type Flagged = Pick<Product, 'id' | 'isInCart' | 'isInWishlist'>;

export interface ShopActions {
  toggleWish: (product: Flagged) => void;
  addToCart: (product: Flagged, chosen?: { qty: number; colour: ProductColour }) => void;
  takeOut: (product: Flagged) => void;
  /** From the wishlist to the cart. */
  moveToCart: (product: Flagged) => void;
  moveAllToCart: (products: readonly Flagged[]) => void;
  /** From the cart to the wishlist. */
  moveToWishlist: (product: Flagged) => void;
}

/** The actions on products, each with undo. */
export function useShopActions(): ShopActions {
  const say = shopWords.use();
  const { mutate, mutateAsync } = useMutation(changeShelves);
  const offerUndo = (action: Promise<unknown>, text: string, undo: () => void) =>
    notifyUndo(text, say('undo'), undo, action);

  /** Adds the product to the cart, unless it is there, and removes it from the wishlist. */
  function move({ id: productId, isInCart }: Flagged): Promise<unknown> {
    const added = isInCart ? undefined : mutateAsync({ action: 'add', productId });
    return Promise.all([added, mutateAsync({ action: 'unwish', productId })]);
  }

  function moveBack({ id: productId, isInCart }: Flagged): void {
    mutate({ action: 'restoreWish', productId });
    if (!isInCart) mutate({ action: 'takeOut', productId });
  }

  return {
    toggleWish({ id: productId, isInWishlist }) {
      const done = mutateAsync({ action: isInWishlist ? 'unwish' : 'wish', productId });
      if (isInWishlist) offerUndo(done, say('unwished'), () => mutate({ action: 'restoreWish', productId }));
      else offerUndo(done, say('wished'), () => mutate({ action: 'unwish', productId }));
    },
    addToCart({ id: productId, isInCart }, chosen) {
      if (isInCart) return;
      const done = mutateAsync({ action: 'add', productId, ...chosen });
      offerUndo(done, say('added'), () => mutate({ action: 'takeOut', productId }));
    },
    takeOut({ id: productId }) {
      const done = mutateAsync({ action: 'takeOut', productId });
      offerUndo(done, say('removed'), () => mutate({ action: 'restoreToCart', productId }));
    },
    moveToCart(product) {
      offerUndo(move(product), say('moved'), () => moveBack(product));
    },
    moveAllToCart(products) {
      offerUndo(Promise.all(products.map(move)), say('movedAll', { count: products.length }), () => {
        for (const product of products) moveBack(product);
      });
    },
    moveToWishlist({ id: productId, isInWishlist }) {
      const wished = isInWishlist ? undefined : mutateAsync({ action: 'wish', productId });
      const done = Promise.all([wished, mutateAsync({ action: 'takeOut', productId })]);
      offerUndo(done, say('movedToWishlist'), () => {
        mutate({ action: 'restoreToCart', productId });
        if (!isInWishlist) mutate({ action: 'unwish', productId });
      });
    },
  };
}
