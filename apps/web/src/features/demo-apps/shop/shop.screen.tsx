import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { useSearchKey } from '#platform/search-key';
import { useWindowKind } from '#platform/window-kind';
import { Button, buttonClass } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { Pagination } from '#ui/list/pagination';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { CardSkeleton } from './card-skeleton';
import { CartButton } from './cart-button';
import { CartLink } from './cart-link';
import { ProductCard } from './product-card';
import { ProductFacets } from './product-facets';
import styles from './products.module.css';
import { everythingInShop, productsQuery } from './shop.queries';
import { shopWords } from './shop.words';
import { hasFacets, ShopAddress } from './shop-place';
import { ShopTools } from './shop-tools';
import { useCardKeys } from './use-card-keys';
import { useShopActions } from './use-shop-actions';

/** The products of the staff shop: searched, filtered, and added to the wishlist or the cart. */
export function ShopScreen(screen: ScreenSearch) {
  const say = shopWords.use();
  const isDesktop = useWindowKind() === 'desktop';
  const list = listControl(screen, ShopAddress);
  const { view, ...wanted } = list.address;
  const query = useQuery(productsQuery(wanted));
  const actions = useShopActions();
  const [isFiltering, setFiltering] = useState(false);
  useChanges('shop', everythingInShop);

  const { products = [], total = 0, facets } = query.data ?? {};
  useCardKeys(
    say('title'),
    products,
    [
      { what: say('key.heart'), keys: ['h'], action: actions.toggleWish },
      { what: say('key.add'), keys: ['a'], action: (product) => actions.addToCart(product) },
    ],
    [{ what: say('key.search'), keys: ['/'] }],
  );
  useSearchKey();

  const isNarrowed = list.q !== '' || hasFacets(list.address);
  const panel = <ProductFacets list={list} place={list.address} facets={facets} />;
  return (
    <>
      <PageHead title={say('title')}>
        <Link to="/shop/my-orders" className={buttonClass('outline')}>
          {say('orders')}
        </Link>
        <CartLink />
      </PageHead>
      <div className={`one-column-on-tablet ${styles.screen}`}>
        {isDesktop && (
          <aside className={styles.side} aria-label={say('facets')}>
            {panel}
          </aside>
        )}
        <section className="shrinks" aria-label={say('products')}>
          <ShopTools
            list={list}
            results={query.data ? say('results', { count: total }) : ''}
            onFilters={isDesktop ? undefined : () => setFiltering(true)}
          />
          <QueryStates thing={say('thing')} query={query} skeleton={<CardSkeleton count={9} />}>
            {total > 0 && (
              <ul
                className={styles.cards}
                aria-label={say('products')}
                aria-busy={query.isPlaceholderData}
                data-view={view}
              >
                {products.map((product) => (
                  <ProductCard key={product.id} product={product} onHeart={() => actions.toggleWish(product)}>
                    <CartButton product={product} isNamed onAdd={() => actions.addToCart(product)} />
                  </ProductCard>
                ))}
              </ul>
            )}
            {total === 0 && (
              <EmptyState drawing={<KeyHookDrawing />} text={say(isNarrowed ? 'noMatch' : 'none')}>
                {isNarrowed && <Button onClick={list.clear}>{say('clear')}</Button>}
              </EmptyState>
            )}
            <Pagination list={list} total={total} />
          </QueryStates>
        </section>
      </div>
      {isFiltering && !isDesktop && (
        <Drawer
          title={say('facets')}
          isOpen
          isLow
          onClose={() => setFiltering(false)}
          footer={
            <Button look="solid" wide onClick={() => setFiltering(false)}>
              {say('showResults', { count: total })}
            </Button>
          }
        >
          <div className={styles.sheet}>{panel}</div>
        </Drawer>
      )}
    </>
  );
}
