import type { Range } from './sheet';

/** The address of a cell as spreadsheets write it, from row and column counted from 0: `addressOf(2, 1)` is `B3`. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** The column that letters name, counted from 0: 1 for `B`; undefined if they name none. */
export function columnAt(letters: string): number | undefined {
  if (!/^[A-Z]{1,3}$/.test(letters)) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The address of a range: `B3:H3`, or `B3` for a single cell. */
export function rangeAddress({ top, left, bottom, right }: Range): string {
  const first = addressOf(top, left);
  const last = addressOf(bottom, right);
  return first === last ? first : `${first}:${last}`;
}
