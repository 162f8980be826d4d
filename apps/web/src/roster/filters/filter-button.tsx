import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { IconButton } from '#ui/icon-button';
import { rosterWords } from '../roster.words';
import styles from './filters.module.css';

interface FilterButtonProps {
  isReady: boolean;
  /** Number of active filters. */
  count: number;
  /** Number of employees that match the filters. */
  shown: number;
  /** An icon with the number of active filters, for the head of a phone. */
  isIcon?: boolean;
  /** Resets the filters; offered in the panel while one is active. */
  onClear?: () => void;
  /** All filters, stacked. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that says how many filters are active, and opens the panel with all of them. */
export function FilterButton(props: FilterButtonProps) {
  const { isReady, count, shown, isIcon = false, onClear, children, ref } = props;
  const say = rosterWords.use();
  const [isOpen, setOpen] = useState(false);
  const label = count > 0 ? say('filters.open', { count }) : say('filters.none');
  return (
    <>
      {isIcon ? (
        <IconButton ref={ref} icon={IconFilter} label={label} disabled={!isReady} onClick={() => setOpen(true)}>
          {count > 0 && (
            <b className={styles.badge} aria-hidden="true">
              {count}
            </b>
          )}
        </IconButton>
      ) : (
        <Button ref={ref} disabled={!isReady} onClick={() => setOpen(true)}>
          <IconFilter size={18} stroke={1.5} aria-hidden="true" />
          {label}
        </Button>
      )}
      <Drawer
        title={say('filters.title')}
        isOpen={isOpen}
        isLow
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.actions}>
            {onClear && count > 0 && <Button onClick={onClear}>{say('filters.clear')}</Button>}
            <Button look="solid" wide onClick={() => setOpen(false)}>
              {say('filters.show', { count: shown })}
            </Button>
          </div>
        }
      >
        <div className={styles.sheet}>{children}</div>
      </Drawer>
    </>
  );
}
