/** A number as people write it: no exponent, and no digits that only come of binary fractions. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}
