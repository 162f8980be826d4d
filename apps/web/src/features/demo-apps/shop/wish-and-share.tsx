import { IconHeart, IconHeartFilled, IconLink } from '@tabler/icons-react';
import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import styles from './product.module.css';
import { shopWords } from './shop.words';

interface WishAndShareProps {
  isInWishlist: boolean;
  onWish: () => void;
}

/** The buttons that add a product to the wishlist and copy the address of its page. */
export function WishAndShare({ isInWishlist, onWish }: WishAndShareProps) {
  const say = shopWords.use();
  return (
    <div className={`row wraps ${styles.more}`}>
      <Button aria-pressed={isInWishlist} onClick={onWish}>
        {isInWishlist ? (
          <IconHeartFilled size={18} aria-hidden="true" />
        ) : (
          <IconHeart size={18} stroke={1.5} aria-hidden="true" />
        )}
        {say('addToWishlist')}
      </Button>
      <Button onClick={() => void tellCopied(window.location.href, say('copied'), say('notCopied'))}>
        <IconLink size={18} stroke={1.5} aria-hidden="true" />
        {say('share')}
      </Button>
    </div>
  );
}
