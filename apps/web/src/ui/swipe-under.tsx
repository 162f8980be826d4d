import type { Icon } from '@tabler/icons-react';
import styles from './swipe-under.module.css';

interface SwipeUnderProps {
  /** What a finger does that draws the row towards its end. */
  towardsEnd: Icon;
  towardsStart: Icon;
  /** Towards the end is no loss. */
  isGoodEnd?: boolean;
}

/** What a row that is drawn aside uncovers; stands first in the element that `useSwipe` moves. */
export function SwipeUnder({ towardsEnd: End, towardsStart: Start, isGoodEnd = false }: SwipeUnderProps) {
  return (
    <span className={styles.under} data-good-end={isGoodEnd || undefined} aria-hidden="true">
      <End size={20} stroke={1.5} />
      <Start size={20} stroke={1.5} />
    </span>
  );
}
