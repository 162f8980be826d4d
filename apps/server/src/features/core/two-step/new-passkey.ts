import type { NewPasskey } from '@horae/contract/core/two-step-proofs';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from '../session/session.table';
import { type ChallengeFor, storeChallenge, takeChallenge } from './passkey-challenges';
import { credentialsOf, hostOf } from './passkeys';
import { passkeys } from './two-step.table';

/** A challenge for a new passkey, for the browser. */
export async function newPasskeyOptions(db: Database, origin: string, appName: string, asked: ChallengeFor) {
  const { accountId } = asked;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const options = await generateRegistrationOptions({
    rpName: appName,
    rpID: hostOf(origin),
    userName: account?.email ?? '',
    userDisplayName: account?.fullName ?? '',
    userID: new TextEncoder().encode(`account ${accountId}`),
    excludeCredentials: await credentialsOf(db, accountId),
    // A second step follows a password, so it need not name the account.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await storeChallenge(db, asked, options.challenge);
  return { ...options };
}

type Credential = Pick<typeof passkeys.$inferInsert, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The new passkey that answered its challenge; null if the answer is not valid. */
export async function readNewPasskey(
  db: Database,
  origin: string,
  asked: ChallengeFor,
  { rawId, type, response }: NewPasskey,
): Promise<Credential | null> {
  const challenge = await takeChallenge(db, asked, response.clientDataJSON);
  if (challenge === null) return null;
  const verified = await verifyRegistrationResponse({
    response: { id: rawId, rawId, type, response: { ...response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.transports ?? [],
  };
}

/** Stores a passkey; false if an account has it already. */
export async function addPasskey(
  tx: Database,
  accountId: number,
  passkey: Credential & { name: string },
): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values({ accountId, ...passkey })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
