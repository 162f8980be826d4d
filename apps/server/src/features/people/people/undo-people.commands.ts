import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { employees } from './employees.table';
import { type PersonSnapshot, restoreRows } from './person-snapshot';
import { deleteRows } from './remove-person.service';

/** A hotel, and the account that undoes. */
interface Undoing {
  companyId: number;
  accountId: number;
}

/** Deletes the records of locked employees on which nothing was built; audited. */
export async function takeBackPeople(tx: Database, { companyId, accountId }: Undoing, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .select({ id: employees.id, code: employees.code, name: employees.name })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)));
  await deleteRows(tx, companyId, ids);
  await recordChanges(
    tx,
    gone.map(({ id, code, name }) => ({
      companyId,
      accountId,
      object: 'employee',
      objectId: id,
      employeeId: id,
      action: 'remove' as const,
      before: { code, name },
    })),
  );
  await announce(tx, 'people', 'admins');
}

/** Makes the records of locked employees what they were before an import; audited as the opposite of what it did. */
export async function restorePeople(
  tx: Database,
  { companyId, accountId }: Undoing,
  people: readonly { id: number; before: unknown }[],
): Promise<void> {
  for (const { id, before } of people) {
    await restoreRows(tx, companyId, id, before as PersonSnapshot);
    const done = await lastImportOf(tx, companyId, id);
    const about = { companyId, accountId, object: 'employee', objectId: id, employeeId: id };
    await recordChanges(tx, [{ ...about, action: 'change', before: done?.after, after: done?.before }]);
  }
  if (people.length > 0) await announce(tx, 'people', 'admins');
}

/** What the last import changed about an employee, from the audit. */
async function lastImportOf(tx: Database, companyId: number, id: number) {
  const entries = await tx
    .select({ id: auditEntries.id, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        eq(auditEntries.employeeId, id),
        eq(auditEntries.object, 'employee'),
        eq(auditEntries.action, 'import'),
      ),
    );
  return entries.toSorted((a, b) => a.id - b.id).at(-1);
}
