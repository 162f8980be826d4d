import { and, eq, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { auditEntries } from '#platform/audit.table';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { eraseAudited } from '#platform/erase-kept';
import { notFound } from '#platform/errors';
import { accountHotels, accounts, sessions } from './session.table';

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
  const { rows } = await tx.execute<{ id: number }>(
    sql`delete from ${accountHotels} where ${accountHotels.companyId} = ${companyId} and ${accountHotels.employeeId} = ${employeeId} returning ${accountHotels.accountId} as id`,
  );
  for (const { id } of rows) {
    const shut =
      await tx.execute(sql`update ${accounts} set ${bare(accounts.disabledAt)} = coalesce(${accounts.disabledAt}, now()), ${bare(accounts.fullName)} = 'Former employee',
      ${bare(accounts.username)} = 'erased-' || ${accounts.id}, ${bare(accounts.email)} = 'erased-' || ${accounts.id} || '@erased.invalid', ${bare(accounts.avatar)} = null, ${bare(accounts.passwordHash)} = null
      where ${accounts.id} = ${id} and ${accounts.role} = 'client' and not exists (select from ${accountHotels} where ${accountHotels.accountId} = ${id}) returning ${accounts.id}`);
    if (shut.rows.length === 0) continue;
    await tx.execute(
      sql`update ${sessions} set ${bare(sessions.endedAt)} = now(), ${bare(sessions.agent)} = '' where ${sessions.accountId} = ${id} and ${sessions.endedAt} is null`,
    );
    await eraseAudited(tx, sql`${auditEntries.object} = 'account' and ${auditEntries.objectId} = ${id}`);
  }
}
