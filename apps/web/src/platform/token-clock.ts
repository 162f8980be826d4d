import { readObject, readText } from './read-value';

interface Lifetime {
  issued: number;
  expires: number;
}

/** Returns a token's issue and expiry times in epoch seconds, or null if it is invalid. */
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

/** Derives this device's clock offset from a token that has just been issued. */
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

/** Whether less than a fifth of the token's lifetime is left. */
export function isExpiring(token: string, now = Date.now()): boolean {
  const lifetime = lifetimeOf(token);
  return lifetime !== null && secondsLeft(lifetime, now) < (lifetime.expires - lifetime.issued) / 5;
}
