import type { UserData } from '@horae/contract/core/user-data';

/** How long a used refresh token still works, since several tabs may refresh concurrently. */
const graceMilliseconds = 10_000;

const longestSessionMilliseconds = 7 * 24 * 3_600_000;

/** Whether this refresh token works now. The grace period starts with its first use. */
export function isRefreshable(token: { expiresAt: Date; firstUsedAt: Date | null }, now: Date): boolean {
  if (token.expiresAt <= now) return false;
  return token.firstUsedAt === null || now.getTime() - token.firstUsedAt.getTime() <= graceMilliseconds;
}

/** The expiry of a refresh token: extended with use, but never past a week from the login. */
export function refreshExpiry(startedAt: Date, now: Date, lifetimeSeconds: number): Date {
  const sliding = now.getTime() + lifetimeSeconds * 1000;
  return new Date(Math.min(sliding, startedAt.getTime() + longestSessionMilliseconds));
}

/** What the browser offers: everything, the account's own data, or beside these the administration of a hotel. */
export function abilityOf(role: 'admin' | 'client', hotels: UserData['hotels']): UserData['ability'] {
  if (role === 'admin') return [{ action: 'manage', subject: 'all' }];
  const administers = hotels.some(({ rights }) => rights?.includes('administer'));
  return [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
    ...(administers ? [{ action: 'manage', subject: 'Hotel' }] : []),
  ];
}

/** The form in which accounts store and compare e-mails. */
export const normalised = (email: string) => email.trim().toLowerCase();
