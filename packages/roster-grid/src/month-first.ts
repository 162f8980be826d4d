import type { Grid } from './grid';

/** Dates are month first when some date can only be read so and none only the other way. */
export function isMonthFirst(grid: Grid, head: number, column: number): boolean {
  let monthFirst = false;
  for (let row = head + 1; row < grid.height; row += 1) {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(grid.text(row, column)) ?? [];
    if (grid.cell(row, column)?.kind !== 'text' || first === undefined) continue;
    if (Number(first) > 12) return false;
    if (Number(second) > 12) monthFirst = true;
  }
  return monthFirst;
}
