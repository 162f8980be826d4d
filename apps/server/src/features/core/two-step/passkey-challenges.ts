import type { PasskeyPurpose } from '@horae/contract/core/passkeys';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hashOf } from '#platform/secret-hash';
import { passkeyChallenges } from './two-step.table';

/** Who asked for a challenge, and what for. */
export interface ChallengeFor {
  accountId: number;
  purpose: PasskeyPurpose;
  /** The hash of the login ticket, or the id of the session. */
  heldBy: string;
}

const minutes = 5;

export async function storeChallenge(db: Database, asked: ChallengeFor, challenge: string): Promise<void> {
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await db.insert(passkeyChallenges).values({ ...asked, hash: hashOf(challenge), expiresAt });
}

/** Uses up the challenge that a passkey answered; null if it is not one of this account, purpose and holder. */
export async function takeChallenge(
  db: Database,
  { accountId, purpose, heldBy }: ChallengeFor,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === null) return null;
  const isOpen = and(
    eq(passkeyChallenges.hash, hashOf(challenge)),
    eq(passkeyChallenges.accountId, accountId),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.heldBy, heldBy),
    gt(passkeyChallenges.expiresAt, new Date()),
  );
  const taken = await db.delete(passkeyChallenges).where(isOpen).returning({ hash: passkeyChallenges.hash });
  return taken.length > 0 ? challenge : null;
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
