import { addressOf } from './address';
import type { Grid } from './grid';
import { type Block, columnsOf } from './grid-block';
import type { LineFacts } from './line-cells';

/** How a line names its person, as written. */
export interface PersonLabel {
  name: string;
  surname?: string;
  firstName?: string;
  code?: string;
  job?: string;
  department?: string;
}

/** Reads how a line names its person. */
export function labelAt({ grid, block, isLegend }: LineFacts, row: number): PersonLabel {
  const first = (...kinds: Parameters<typeof columnsOf>[1][]) => {
    const column = columnsOf(block, ...kinds).find((one) => grid.cell(row, one) !== null && !isLegend(row, one));
    return column === undefined ? undefined : grid.text(row, column).replaceAll('\n', ' ');
  };
  const surname = first('surname');
  const firstName = first('firstName');
  const parts = columnsOf(block, 'surname', 'firstName').sort((a, b) => a - b);
  const joined = parts
    .map((column) => (isLegend(row, column) ? '' : grid.text(row, column)))
    .filter((text) => text !== '');
  const code = first('code');
  const job = first('job');
  const department = first('department') ?? departmentOver(grid, block, row);
  return {
    name: first('name') ?? joined.join(' '),
    ...(surname !== undefined && { surname }),
    ...(firstName !== undefined && { firstName }),
    ...(code !== undefined && { code }),
    ...(job !== undefined && { job }),
    ...(department !== undefined && { department }),
  };
}

/** A department merged over the lines of its people. */
function departmentOver(grid: Grid, block: Block, row: number): string | undefined {
  const [column] = columnsOf(block, 'department');
  if (column === undefined) return undefined;
  const [anchorRow, anchorColumn] = grid.anchor(row, column);
  const isOver = anchorColumn === column && anchorRow >= block.firstRow && grid.cell(anchorRow, column) !== null;
  return isOver ? grid.text(anchorRow, column).replaceAll('\n', ' ') : undefined;
}

/** Under which key a line without a name is asked. */
export const lineKey = (grid: Grid, row: number): string => {
  for (let column = 0; column < grid.width; column += 1)
    if (grid.cell(row, column) !== null) return addressOf(row, column);
  return addressOf(row, 0);
};
