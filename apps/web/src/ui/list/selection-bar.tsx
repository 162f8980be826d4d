import type { ReactNode } from 'react';
import { Button } from '../button';
import { listWords } from './list.words';
import styles from './selection-bar.module.css';
import type { TableSelection } from './table-props';

interface SelectionBarProps {
  selection: TableSelection;
  /** The actions for all selected rows. */
  children?: ReactNode;
}

/** Shown above the table while rows are selected, including rows on other pages. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const say = listWords.use();
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <div className={`screen-only ${styles.bar}`}>
      <p role="status">{say('selected', { count })}</p>
      <Button look="plain" onClick={() => selection.onChange(new Set())}>
        {say('clearSelection')}
      </Button>
      {children}
    </div>
  );
}
