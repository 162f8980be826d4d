import type { SheetCause } from '@horae/contract/time/timesheet-lines';
import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { accounts } from '../../core/session/session.table';

/** Names the accounts behind changes; '' for those that are gone. */
export async function readCauses(
  db: Database,
  causes: readonly Cause[],
): Promise<(of: readonly Cause[]) => SheetCause[]> {
  const ids = [...new Set(causes.flatMap(({ accountId }) => accountId ?? []))];
  const known =
    ids.length === 0
      ? []
      : await db.select({ id: accounts.id, name: accounts.fullName }).from(accounts).where(inArray(accounts.id, ids));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return (of) =>
    of.map(({ source, accountId }) => ({
      source,
      by: accountId === null ? null : { id: accountId, name: names.get(accountId) ?? '' },
    }));
}
