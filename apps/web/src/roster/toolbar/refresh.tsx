import { IconRefresh } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { rosterWords } from '../roster.words';
import styles from './refresh.module.css';

interface RefreshProps {
  updatedAt: number;
  isFetching: boolean;
  clock: (instant: number) => string;
  onRefresh: () => void;
}

/** A refetch button that shows the age of the data. */
export function Refresh({ updatedAt, isFetching, clock, onRefresh }: RefreshProps) {
  const say = rosterWords.use();
  return (
    <div className={styles.refresh}>
      <IconButton
        icon={IconRefresh}
        label={say('refresh')}
        data-keys="r"
        data-busy={isFetching || undefined}
        className={styles.turning ?? ''}
        onClick={onRefresh}
      />
      <span role="status" className={styles.updated}>
        {updatedAt > 0 && say('updated', { time: clock(updatedAt) })}
      </span>
    </div>
  );
}
