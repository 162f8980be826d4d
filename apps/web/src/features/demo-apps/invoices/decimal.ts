/** A typed number with at most two decimals, behind a point or a comma; null when it is none. */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,13}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}
