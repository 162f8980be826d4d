import type { Product } from '@horae/contract/demo-apps/shop-products';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { useWindowKind } from '#platform/window-kind';
import { Button, buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { CardSkeleton } from './card-skeleton';
import { CartLink } from './cart-link';
import { ProductCard } from './product-card';
import styles from './products.module.css';
import { everythingInShop, wishlistQuery } from './shop.queries';
import { shopWords } from './shop.words';
import { focusBeside, useCardKeys } from './use-card-keys';
import { useShopActions } from './use-shop-actions';

/** The wishlist: products are moved to the cart or removed. */
export function WishlistScreen() {
  const say = shopWords.use();
  const isPhone = useWindowKind() === 'phone';
  const query = useQuery(wishlistQuery);
  const actions = useShopActions();
  useChanges('shop', everythingInShop);

  const products = query.data?.products ?? [];
  const leaving = (action: (product: Product) => void) => (product: Product) => {
    focusBeside();
    action(product);
  };
  const [remove, move] = [leaving(actions.toggleWish), leaving(actions.moveToCart)];
  useCardKeys(say('wishlist'), products, [{ what: say('key.remove'), keys: ['Delete'], action: remove }]);

  return (
    <>
      <PageHead title={say('wishlist')}>
        {products.length > 0 && <Button onClick={() => actions.moveAllToCart(products)}>{say('moveAll')}</Button>}
        <CartLink />
      </PageHead>
      <QueryStates thing={say('wishlistThing')} query={query} skeleton={<CardSkeleton count={3} />}>
        {products.length === 0 ? (
          <EmptyState drawing={<KeyHookDrawing />} text={say('wishlistEmpty')}>
            <Link to="/shop" className={buttonClass('solid')}>
              {say('browse')}
            </Link>
          </EmptyState>
        ) : (
          <ul className={styles.cards} aria-label={say('wishlist')} data-wishes data-view={isPhone ? 'list' : 'grid'}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product}>
                <Button
                  look="solid"
                  wide
                  aria-label={say('moveNamed', { name: product.name })}
                  onClick={() => move(product)}
                >
                  {say('moveToCart')}
                </Button>
                <Button wide aria-label={say('removeNamed', { name: product.name })} onClick={() => remove(product)}>
                  {say('remove')}
                </Button>
              </ProductCard>
            ))}
          </ul>
        )}
      </QueryStates>
    </>
  );
}
