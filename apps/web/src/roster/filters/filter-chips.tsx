import { IconX } from '@tabler/icons-react';
import { rosterWords } from '../roster.words';
import type { ActiveFilter } from './active-filters.rules';
import styles from './filters.module.css';

interface FilterChipsProps<V> {
  filters: readonly ActiveFilter<V>[];
  change: (part: Partial<V>) => void;
  onClear: () => void;
}

export function FilterChips<V>({ filters, change, onClear }: FilterChipsProps<V>) {
  const say = rosterWords.use();
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
      <button type="button" className={`hovers ${styles.clear}`} onClick={onClear}>
        {say('filters.clear')}
      </button>
    </div>
  );
}
