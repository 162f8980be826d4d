import { languageTag } from './in-language';

/** Parses a number with at most two decimals after a point or comma; null if invalid. */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,13}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** A stored amount such as `1250.50` as a field shows it, with the decimal mark of the language. */
export function writtenDecimal(amount: string): string {
  const mark = Intl.NumberFormat(languageTag()).formatToParts(1.5)[1]!.value;
  return amount.replace('.', mark);
}
