import type { Product } from '@horae/contract/demo-apps/shop.contract';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { Button, buttonClass } from '#ui/button';
import { shopWords } from './shop.words';

interface CartButtonProps {
  product: Product;
  onAdd: () => void;
  /** Says also of which product, where several stand beside each other. */
  isNamed?: boolean;
}

/** Puts a product into the cart; what is there leads to the cart. The focus stays where it was. */
export function CartButton({ product, onAdd, isNamed = false }: CartButtonProps) {
  const say = shopWords.use();
  const { name, isInCart } = product;
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  useLayoutEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    // The button has just given way to a link, or the other way round.
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
