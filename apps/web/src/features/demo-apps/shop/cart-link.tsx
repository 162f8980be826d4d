import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { session } from '#platform/session';
import { buttonClass } from '#ui/button';
import { cartQuery } from './shop.queries';
import { shopWords } from './shop.words';

/** A link to the cart with its number of products; until the cart has loaded, the number known from the login. */
export function CartLink() {
  const say = shopWords.use();
  const { data } = useQuery(cartQuery);
  const count = data?.products.length ?? session.get()?.extras.eCommerceCartItemsCount ?? 0;
  return (
    <Link to="/shop/checkout" className={buttonClass('outline')}>
      <IconShoppingCart size={18} stroke={1.5} aria-hidden="true" />
      {say('cart', { count })}
    </Link>
  );
}
