import type { SecurityEventKind } from '@horae/contract/settings/security-event-kinds';
import type { Database } from '#platform/database';
import { maskedEmail } from '#platform/security-events/masked-email';
import { recordSecurityEvent, type SecurityEvent } from '#platform/security-events/record-security-event';
import type { accountHotels, accounts } from './session.table';

type Account = Partial<Pick<typeof accounts.$inferSelect, 'email' | 'role' | 'disabledAt'>>;
type Grant = typeof accountHotels.$inferSelect;

/** Records what changes the access of an account: its login name, its role, whether it may log in. */
export async function recordAccountChange(tx: Database, id: number, before: Account, after: Account): Promise<void> {
  const about = ['account', id] as const;
  const record = (kind: SecurityEventKind, more: Partial<SecurityEvent> = {}) =>
    recordSecurityEvent(tx, { kind, about, ...more });
  if (after.email) await record('email-changed', { email: maskedEmail(after.email) });
  if (after.role !== undefined)
    await record('role-changed', { facts: { before: before.role ?? null, after: after.role } });
  if (after.disabledAt !== undefined) await record(after.disabledAt ? 'account-disabled' : 'account-enabled');
}

const rights = ['mayClock', 'mayApprove', 'mayPlan', 'mayPayroll', 'maySeePay', 'mayMail', 'mayAdminister'] as const;

/** Records a grant that was added, changed or removed, with the scope and rights that it had and has. */
export async function recordGrantChange(
  tx: Database,
  { before, after }: { before?: Grant | undefined; after?: Grant | undefined },
): Promise<void> {
  const grant = after ?? before;
  if (!grant) return;
  const { accountId, companyId } = grant;
  const facts = { before: textOf(before), after: textOf(after) };
  await recordSecurityEvent(tx, { kind: 'grant-changed', companyId, about: ['account', accountId], facts });
}

function textOf(grant: Grant | undefined): string {
  if (!grant) return 'none';
  const { scope, unitIds, departmentIds } = grant;
  const places = [...unitIds.map((id) => `unit ${id}`), ...departmentIds.map((id) => `department ${id}`)];
  return [...(scope === 'places' ? places : [scope]), ...rights.filter((right) => grant[right])].join(' ');
}
