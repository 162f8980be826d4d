import type { EditTools } from '@horae/timeline/editing';
import { type Store, useStore } from '#platform/store';
import { monogram } from '#ui/hotel/hotel-marks';
import type { ShiftBar } from '../../model/bars.rules';
import type { GridRow } from '../../model/rows.rules';
import styles from './others.module.css';
import type { Others } from './use-others';

type Tools = Pick<EditTools<GridRow, ShiftBar>, 'grid' | 'stuckHeight'>;

/** Where the other planners are on the grid: an outline around the day, with their initials. */
export function OthersLayer({ grid, stuckHeight, others }: Tools & { others: Store<Others> }) {
  const here = useStore(others);
  const { model, scale, nameWidth } = grid;
  return (
    <div className={styles.layer} aria-hidden="true" style={{ insetBlockStart: stuckHeight }}>
      {here.map(({ accountId, name, at, isEditing }) => {
        const index = at ? model.rows.findIndex((row) => row.kind === 'resource' && row.id === at.employeeId) : -1;
        const column = scale.columns.find(({ date }) => date === at?.day);
        if (index < 0 || !column) return null;
        const end = scale.columns[column.index + 1]?.x ?? scale.width;
        const [top, bottom] = [model.tops[index]!, model.tops[index + 1]!];
        return (
          <div
            key={accountId}
            className={styles.cell}
            data-planner={name}
            data-editing={isEditing || undefined}
            style={{
              insetBlockStart: top,
              insetInlineStart: nameWidth + column.x,
              inlineSize: end - column.x,
              blockSize: bottom - top,
            }}
          >
            <span className={styles.who}>{monogram(name)}</span>
          </div>
        );
      })}
    </div>
  );
}
