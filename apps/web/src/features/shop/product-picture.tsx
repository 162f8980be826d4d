import type { Product } from '@horae/contract/shop.contract';
import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#ui/dialog';
import styles from './product.module.css';
import { shopWords } from './shop.words';

/** The picture of a product; a press shows it large. */
export function ProductPicture({ product: { name, image } }: { product: Product }) {
  const say = shopWords.use();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={say('zoom', { name })}
        onClick={() => setLarge(true)}
      >
        <img src={image} alt="" width={480} height={480} />
        <IconZoomIn size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <Dialog title={name} isOpen={isLarge} onClose={() => setLarge(false)} size="large">
        <img src={image} alt={name} className={styles.large} width={480} height={480} />
      </Dialog>
    </>
  );
}
