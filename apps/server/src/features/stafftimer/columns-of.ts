/** Splits what `array_to_string` made of a column; an empty text is no rows. */
export const texts = (column: string | null): string[] => (column ? column.split(',') : []);

export const numbers = (column: string | null): number[] => texts(column).map(Number);

/** A column in which nothing between two commas means null. */
export const numbersOrNull = (column: string | null): (number | null)[] =>
  texts(column).map((text) => (text === '' ? null : Number(text)));
