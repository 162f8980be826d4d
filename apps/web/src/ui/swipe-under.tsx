import type { Icon } from '@tabler/icons-react';
import styles from './swipe-under.module.css';

interface SwipeUnderProps {
  /** The action of swiping the row towards its end. */
  towardsEnd: Icon;
  towardsStart: Icon;
  /** Swiping towards the end is not destructive. */
  isGoodEnd?: boolean;
}

/** What swiping a row reveals; must be the first child of the element that `useSwipe` moves. */
export function SwipeUnder({ towardsEnd: End, towardsStart: Start, isGoodEnd = false }: SwipeUnderProps) {
  return (
    <span className={styles.under} data-good-end={isGoodEnd || undefined} aria-hidden="true">
      <End size={20} stroke={1.5} />
      <Start size={20} stroke={1.5} />
    </span>
  );
}
