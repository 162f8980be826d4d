import { randomInt } from 'node:crypto';

/** How long a code is valid. */
export const pairingMinutes = 15;

// Without lookalikes: 0 and O, 1 and I and L.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight characters in two groups, the way they are read aloud. */
export function newPairingCode(): string {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
