import { randomBytes } from 'node:crypto';
import { slipDays } from '@horae/contract/settings/slips.contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { nextId } from '#platform/next-id';
import { hashOf } from '#platform/secret-hash';
import { loginNameOf } from './login-name.rules';
import { endLinks } from './password-links.service';
import { accounts, passwordResets } from './session.table';
import { secretOf, slipCodeBytes, slipCodeFrom } from './slip-code.rules';

interface Holder {
  hotel: number;
  code: string;
  fullName: string;
}

/** Adds an account that logs in by a login name. */
export async function addNamedAccount(
  tx: Database,
  { hotel, code, fullName }: Holder,
): Promise<{ id: number; loginName: string }> {
  const id = await nextId(tx, accounts, accounts.id);
  const loginName = await freeLoginName(tx, loginNameOf(hotel, code));
  const names = { loginName, fullName, username: loginName.toLowerCase() };
  await tx.insert(accounts).values({ id, ...names, role: 'client', passwordHash: null, createdAt: sql`now()` });
  return { id, loginName };
}

/** The name, with a number if codes of one hotel differ only in what login names fold. */
async function freeLoginName(tx: Database, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`;
    if ((await tx.$count(accounts, sql`${accounts.loginName} = ${tried}`)) === 0) return tried;
  }
}

export interface SlipSecrets {
  token: string;
  typedCode: string;
  expiresAt: Date;
}

/** Makes the secrets of a slip, one for its link and one to type; using one ends both. Earlier links stop working. */
export async function makeSlip(tx: Database, accountId: number): Promise<SlipSecrets> {
  await endLinks(tx, accountId);
  const token = randomBytes(32).toString('base64url');
  const typedCode = slipCodeFrom(randomBytes(slipCodeBytes));
  const expiresAt = new Date(Date.now() + slipDays * 86_400_000);
  for (const secret of [token, typedCode]) {
    const hash = hashOf(secretOf(secret));
    await tx.insert(passwordResets).values({ hash, kind: 'invitation', accountId, expiresAt });
  }
  return { token, typedCode, expiresAt };
}
