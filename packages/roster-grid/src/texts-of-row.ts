import type { Grid } from './grid';

/** The texts of a row, from left to right. */
export function textsOf(grid: Grid, row: number): string[] {
  const texts: string[] = [];
  for (let column = 0; column < grid.width; column += 1) {
    const text = grid.text(row, column);
    if (text !== '') texts.push(text);
  }
  return texts;
}
