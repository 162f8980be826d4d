import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hashOf } from '#platform/secret-hash';
import { knownBrowsers } from './session.table';

const plainName = 'horae_browser';
/** Browsers take a cookie of this name only over https, for every path of exactly this host. */
const hostName = `__Host-${plainName}`;
const days = 180;
const longAgo = sql`now() - make_interval(days => ${days})`;
const isRecent = gt(knownBrowsers.lastAt, longAgo);
/** Browsers in which nobody has logged in for long. */
export const isForgotten = sql`${knownBrowsers.lastAt} <= ${longAgo}`;

/** A secret that a browser keeps as a cookie, by which it is known again at the next login. */
export interface Browser {
  secret: string;
  /** What is stored of it. */
  hash: string;
}

/** Returns the browser that sent this `Cookie` header; a new one if it sent none of ours. */
export function browserOf(cookies: string | undefined): Browser {
  const sent = valueOf(hostName, cookies) ?? valueOf(plainName, cookies);
  const secret = sent ?? randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

const valueOf = (name: string, cookies = ''): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

/** Returns the `Set-Cookie` header that keeps it; scripts cannot read it, and other sites cannot send it. */
export function cookieOf({ secret }: Browser, isSecure: boolean): string {
  const [name, ...kind] = isSecure ? [hostName, 'Path=/', 'Secure'] : [plainName, 'Path=/auth'];
  return [`${name}=${secret}`, `Max-Age=${days * 86_400}`, ...kind, 'HttpOnly', 'SameSite=Strict'].join('; ');
}

/** Whether this account has logged in in this browser before. */
export async function isKnownBrowser(db: Database, accountId: number, { hash }: Browser): Promise<boolean> {
  const isThis = and(eq(knownBrowsers.accountId, accountId), eq(knownBrowsers.hash, hash), isRecent);
  const [known] = await db.select({ hash: knownBrowsers.hash }).from(knownBrowsers).where(isThis);
  return known !== undefined;
}

/** Remembers that this account has logged in in this browser. */
export async function rememberBrowser(db: Database, accountId: number, { hash }: Browser): Promise<void> {
  const lastAt = new Date();
  await db
    .insert(knownBrowsers)
    .values({ accountId, hash, lastAt })
    .onConflictDoUpdate({ target: [knownBrowsers.accountId, knownBrowsers.hash], set: { lastAt } });
}
