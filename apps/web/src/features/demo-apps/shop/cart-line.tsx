import type { CartProduct, ProductColour } from '@horae/contract/demo-apps/shop-products';
import { quantities, sumsOfLine } from '@horae/contract/demo-apps/shop-sums';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { QuantityStepper } from '#ui/quantity-stepper';
import styles from './checkout.module.css';
import { checkoutWords } from './checkout.words';
import { pictureIn } from './picture-in';
import { shopWords } from './shop.words';

interface CartLineProps {
  product: CartProduct;
  colour: ProductColour | undefined;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  onMove: () => void;
}

/** A product in the cart: quantity, delivery date and price. */
export function CartLine({ product, colour, onQuantity, onRemove, onMove }: CartLineProps) {
  const say = checkoutWords.use();
  const sayShop = shopWords.use();
  const { id, name, brand, price, qty, image, shippingDate, offers, discountPercentage } = product;
  const { items, discount } = sumsOfLine(product);
  return (
    <li className={styles.item} data-id={id}>
      <img src={pictureIn(image, colour)} alt="" width={480} height={480} />
      <div className={styles.about}>
        <h3>
          <Link to="/shop/products/$id" className="title-link breaks-anywhere" params={{ id: String(id) }}>
            {name}
          </Link>
        </h3>
        <p className="note">
          {brand}
          {colour && ` · ${say('colour', { colour: sayShop(`colour.${colour}`) })}`}
        </p>
        <p className="note">
          {say('delivery')} <time dateTime={shippingDate}>{formatDate(new Date(shippingDate))}</time>
        </p>
        <p className={styles.badges}>
          <Badge tone="success">{say('off', { percent: discountPercentage })}</Badge>
          <Badge>{say('offers', { count: offers })}</Badge>
        </p>
      </div>
      <div className={styles.amount}>
        <strong>{formatMoney((items - discount) / 100)}</strong>
        <span className="note">{say('each', { amount: formatMoney(price) })}</span>
        <QuantityStepper label={sayShop('quantityOf', { name })} value={qty} {...quantities} onChange={onQuantity} />
      </div>
      <div className={styles.actions}>
        <Button look="plain" aria-label={say('moveNamed', { name })} onClick={onMove}>
          {say('moveToWishlist')}
        </Button>
        <Button look="plain" aria-label={say('removeNamed', { name })} onClick={onRemove}>
          {say('remove')}
        </Button>
      </div>
    </li>
  );
}
