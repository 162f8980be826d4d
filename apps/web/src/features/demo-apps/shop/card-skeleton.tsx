import { SkeletonBlock } from '#ui/skeleton';
import styles from './products.module.css';

/** The placeholder of loading cards. */
export function CardSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, card) => (
        <SkeletonBlock key={card} height={420} />
      ))}
    </div>
  );
}
