import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { eraseAttempts } from '#platform/attempts/count-attempt';
import { recordChange } from '#platform/audit';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { eraseAudited, eraseReplies } from '#platform/erase-kept';
import { notFound } from '#platform/errors';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { eraseLinks, eraseMailTo } from '#platform/mail/outbox';
import { eraseEventsOfAccount } from '#platform/security-events/erase-security-events';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { keepUploads } from '#platform/uploads/upload-store';
import { eraseSettings } from '../../settings/account-settings/account-settings.commands';
import { removeTwoStep } from '../two-step/two-step.commands';
import { recordAccountChange, recordGrantChange } from './account-events';
import { attemptName } from './accounts-at-login';
import { namedAfter } from './secret-limits';
import { accountHotels, accounts, emailChanges, knownBrowsers, passwordResets, sessions } from './session.table';

type StoredAccount = typeof accounts.$inferSelect;
type AccountChange = Partial<Pick<StoredAccount, 'username' | 'fullName' | 'email' | 'avatar' | 'role' | 'disabledAt'>>;

/** Changes fields of a locked account, audited. The caller checks rights, and ends sessions and links. */
export async function changeAccount(
  tx: Database,
  { by, id }: { by: number; id: number },
  change: AccountChange,
): Promise<void> {
  const isAccount = eq(accounts.id, id);
  const [current] = await tx.select().from(accounts).where(isAccount).for('no key update');
  if (!current) throw notFound('Account');
  const fields = (Object.keys(change) as (keyof AccountChange)[]).filter((field) => change[field] !== current[field]);
  if (fields.length === 0) return;
  const pick = (from: AccountChange): AccountChange => Object.fromEntries(fields.map((field) => [field, from[field]]));
  const [before, after] = [pick(current), pick(change)];
  await tx.update(accounts).set(after).where(isAccount);
  await recordAccountChange(tx, id, before, after);
  await recordChange(tx, {
    companyId: 0,
    accountId: by,
    object: 'account',
    objectId: id,
    action: 'change',
    before,
    after,
  });
}

export type GrantRow = typeof accountHotels.$inferSelect;

/** Adds, changes or removes a grant of one account at one hotel; audited. The caller has checked it. */
export async function changeGrant(
  tx: Database,
  by: number,
  { before, after }: { before?: GrantRow | undefined; after?: GrantRow | undefined },
): Promise<void> {
  const grant = after ?? before;
  if (!grant) return;
  const { companyId, accountId, employeeId } = grant;
  const isRow = and(eq(accountHotels.companyId, companyId), eq(accountHotels.accountId, accountId));
  if (!after) await tx.delete(accountHotels).where(isRow);
  else if (before) await tx.update(accountHotels).set(after).where(isRow);
  else await tx.insert(accountHotels).values(after);
  await recordGrantChange(tx, { before, after });
  // Accounts of one hotel are contacts of each other.
  await announce(tx, 'chat', 'all');
  await recordChange(tx, {
    companyId,
    accountId: by,
    object: 'grant',
    objectId: accountId,
    employeeId: employeeId ?? undefined,
    action: before ? (after ? 'change' : 'remove') : 'add',
    before,
    after,
  });
}

/** Removes an employee's grant; an account without any other is disabled and anonymised. The erasure audits. */
export async function eraseFromAccounts(tx: Database, companyId: number, employeeId: number): Promise<void> {
  const isGrant = and(eq(accountHotels.companyId, companyId), eq(accountHotels.employeeId, employeeId));
  const grants = await tx.delete(accountHotels).where(isGrant).returning();
  for (const before of grants) {
    const id = before.accountId;
    await recordGrantChange(tx, { before });
    const hasNoOther = sql`${accounts.role} = 'client' and not exists (select from ${accountHotels} where ${accountHotels.accountId} = ${id})`;
    const isShut = and(eq(accounts.id, id), hasNoOther);
    const { email, loginName } = accounts;
    const [account] = await tx.select({ email, loginName }).from(accounts).where(isShut).for('update');
    if (account) await eraseAccount(tx, id, attemptName(account));
  }
  if (grants.length > 0) await announce(tx, 'accounts', 'admins');
}

/** Takes an address from the account that has not confirmed it, if any: the account is disabled and anonymised. */
export async function releaseAddress(tx: Database, email: string): Promise<void> {
  const isHolder = and(eq(sql`lower(${accounts.email})`, email), eq(accounts.isConfirmed, false));
  const [holder] = await tx.select({ id: accounts.id }).from(accounts).where(isHolder).for('update');
  if (!holder) return;
  await eraseAccount(tx, holder.id, email, 'Unconfirmed account');
  await announce(tx, 'accounts', 'admins');
}

/** `login`: the e-mail, or the login name, under which its attempts are counted. */
async function eraseAccount(tx: Database, id: number, login: string, fullName = 'Former employee'): Promise<void> {
  const names = { fullName, username: `erased-${id}`, email: `erased-${id}@erased.invalid`, loginName: null };
  await tx
    .update(accounts)
    .set({ ...names, avatar: null, passwordHash: null, disabledAt: sql`coalesce(${accounts.disabledAt}, now())` })
    .where(eq(accounts.id, id));
  await tx
    .update(sessions)
    .set({ agent: '', endedAt: sql`coalesce(${sessions.endedAt}, now())` })
    .where(eq(sessions.accountId, id));
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.accountId, id));
  await removeTwoStep(tx, id);
  await eraseAttempts(tx, namedAfter(login));
  await eraseSettings(tx, id);
  await keepUploads(tx, avatarOf(id), []);
  await eraseReplies(tx, login);
  const ofLinks = sql`${auditEntries.object} = 'mail' and ${auditEntries.objectId} in (select ${mailOutbox.id} from ${mailOutbox} where ${mailOutbox.linkOf} = ${id})`;
  // An administrator who sees a link is audited under the name of the link.
  const ofAccount = sql`${auditEntries.objectId} = ${id} and (${auditEntries.object} = 'account' or ${auditEntries.action} = 'see')`;
  await eraseAudited(tx, sql`${auditEntries.companyId} = 0 and (${ofAccount} or ${ofLinks})`);
  await eraseLinks(tx, id);
  await eraseMailTo(tx, login);
  await eraseEventsOfAccount(tx, id);
  await recordSecurityEvent(tx, { kind: 'account-disabled', about: ['account', id], facts: { erased: true } });
}

/** Names the account to the store of files. */
export const avatarOf = (accountId: number): string => `account-avatar:${accountId}`;
