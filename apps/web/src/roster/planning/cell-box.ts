import type { EditTools } from '@horae/timeline/editing';
import type { ShiftBar } from '../model/bars.rules';
import type { GridRow } from '../model/rows.rules';

type PlanGrid = EditTools<GridRow, ShiftBar>['grid'];

/** The index of each person's row on the grid. */
export const indexOfPeople = (rows: readonly GridRow[]): ReadonlyMap<number, number> =>
  new Map(rows.flatMap((row, index) => (row.kind === 'resource' ? [[row.id, index] as const] : [])));

/** Where a day of a person is drawn, in px from the block start of the rows; undefined if it is not on the grid. */
export function cellBox({ model, scale, nameWidth }: PlanGrid, index: number | undefined, date: string | undefined) {
  const column = scale.columns.find((one) => one.date === date);
  if (index === undefined || !column) return undefined;
  const end = scale.columns[column.index + 1]?.x ?? scale.width;
  const [top, bottom] = [model.tops[index]!, model.tops[index + 1]!];
  return {
    insetBlockStart: top,
    insetInlineStart: nameWidth + column.x,
    inlineSize: end - column.x,
    blockSize: bottom - top,
  };
}
