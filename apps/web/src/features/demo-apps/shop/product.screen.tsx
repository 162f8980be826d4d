import type { ProductColour } from '@horae/contract/demo-apps/shop-products';
import { deliveryCharge, quantities } from '@horae/contract/demo-apps/shop-sums';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { formatMoney } from '#platform/format-money';
import { isMissing } from '#platform/missing-record';
import { readId } from '#platform/read-value';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { buttonClass } from '#ui/button';
import { NoRecord } from '#ui/no-record';
import { PageHead } from '#ui/page-head';
import { QuantityStepper } from '#ui/quantity-stepper';
import { SkeletonBlock } from '#ui/skeleton';
import { CartButton } from './cart-button';
import { CartLink } from './cart-link';
import { ColourChoice } from './colour-choice';
import styles from './product.module.css';
import { ProductPicture } from './product-picture';
import { Rating } from './rating';
import { RelatedProducts } from './related-products';
import { changeInCart } from './shelves.queries';
import { cartQuery, everythingInShop, productQuery } from './shop.queries';
import { shopWords } from './shop.words';
import { useShopActions } from './use-shop-actions';
import { WishAndShare } from './wish-and-share';

/** One product: colour and quantity are chosen, then it is added to the cart or the wishlist. */
export function ProductScreen({ id, search, onSearch }: ScreenSearch & { id: string }) {
  const say = shopWords.use();
  const number = readId(id);
  const { data, error, refetch } = useQuery({ ...productQuery(number ?? 0), enabled: number !== null });
  const { data: cart } = useQuery(cartQuery);
  const actions = useShopActions();
  const change = useMutation(changeInCart).mutate;
  const [chosenQuantity, setQuantity] = useState(1);
  useChanges('shop', everythingInShop);
  useScreenKeys(data?.product.name ?? say('title'), [
    { what: say('key.colour'), keys: ['↑', '↓'] },
    { what: say('key.quantity'), keys: ['+', '−'] },
  ]);

  const isGone = isMissing(number, error);
  if (!data || isGone) {
    return (
      <NoRecord
        title={say('title')}
        isMissing={isGone}
        text={say('gone')}
        error={error}
        onRetry={() => void refetch()}
        thing={say('oneThing')}
        skeleton={<ProductSkeleton />}
      >
        <Link to="/shop" className={buttonClass('solid')}>
          {say('backToShop')}
        </Link>
      </NoRecord>
    );
  }
  const { product } = data;
  const { name, brand, price, rating, description, hasFreeShipping, isInCart, isInWishlist, colorOptions } = product;
  const inCart = isInCart ? cart?.products.find((one) => one.id === product.id) : undefined;
  const bought = isInCart ? cart?.colours.find(({ productId }) => productId === product.id)?.colour : undefined;
  const colour = colorOptions.find((one) => one === search.colour) ?? bought ?? colorOptions[0]!;
  const qty = inCart?.qty ?? chosenQuantity;

  function choose(next: ProductColour): void {
    onSearch(withSearchChange(search, { colour: next }), { replace: true });
    if (isInCart) change({ productId: product.id, colour: next });
  }

  function step(by: 1 | -1): void {
    const count = colorOptions.length;
    choose(colorOptions[(colorOptions.indexOf(colour) + by + count) % count]!);
  }

  return (
    <>
      <PageHead title={name} lead={brand}>
        <CartLink />
      </PageHead>
      <div className={styles.product}>
        <ProductPicture product={product} colour={colour} onStep={step} />
        <div className={styles.facts}>
          <p className={styles.price}>
            <strong>{formatMoney(price)}</strong>
            <Rating stars={rating} />
          </p>
          <p className={styles.shipping}>
            <IconTruckDelivery size={18} stroke={1.5} aria-hidden="true" />
            {hasFreeShipping
              ? say('freeShippingNote')
              : say('deliveryNote', { amount: formatMoney(deliveryCharge / 100) })}
          </p>
          <p>{description}</p>
          <h2>{say('colour')}</h2>
          <ColourChoice colours={colorOptions} value={colour} onChange={choose} />
          <div className={styles.buy} role="group" aria-label={say('buy', { name })}>
            <QuantityStepper
              label={say('quantity')}
              value={qty}
              {...quantities}
              onChange={(next) => (isInCart ? change({ productId: product.id, qty: next }) : setQuantity(next))}
            />
            <CartButton product={product} onAdd={() => actions.addToCart(product, { qty, colour })} />
          </div>
          <WishAndShare isInWishlist={isInWishlist} onWish={() => actions.toggleWish(product)} />
        </div>
      </div>
      <RelatedProducts product={product} />
    </>
  );
}

function ProductSkeleton() {
  return (
    <div className={styles.product}>
      <SkeletonBlock height={420} />
      <SkeletonBlock height={320} />
    </div>
  );
}
