import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

type Kind = 'access' | 'refresh';

interface Claims {
  accountId: number;
  sessionId: string;
  jti: string;
}

interface Verified {
  claims: Claims;
  /** Epoch milliseconds. */
  expiresAt: number;
}

interface Key {
  object: KeyObject;
  verified: Map<string, Verified>;
}

const mostVerified = 10_000;
const keys = new WeakMap<Uint8Array, Key>();

/** The key of a secret, imported once, with the tokens already verified by it. */
function keyOf(secret: Uint8Array): Key {
  const key = keys.get(secret) ?? { object: createSecretKey(secret), verified: new Map() };
  keys.set(secret, key);
  return key;
}

/** Signs a token of one kind that expires at `expiresAt`; the two kinds are not interchangeable. */
export async function signToken(
  secret: Uint8Array,
  kind: Kind,
  accountId: number,
  sessionId: string,
  issuedAt: Date,
  expiresAt: Date,
): Promise<{ token: string; jti: string }> {
  const jti = randomUUID();
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(kind)
    .setSubject(String(accountId))
    .setJti(jti)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(expiresAt))
    .sign(keyOf(secret).object);
  return { token, jti };
}

/** Returns the claims of a token of this kind; null when malformed, forged, expired or of the other kind. */
export async function readToken(secret: Uint8Array, kind: Kind, token: string): Promise<Claims | null> {
  const key = keyOf(secret);
  const name = `${kind} ${token}`;
  const known = key.verified.get(name);
  if (known) return known.expiresAt > Date.now() ? known.claims : null;
  const verified = await verify(key.object, kind, token);
  if (!verified) return null;
  // A valid signature stays valid; only the expiry must be checked again.
  if (key.verified.size >= mostVerified) key.verified.clear();
  key.verified.set(name, verified);
  return verified.claims;
}

async function verify(key: KeyObject, kind: Kind, token: string): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: kind });
    const { sub, sid, jti, exp } = payload;
    if (!sub || !jti || !exp || typeof sid !== 'string') return null;
    return { claims: { accountId: Number(sub), sessionId: sid, jti }, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
