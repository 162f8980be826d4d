import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import styles from './person.module.css';

interface RecordsPanelProps {
  isEmpty: boolean;
  none: string;
  add: string;
  onAdd: () => void;
  children: ReactNode;
}

/** The records of one kind of a person, or that there are none, with the button that adds one. */
export function RecordsPanel({ isEmpty, none, add, onAdd, children }: RecordsPanelProps) {
  const addButton = (
    <Button onClick={onAdd}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {add}
    </Button>
  );
  return (
    <section className="panel">
      {isEmpty ? (
        <EmptyState drawing={<BlankRosterDrawing />} text={none}>
          {addButton}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>{addButton}</div>
          {children}
        </>
      )}
    </section>
  );
}
