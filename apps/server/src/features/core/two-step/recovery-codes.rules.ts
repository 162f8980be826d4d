import { randomInt } from 'node:crypto';

export const recoveryCodesMade = 10;

// Without the letters that look like digits or like each other.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const secretLetters = 11;

/** A recovery code to be written down: `3K7Q-FM2X-RT9B`. Its first digit is its number. */
export function newRecoveryCode(number: number): string {
  const secret = Array.from({ length: secretLetters }, () => letters[randomInt(letters.length)]).join('');
  return `${number}${secret}`.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}

/** A code as it was typed, in the form that was hashed, with its number; null if it cannot be one. */
export function readRecoveryCode(typed: string): { number: number; code: string } | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!/^\d[0-9A-Z]{11}$/.test(code)) return null;
  return { number: Number(code[0]), code };
}
