import type { Product } from '@horae/contract/demo-apps/shop-products';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { Button, buttonClass } from '#ui/button';
import { shopWords } from './shop.words';

interface CartButtonProps {
  product: Product;
  onAdd: () => void;
  /** Also names the product, for lists with several buttons. */
  isNamed?: boolean;
}

/** Adds a product to the cart, or links to the cart if it is there already. The focus stays in place. */
export function CartButton({ product, onAdd, isNamed = false }: CartButtonProps) {
  const say = shopWords.use();
  const { name, isInCart } = product;
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  useLayoutEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    // The link has just replaced the focused button.
    if (isInCart && document.activeElement === document.body) place.current?.querySelector('a')?.focus();
  }, [isInCart]);

  return (
    <div ref={place}>
      {isInCart ? (
        <Link
          to="/shop/checkout"
          className={buttonClass('outline', true)}
          aria-label={isNamed ? say('viewCartOf', { name }) : undefined}
        >
          {say('viewCart')}
        </Link>
      ) : (
        <Button
          look="solid"
          wide
          aria-label={isNamed ? say('addNamed', { name }) : undefined}
          onClick={() => {
            hasActed.current = true;
            onAdd();
          }}
        >
          {say('addToCart')}
        </Button>
      )}
    </div>
  );
}
