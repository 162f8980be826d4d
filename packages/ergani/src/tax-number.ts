/**
 * Whether the last digit of a tax number (AFM) is the check digit of the eight before it: their sum, weighted by the
 * powers of two from 256 down to 2, modulo 11 and then 10. The tax numbers of our invented people fail it on purpose.
 */
export function hasTrueCheckDigit(taxNumber: string): boolean {
  if (!/^\d{9}$/.test(taxNumber) || taxNumber === '000000000') return false;
  const digits = [...taxNumber].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, i) => total + digit * 2 ** (8 - i), 0);
  return (sum % 11) % 10 === digits[8];
}

/** Returns a text with every tax number in it masked except for its last three digits, for logs and messages. */
export function maskTaxNumbers(text: string): string {
  return text.replace(/(?<!\d)\d{6}(\d{3})(?!\d)/g, '******$1');
}
