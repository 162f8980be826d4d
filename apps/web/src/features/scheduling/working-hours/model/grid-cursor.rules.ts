/** A place in the table: row −1 are the sums at its foot; column 0 is the name, the last the total. */
export interface Place {
  row: number;
  column: number;
}

export interface Shape {
  rows: number;
  columns: number;
  /** Rows that fit on the screen. */
  page: number;
}

export const footRow = -1;

/** Where a key leads from a place; nothing where it does not move. Left and right are those of the reading direction. */
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
