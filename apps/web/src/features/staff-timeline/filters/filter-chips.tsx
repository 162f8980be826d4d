import { IconX } from '@tabler/icons-react';
import type { TimelineView } from '../model/timeline-view.rules';
import { timelineWords } from '../staff-timeline.words';
import type { ActiveFilter } from './active-filters.rules';
import styles from './filters.module.css';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  change: (part: Partial<TimelineView>) => void;
  onClear: () => void;
}

export function FilterChips({ filters, change, onClear }: FilterChipsProps) {
  const say = timelineWords.use();
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={say('filters.active')}>
      {filters.map(({ key, name, value, without }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={say('filters.remove', { name, value })}
          onClick={() => change(without)}
        >
          {say('filters.chip', { name, value })}
          <IconX size={14} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        {say('filters.clear')}
      </button>
    </div>
  );
}
