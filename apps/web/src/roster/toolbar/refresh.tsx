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

/** A refetch button, which says the age of the data in its tip. */
export function Refresh({ updatedAt, isFetching, clock, onRefresh }: RefreshProps) {
  const say = rosterWords.use();
  const age = updatedAt > 0 ? say('updated', { time: clock(updatedAt) }) : '';
  return (
    <div className={styles.refresh}>
      <IconButton
        icon={IconRefresh}
        label={say('refresh')}
        data-keys="r"
        data-tip={age ? `${say('refresh')} · ${age}` : undefined}
        data-busy={isFetching || undefined}
        className={styles.turning ?? ''}
        onClick={onRefresh}
      />
      <span role="status" className="visually-hidden">
        {age}
      </span>
    </div>
  );
}
