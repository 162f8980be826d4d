import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Codes of the time step before and after are valid too, for clocks that differ. */
const tolerance = 1;
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that an authenticator app reads from the QR code. */
export const setUpAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** The time step that a code belongs to at a moment in epoch milliseconds; null if it is wrong. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

// The defaults of all apps (RFC 6238): others are ignored by some.
const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
