/** A cell of the table: row −1 is the foot with the sums; column 0 is the name, the last one the total. */
export interface Place {
  row: number;
  column: number;
}

export interface Shape {
  rows: number;
  columns: number;
  /** The number of rows that fit on the screen. */
  page: number;
}

export const footRow = -1;

/** The cell that a key leads to, or null. Left and right follow the reading direction. */
export function moved(
  { row, column }: Place,
  key: string,
  isCtrl: boolean,
  { rows, columns, page }: Shape,
): Place | null {
  const at = row === footRow ? rows : row;
  const to = (next: number, side = column): Place => {
    const current = Math.max(0, Math.min(rows, next));
    return { row: current === rows ? footRow : current, column: Math.max(0, Math.min(columns - 1, side)) };
  };
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'ArrowUp') return to(at - 1);
  if (key === 'ArrowRight') return to(at, column + 1);
  if (key === 'ArrowLeft') return to(at, column - 1);
  if (key === 'PageDown') return to(Math.min(at + page, Math.max(at, rows - 1)));
  if (key === 'PageUp') return to(at - page);
  if (key === 'Home') return to(isCtrl ? 0 : at, 0);
  if (key === 'End') return to(isCtrl ? rows : at, columns - 1);
  return null;
}
