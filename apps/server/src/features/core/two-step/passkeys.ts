import { isIP } from 'node:net';
import type { PasskeyAnswer } from '@horae/contract/core/two-step-proofs';
import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { type ChallengeFor, storeChallenge, takeChallenge } from './passkey-challenges';
import { passkeys } from './two-step.table';

/** The host that passkeys belong to; null for an IP address, which cannot have any. */
export function passkeyHost(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) ? null : hostname;
}

export function hostOf(origin: string): string {
  const host = passkeyHost(origin);
  if (host === null) throw conflict('Passkeys need a host name. The address of this server is an IP address.');
  return host;
}

export const passkeysOf = (db: Database, accountId: number) =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id));

export const credentialsOf = async (db: Database, accountId: number) =>
  (await passkeysOf(db, accountId)).map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports as AuthenticatorTransportFuture[],
  }));

/** A challenge for the passkeys of an account, for the browser. */
export async function passkeyOptions(db: Database, origin: string, asked: ChallengeFor) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: await credentialsOf(db, asked.accountId),
    userVerification: 'preferred',
  });
  await storeChallenge(db, asked, options.challenge);
  return { ...options };
}

/** Whether a passkey of the account answered its challenge, and its counter shows no copy of it. */
export async function takePasskey(
  db: Database,
  origin: string,
  asked: ChallengeFor,
  { rawId, type, response }: PasskeyAnswer,
): Promise<boolean> {
  const isThis = and(eq(passkeys.accountId, asked.accountId), eq(passkeys.credentialId, rawId));
  const challenge = await takeChallenge(db, asked, response.clientDataJSON);
  const [stored] = await db.select().from(passkeys).where(isThis);
  if (!stored || challenge === null) return false;
  const { clientDataJSON, authenticatorData, signature } = response;
  const verified = await verifyAuthenticationResponse({
    response: {
      id: rawId,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const counter = verified.authenticationInfo.newCounter;
  // Checked again in the database: a copy may answer another challenge at the same moment.
  const isAhead = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, stored.id), isAhead))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
