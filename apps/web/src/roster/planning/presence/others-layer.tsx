import type { EditTools } from '@horae/timeline/editing';
import { useMemo } from 'react';
import { type Store, useStore } from '#platform/store';
import { monogram } from '#ui/hotel/hotel-marks';
import type { ShiftBar } from '../../model/bars.rules';
import type { GridRow } from '../../model/rows.rules';
import { cellBox, indexOfPeople } from '../cell-box';
import styles from './others.module.css';
import type { Others } from './use-others';

type Tools = Pick<EditTools<GridRow, ShiftBar>, 'grid' | 'stuckHeight'>;

/** Where the other planners are on the grid: an outline around the day, with their initials. */
export function OthersLayer({ grid, stuckHeight, others }: Tools & { others: Store<Others> }) {
  const here = useStore(others);
  const { rows } = grid.model;
  const indexes = useMemo(() => indexOfPeople(here.length > 0 ? rows : []), [here, rows]);
  return (
    <div className={styles.layer} aria-hidden="true" style={{ insetBlockStart: stuckHeight }}>
      {here.map(({ accountId, name, at, isEditing }) => {
        const box = at && cellBox(grid, indexes.get(at.employeeId), at.day);
        return (
          box && (
            <div
              key={accountId}
              className={styles.cell}
              data-planner={name}
              data-editing={isEditing || undefined}
              style={box}
            >
              <span className={styles.who}>{monogram(name)}</span>
            </div>
          )
        );
      })}
    </div>
  );
}
