import type { Grid } from './grid';
import { type Block, columnsOf } from './grid-block';
import { isLegendHeading } from './legend';

/** Cells that cannot belong to a legend: heads, and the days and labels of lines with a name. */
export function takenCells(
  grid: Grid,
  blocks: readonly Block[],
  headRows: ReadonlySet<number>,
): (row: number, column: number) => boolean {
  const rows = new Map<number, Block>();
  for (const block of blocks) {
    let isPeople = false;
    for (let row = block.firstRow; row <= block.lastRow; row += 1) {
      isPeople = namesPerson(grid, block, row) || (isPeople && continues(grid, block, row));
      if (isPeople) rows.set(row, block);
    }
  }
  return (row, column) => {
    if (headRows.has(row)) return !isBesideDays(blocks, column) || !isLegendHeading(grid.text(row, column));
    const block = rows.get(row);
    return block !== undefined && (block.dayColumns.has(column) || column < Math.max(...block.dayColumns));
  };
}

/** A line with a name and anything beside it; a short word with one cell more may be a code that is explained. */
function namesPerson(grid: Grid, block: Block, row: number): boolean {
  const label = columnsOf(block, 'name', 'surname', 'firstName', 'code').filter(
    (column) => grid.cell(row, column) !== null,
  );
  if (label.length === 0) return false;
  let others = 0;
  for (let column = 0; column < grid.width; column += 1) if (grid.cell(row, column) !== null) others += 1;
  const text = grid.text(row, label[0]!);
  if (isLegendHeading(text)) return false;
  return text.length > 4 ? !/[=:]/.test(text) : others > 3;
}

/** A line without a name right below a person. */
function continues(grid: Grid, block: Block, row: number): boolean {
  let days = 0;
  for (let column = 0; column < grid.width; column += 1) {
    if (grid.cell(row, column) === null) continue;
    if (block.dayColumns.has(column)) days += 1;
    else if (/[=:]/.test(grid.text(row, column)) || isLegendHeading(grid.text(row, column))) return false;
  }
  return days > 0;
}

const isBesideDays = (blocks: readonly Block[], column: number) =>
  blocks.every(({ dayColumns }) => column > Math.max(...dayColumns));
