import type { Product, ProductColour } from '@horae/contract/demo-apps/shop-products';
import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#ui/dialog';
import { useSwipe } from '#ui/use-swipe';
import { pictureIn } from './picture-in';
import styles from './product.module.css';
import { shopWords } from './shop.words';

interface ProductPictureProps {
  product: Product;
  colour: ProductColour;
  /** Called after a swipe. */
  onStep: (by: 1 | -1) => void;
}

/** The picture of a product in its colour; a press enlarges it, a swipe shows the next colour. */
export function ProductPicture({ product: { name, image }, colour, onStep }: ProductPictureProps) {
  const say = shopWords.use();
  const [isLarge, setLarge] = useState(false);
  const swipe = useSwipe({ towardsStart: () => onStep(1), towardsEnd: () => onStep(-1) });
  const src = pictureIn(image, colour);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={say('zoom', { name })}
        onClick={() => setLarge(true)}
        {...swipe}
      >
        <img src={src} alt="" width={480} height={480} draggable={false} />
        <IconZoomIn size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <Dialog title={name} isOpen={isLarge} onClose={() => setLarge(false)} size="large">
        <img src={src} alt={name} className={styles.large} width={480} height={480} />
      </Dialog>
    </>
  );
}
