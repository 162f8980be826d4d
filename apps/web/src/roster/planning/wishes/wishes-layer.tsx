import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import type { EditTools } from '@horae/timeline/editing';
import { IconHeart } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Store, useStore } from '#platform/store';
import type { ShiftBar } from '../../model/bars.rules';
import type { GridRow } from '../../model/rows.rules';
import { cellBox, indexOfPeople } from '../cell-box';
import styles from './wishes-layer.module.css';
import { wishedDays } from './wishes-on.rules';

type Tools = Pick<EditTools<GridRow, ShiftBar>, 'grid' | 'stuckHeight'>;

/** A mark on each day for which its person has a wish; the bar and the status say which. */
export function WishesLayer({ grid, stuckHeight, wishes }: Tools & { wishes: Store<readonly RosterWish[]> }) {
  const kept = useStore(wishes);
  const { rows } = grid.model;
  const { columns } = grid.scale;
  const indexes = useMemo(() => indexOfPeople(kept.length > 0 ? rows : []), [kept, rows]);
  const days = useMemo(
    () =>
      wishedDays(
        kept,
        columns.map(({ date }) => date),
      ),
    [kept, columns],
  );
  return (
    <div className={styles.layer} aria-hidden="true" style={{ insetBlockStart: stuckHeight }}>
      {days.map(({ employeeId, date }) => {
        const box = cellBox(grid, indexes.get(employeeId), date);
        return (
          box && (
            <div key={`${employeeId} ${date}`} className={styles.cell} data-wish={`${employeeId} ${date}`} style={box}>
              <IconHeart className={styles.mark} size={11} stroke={2} />
            </div>
          )
        );
      })}
    </div>
  );
}
