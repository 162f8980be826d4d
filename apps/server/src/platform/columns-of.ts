import { type SQL, sql } from 'drizzle-orm';

/** A column of an aggregate as one text, as the functions below read it: far cheaper to send and to read than rows. */
export const column = (value: SQL) => sql`array_to_string(array_agg(${value}), ',', '')`;

const comma = 44;
const minus = 45;

/** Splits what `array_to_string` made of a column; no text is no rows. */
export const texts = (column: string | null): string[] => (column === null ? [] : column.split(','));

/** A column of whole numbers, read in one pass: splitting first would make a text of each. Nothing between two commas is null. */
export function numbersOrNull(column: string | null): (number | null)[] {
  const found: (number | null)[] = [];
  if (column === null) return found;
  let value: number | null = null;
  let sign = 1;
  for (let at = 0; at < column.length; at += 1) {
    const code = column.charCodeAt(at);
    if (code === comma) {
      found.push(value === null ? null : sign * value);
      value = null;
      sign = 1;
    } else if (code === minus) sign = -1;
    else value = (value ?? 0) * 10 + code - 48;
  }
  found.push(value === null ? null : sign * value);
  return found;
}

/** A column in which nothing is null. */
export const numbers = (column: string | null): number[] => numbersOrNull(column) as number[];
