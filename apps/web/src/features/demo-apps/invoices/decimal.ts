/** Parses a number with at most two decimals after a point or comma; null if invalid. */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,13}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}
