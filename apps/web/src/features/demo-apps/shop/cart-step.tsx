import type { Checkout } from '@horae/contract/demo-apps/checkout.contract';
import type { CartProduct, ProductColour } from '@horae/contract/demo-apps/shop-products';
import { useMutation } from '@tanstack/react-query';
import { CartLine } from './cart-line';
import styles from './checkout.module.css';
import { checkoutWords } from './checkout.words';
import { CouponField } from './coupon-field';
import { changeInCart } from './shelves.queries';
import { focusBeside, useCardKeys } from './use-card-keys';
import { useShopActions } from './use-shop-actions';

interface CartStepProps {
  formId: string;
  products: readonly CartProduct[];
  colours: readonly { productId: number; colour: ProductColour }[];
  coupon: Checkout['coupon'];
  onNext: () => void;
}

/** The first step: the products, their quantities, and a coupon. */
export function CartStep({ formId, products, colours, coupon, onNext }: CartStepProps) {
  const say = checkoutWords.use();
  const actions = useShopActions();
  const change = useMutation(changeInCart).mutate;
  useCardKeys(
    say('title'),
    products,
    [
      {
        what: say('key.remove'),
        keys: ['Delete'],
        action(product) {
          focusBeside();
          actions.takeOut(product);
        },
      },
    ],
    [{ what: say('key.next'), keys: ['Enter'] }],
  );
  return (
    <>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <ul className={`lined ${styles.items}`} aria-label={say('cart')}>
          {products.map((product) => (
            <CartLine
              key={product.id}
              product={product}
              colour={colours.find(({ productId }) => productId === product.id)?.colour}
              onQuantity={(qty) => change({ productId: product.id, qty })}
              onRemove={() => {
                focusBeside();
                actions.takeOut(product);
              }}
              onMove={() => {
                focusBeside();
                actions.moveToWishlist(product);
              }}
            />
          ))}
        </ul>
      </form>
      <CouponField coupon={coupon} />
    </>
  );
}
