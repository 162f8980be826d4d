import { readObject, readText } from './read-value';

interface Lifetime {
  issued: number;
  expires: number;
}

/** The moments that a token states about itself, in seconds; null when it is no token. */
export function lifetimeOf(token: string): Lifetime | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims = readObject(readText(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    const issued = Number(claims?.iat);
    const expires = Number(claims?.exp);
    return Number.isFinite(issued) && Number.isFinite(expires) ? { issued, expires } : null;
  } catch {
    return null;
  }
}

let secondsAhead = 0;

/** Learns how far this device's clock is ahead of the server's, from a token that has just been issued. */
export function noteIssued(token: string, now = Date.now()): void {
  const lifetime = lifetimeOf(token);
  if (lifetime) secondsAhead = now / 1000 - lifetime.issued;
}

function secondsLeft({ expires }: Lifetime, now: number): number {
  return expires - (now / 1000 - secondsAhead);
}

export function isAlive(token: string, now = Date.now()): boolean {
  const lifetime = lifetimeOf(token);
  return lifetime !== null && secondsLeft(lifetime, now) > 0;
}

/** Whether less than a fifth of the token's life is left. */
export function isExpiring(token: string, now = Date.now()): boolean {
  const lifetime = lifetimeOf(token);
  return lifetime !== null && secondsLeft(lifetime, now) < (lifetime.expires - lifetime.issued) / 5;
}
