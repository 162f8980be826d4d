import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import type { EditTools } from '@horae/timeline/editing';
import { IconPinnedFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Store, useStore } from '#platform/store';
import type { ShiftBar } from '../../model/bars.rules';
import type { GridRow } from '../../model/rows.rules';
import { cellBox, indexOfPeople } from '../cell-box';
import styles from './notes-layer.module.css';

type Tools = Pick<EditTools<GridRow, ShiftBar>, 'grid' | 'stuckHeight'>;

/** The corner of each day with a note, and a pin on those that are pinned; the bar says what is noted. */
export function NotesLayer({ grid, stuckHeight, notes }: Tools & { notes: Store<readonly PlanNote[]> }) {
  const kept = useStore(notes);
  const { rows } = grid.model;
  const indexes = useMemo(() => indexOfPeople(kept.length > 0 ? rows : []), [kept, rows]);
  return (
    <div className={styles.layer} aria-hidden="true" style={{ insetBlockStart: stuckHeight }}>
      {kept.map(({ employeeId, day, text, isPinned }) => {
        const box = cellBox(grid, indexes.get(employeeId), day);
        return (
          box && (
            <div key={`${employeeId} ${day}`} className={styles.cell} data-note={`${employeeId} ${day}`} style={box}>
              {text !== '' && <span className={styles.corner} />}
              {isPinned && <IconPinnedFilled className={styles.pin} size={11} />}
            </div>
          )
        );
      })}
    </div>
  );
}
