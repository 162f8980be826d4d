import { auditEntries } from './audit.table';
import type { Database } from './database';

interface Change {
  companyId: number;
  accountId: number | null;
  object: string;
  objectId: number;
  employeeId?: number | undefined;
  action: 'add' | 'change' | 'remove' | 'import' | 'see' | 'export';
  before?: unknown;
  after?: unknown;
}

/** Records a change of product data in the audit, in the transaction of the change. */
export async function recordChange(tx: Database, change: Change): Promise<void> {
  await tx.insert(auditEntries).values(change);
}

const rowsAtOnce = 1000;

/** Records many changes in batches. */
export async function recordChanges(tx: Database, changes: readonly Change[]): Promise<void> {
  for (let at = 0; at < changes.length; at += rowsAtOnce) {
    await tx.insert(auditEntries).values(changes.slice(at, at + rowsAtOnce));
  }
}
