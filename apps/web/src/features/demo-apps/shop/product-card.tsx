import type { Product } from '@horae/contract/demo-apps/shop-products';
import { IconHeart, IconHeartFilled, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoney } from '#platform/format-money';
import { Badge } from '#ui/badge';
import { IconButton } from '#ui/icon-button';
import styles from './products.module.css';
import { Rating } from './rating';
import { shopWords } from './shop.words';

interface ProductCardProps {
  product: Product;
  /** Without it, there is no wishlist button. */
  onHeart?: () => void;
  /** Further actions on the product. */
  children?: ReactNode;
}

/** A product in a list: name, price and buttons. */
export function ProductCard({ product, onHeart, children }: ProductCardProps) {
  const say = shopWords.use();
  const { id, name, brand, price, image, rating, description, hasFreeShipping, isInWishlist } = product;
  return (
    <li className={styles.card} data-id={id}>
      <div className={styles.picture}>
        <img src={image} alt="" width={480} height={480} loading="lazy" />
        {onHeart && (
          <IconButton
            icon={isInWishlist ? IconHeartFilled : IconHeart}
            label={say('wishNamed', { name })}
            aria-pressed={isInWishlist}
            className={styles.heart ?? ''}
            onClick={onHeart}
          />
        )}
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <strong className={styles.price}>{formatMoney(price)}</strong>
          <Rating stars={rating} />
        </div>
        <h2>
          <Link to="/shop/products/$id" className="title-link breaks-anywhere" params={{ id: String(id) }}>
            {name}
          </Link>
        </h2>
        <p className="note">{brand}</p>
        <p className={styles.description}>{description}</p>
        {hasFreeShipping && (
          <Badge tone="success" icon={IconTruckDelivery}>
            {say('freeShipping')}
          </Badge>
        )}
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </li>
  );
}
