import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

type Kind = 'access' | 'refresh';

interface Claims {
  accountId: number;
  sessionId: string;
  jti: string;
}

/** Signs a token of one kind that ends at `expiresAt`; the two kinds are not interchangeable. */
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
    .sign(secret);
  return { token, jti };
}

/** The claims of a token of this kind; null when malformed, forged, expired or of the other kind. */
export async function readToken(secret: Uint8Array, kind: Kind, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], audience: kind });
    const { sub, sid, jti } = payload;
    if (!sub || !jti || typeof sid !== 'string') return null;
    return { accountId: Number(sub), sessionId: sid, jti };
  } catch {
    return null;
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** What is stored of a secret that only its holder knows. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
