import { IconStar, IconStarFilled } from '@tabler/icons-react';
import styles from './products.module.css';
import { shopWords } from './shop.words';

const five = [1, 2, 3, 4, 5];

/** Stars, read out as "4 out of 5". */
export function Rating({ stars }: { stars: number }) {
  const say = shopWords.use();
  return (
    <span className={styles.rating} role="img" aria-label={say('stars', { count: stars })}>
      {five.map((star) =>
        star <= stars ? <IconStarFilled key={star} size={14} /> : <IconStar key={star} size={14} stroke={1.5} />,
      )}
    </span>
  );
}
