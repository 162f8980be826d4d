import type { Product } from '@horae/contract/demo-apps/shop-products';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '#platform/format-money';
import styles from './product.module.css';
import { productsQuery } from './shop.queries';
import { shopWords } from './shop.words';

const shownAtMost = 8;

/** Other products of the same brand. */
export function RelatedProducts({ product }: { product: Product }) {
  const say = shopWords.use();
  const { data } = useQuery(productsQuery({ brand: product.brand, perPage: shownAtMost + 1 }));
  const others = data?.products.filter(({ id }) => id !== product.id).slice(0, shownAtMost) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles.related} aria-label={say('related')}>
      <h2>{say('related')}</h2>
      <ul>
        {others.map(({ id, name, price, image }) => (
          <li key={id}>
            <Link to="/shop/products/$id" params={{ id: String(id) }}>
              <img src={image} alt="" width={480} height={480} loading="lazy" />
              <span>{name}</span>
              <span className={styles.small}>{formatMoney(price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
