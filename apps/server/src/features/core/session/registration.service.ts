import type { Session } from '@horae/contract/core/user-data';
import { sql } from 'drizzle-orm';
import { countAttempt } from '#platform/attempts/count-attempt';
import { type Database, inTransaction } from '#platform/database';
import { HttpError } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { hashPassword } from '#platform/secret-hash';
import { maskedEmail } from '#platform/security-events/masked-email';
import { notingRefusals } from '#platform/security-events/note-refusal';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accountByEmail } from './accounts-at-login';
import type { LinkMail } from './letters.rules';
import { postEmailLink } from './post-email-link';
import { faultOfPassword } from './refuse-weak-password';
import { ofRegistrations } from './secret-limits';
import { releaseAddress } from './session.commands';
import { normalised } from './session.rules';
import { type SessionSettings, startSession } from './session.service';
import { accounts } from './session.table';

const inUse = 'This email is already in use.';

/** Counts a registration, whether it succeeds or not. */
export async function countRegistration(db: Database, address: string): Promise<void> {
  await notingRefusals(db, { kind: 'account-registered' }, () => countAttempt(db, [ofRegistrations(address)]));
}

interface Registration {
  email: string;
  password?: string | undefined;
  passwordConfirm?: string | undefined;
}

/** Throws for an e-mail in use, a weak password or passwords that differ; writes nothing. */
export async function checkRegistration(db: Database, registration: Registration, appName: string): Promise<void> {
  const { email, password, passwordConfirm } = registration;
  const current = await accountByEmail(db, normalised(email));
  const weakness = password ? await faultOfPassword(password, { email, appName }) : null;
  refuseFaults({
    ...(current?.isConfirmed && { email: [inUse] }),
    ...(weakness && { password: [weakness] }),
    ...(password !== passwordConfirm && { passwordConfirm: ['Passwords dont match.'] }),
  });
}

function refuseFaults(faults: Record<string, string[]>): void {
  const [first] = Object.values(faults).flat();
  if (first) throw new HttpError(400, 'REGISTRATION_INVALID', first, { error: faults });
}

/** Adds a client account without hotels, posts a link that confirms its address, and starts its session. */
export async function register(
  db: Database,
  settings: SessionSettings & { beginAccount: BeginAccount },
  server: LinkMail,
  registration: Required<Registration> & { password: string },
  agent: string,
): Promise<Session> {
  await checkRegistration(db, registration, server.appName);
  const passwordHash = await hashPassword(registration.password);
  return inTransaction(db, async (tx) => {
    const added = await addAccount(tx, {
      email: registration.email,
      passwordHash,
      role: 'client',
      isConfirmed: false,
    });
    await settings.beginAccount(tx, added.id);
    const email = normalised(registration.email);
    await postEmailLink(tx, added.id, email, server);
    const who = { accountId: added.id, email: maskedEmail(email) };
    await recordSecurityEvent(tx, { kind: 'account-registered', ...who });
    return startSession(tx, settings, added.id, agent);
  });
}

/** Adds a new account's samples and defaults, in the transaction that creates it. */
export type BeginAccount = (tx: Database, accountId: number) => Promise<void>;

export type NewAccount = Pick<
  typeof accounts.$inferInsert,
  'passwordHash' | 'role' | 'fullName' | 'isDemo' | 'isConfirmed'
> & { email: string };

/**
 * Adds an account; its name is the part before the @ unless one is given. An account that has this address without
 * having confirmed it loses it.
 */
export async function addAccount(db: Database, account: Omit<NewAccount, 'fullName'> & { fullName?: string }) {
  const email = normalised(account.email);
  const username = email.slice(0, email.indexOf('@'));
  return inTransaction(db, async (tx) => {
    const id = await nextId(tx, accounts, accounts.id);
    // Checked again under lock: two registrations of one address may be concurrent.
    if ((await accountByEmail(tx, email))?.isConfirmed) refuseFaults({ email: [inUse] });
    await releaseAddress(tx, email);
    const [added] = await tx
      .insert(accounts)
      .values({ fullName: username, ...account, id, email, username, createdAt: sql`now()` })
      .returning();
    return added!;
  });
}
