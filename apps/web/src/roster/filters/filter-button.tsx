import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { rosterWords } from '../roster.words';
import styles from './filters.module.css';

interface FilterButtonProps {
  isReady: boolean;
  /** Number of active filters. */
  count: number;
  /** Number of employees that match the filters. */
  shown: number;
  /** All filters, stacked. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that says how many filters are active, and opens the panel with all of them. */
export function FilterButton({ isReady, count, shown, children, ref }: FilterButtonProps) {
  const say = rosterWords.use();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={ref} disabled={!isReady} onClick={() => setOpen(true)}>
        <IconFilter size={18} stroke={1.5} aria-hidden="true" />
        {count > 0 ? say('filters.open', { count }) : say('filters.none')}
      </Button>
      <Drawer
        title={say('filters.title')}
        isOpen={isOpen}
        isLow
        onClose={() => setOpen(false)}
        footer={
          <Button look="solid" wide onClick={() => setOpen(false)}>
            {say('filters.show', { count: shown })}
          </Button>
        }
      >
        <div className={styles.sheet}>{children}</div>
      </Drawer>
    </>
  );
}
