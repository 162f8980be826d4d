import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { rosterWords } from '../roster.words';
import styles from './states.module.css';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** Ten placeholder rows in the shape of the grid. */
export function GridSkeleton() {
  const say = rosterWords.use();
  return (
    <Skeleton thing={say('shifts')}>
      <div className={styles.skeleton}>
        {rows.map((row) => (
          <div key={row} className={styles.skeleton}>
            <SkeletonBlock width={28} height={28} />
            <SkeletonBlock width={140 - ((row * 37) % 50)} height={14} />
            <span style={{ inlineSize: `${8 + ((row * 29) % 20)}%` }} />
            <SkeletonBlock width={`${14 + ((row * 17) % 12)}%`} height={24} />
            <span style={{ inlineSize: `${6 + ((row * 13) % 14)}%` }} />
            <SkeletonBlock width="16%" height={24} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
