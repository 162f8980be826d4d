import type { Product, ProductColour } from '@horae/contract/shop.contract';
import { useMutation } from '@tanstack/react-query';
import { notifyUndo } from '#platform/notify';
import { changeShelves } from './shelves.queries';
import { shopWords } from './shop.words';

type Flagged = Pick<Product, 'id' | 'isInCart' | 'isInWishlist'>;

export interface ShopDeeds {
  toggleWish: (product: Flagged) => void;
  addToCart: (product: Flagged, chosen?: { qty: number; colour: ProductColour }) => void;
  takeOut: (product: Flagged) => void;
  /** From the wishlist into the cart. */
  moveToCart: (product: Flagged) => void;
  moveAllToCart: (products: readonly Flagged[]) => void;
  /** From the cart onto the wishlist. */
  moveToWishlist: (product: Flagged) => void;
}

/** What is done with a product, each with its way back. */
export function useShopDeeds(): ShopDeeds {
  const say = shopWords.use();
  const { mutate } = useMutation(changeShelves);
  const offerUndo = (text: string, undo: () => void) => notifyUndo(text, say('undo'), undo);

  /** Into the cart, unless it is there, and off the wishlist. */
  function move({ id: productId, isInCart }: Flagged): void {
    if (!isInCart) mutate({ deed: 'add', productId });
    mutate({ deed: 'unwish', productId });
  }

  function moveBack({ id: productId, isInCart }: Flagged): void {
    mutate({ deed: 'restoreWish', productId });
    if (!isInCart) mutate({ deed: 'takeOut', productId });
  }

  return {
    toggleWish({ id: productId, isInWishlist }) {
      mutate({ deed: isInWishlist ? 'unwish' : 'wish', productId });
      if (isInWishlist) offerUndo(say('unwished'), () => mutate({ deed: 'restoreWish', productId }));
      else offerUndo(say('wished'), () => mutate({ deed: 'unwish', productId }));
    },
    addToCart({ id: productId, isInCart }, chosen) {
      if (isInCart) return;
      mutate({ deed: 'add', productId, ...chosen });
      offerUndo(say('added'), () => mutate({ deed: 'takeOut', productId }));
    },
    takeOut({ id: productId }) {
      mutate({ deed: 'takeOut', productId });
      offerUndo(say('removed'), () => mutate({ deed: 'restoreToCart', productId }));
    },
    moveToCart(product) {
      move(product);
      offerUndo(say('moved'), () => moveBack(product));
    },
    moveAllToCart(products) {
      for (const product of products) move(product);
      offerUndo(say('movedAll', { count: products.length }), () => {
        for (const product of products) moveBack(product);
      });
    },
    moveToWishlist({ id: productId, isInWishlist }) {
      if (!isInWishlist) mutate({ deed: 'wish', productId });
      mutate({ deed: 'takeOut', productId });
      offerUndo(say('movedToWishlist'), () => {
        mutate({ deed: 'restoreToCart', productId });
        if (!isInWishlist) mutate({ deed: 'unwish', productId });
      });
    },
  };
}
