import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import type { EditTools } from '@horae/timeline/editing';
import { IconPinnedFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Store, useStore } from '#platform/store';
import type { ShiftBar } from '../../model/bars.rules';
import type { GridRow } from '../../model/rows.rules';
import { cellBox, indexOfPeople } from '../cell-box';
import { noteText } from './note-text';
import styles from './notes-layer.module.css';

type Tools = Pick<EditTools<GridRow, ShiftBar>, 'grid' | 'stuckHeight' | 'cursor'>;

/** The corner of each day with a note, and a pin on those that are pinned; the note itself beside the day that has the focus. */
export function NotesLayer({ grid, stuckHeight, cursor, notes }: Tools & { notes: Store<readonly PlanNote[]> }) {
  const kept = useStore(notes);
  const { rows } = grid.model;
  const focused = cursor.at && {
    row: rowOfCursor(grid, cursor.at.row),
    date: grid.scale.columns[cursor.at.column - 1]?.date,
  };
  const indexes = useMemo(() => indexOfPeople(kept.length > 0 ? rows : []), [kept, rows]);
  return (
    <div className={styles.layer} aria-hidden="true" style={{ insetBlockStart: stuckHeight }}>
      {kept.map((note) => {
        const { employeeId, day, text, isPinned } = note;
        const box = cellBox(grid, indexes.get(employeeId), day);
        return (
          box && (
            <div
              key={`${employeeId} ${day}`}
              className={styles.cell}
              data-note={`${employeeId} ${day}`}
              data-late={isLate(grid, day) || undefined}
              style={box}
            >
              {text !== '' && <span className={styles.corner} />}
              {focused?.row === employeeId && focused.date === day && <p className={styles.text}>{noteText(note)}</p>}
              {isPinned && <IconPinnedFilled className={styles.pin} size={11} />}
            </div>
          )
        );
      })}
    </div>
  );
}

/** The person of a row of the grid, whose first row is its head. */
function rowOfCursor({ model, shape }: Tools['grid'], row: number) {
  const found = model.rows[row - (shape.strip ? 2 : 1)];
  return found?.kind === 'resource' ? found.id : undefined;
}

const isLate = ({ scale }: Tools['grid'], day: string) =>
  scale.columns.findIndex(({ date }) => date === day) > scale.columns.length / 2;
