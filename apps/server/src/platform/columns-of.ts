import { type SQL, sql } from 'drizzle-orm';

/** Aggregates a column into one text for the functions below; far cheaper to send and parse than rows. */
export const column = (value: SQL) => sql`array_to_string(array_agg(${value}), ',', '')`;

const comma = 44;
const minus = 45;

/** Splits a column aggregated with `array_to_string`; null means no rows. */
export const texts = (column: string | null): string[] => (column === null ? [] : column.split(','));

/** Parses a column of integers in one pass, since splitting would allocate a string for each. Empty items are null. */
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

/** Parses a column of integers without nulls. */
export const numbers = (column: string | null): number[] => numbersOrNull(column) as number[];
