/**
 * Whether the last digit of a tax number (AFM) follows from the eight before it: their sum, weighted by the powers of
 * two from 256 down to 2, modulo 11 and then 10. Numbers of invented people fail it on purpose.
 */
export function hasTrueCheckDigit(taxNumber: string): boolean {
  if (!/^\d{9}$/.test(taxNumber) || taxNumber === '000000000') return false;
  const digits = [...taxNumber].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, i) => total + digit * 2 ** (8 - i), 0);
  return (sum % 11) % 10 === digits[8];
}

/** A text with every tax number in it reduced to its last three digits, fit for a log or a message. */
export function maskTaxNumbers(text: string): string {
  return text.replace(/(?<!\d)\d{6}(\d{3})(?!\d)/g, '******$1');
}
