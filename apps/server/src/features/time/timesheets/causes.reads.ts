import type { SheetCause } from '@horae/contract/time/timesheet-lines';
import type { Database } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { accountNames } from '../../core/session/account-names.reads';

/** Names the accounts behind changes; '' for those that are gone. */
export async function readCauses(
  db: Database,
  causes: readonly Cause[],
): Promise<(of: readonly Cause[]) => SheetCause[]> {
  const names = await accountNames(
    db,
    causes.map(({ accountId }) => accountId),
  );
  return (of) =>
    of.map(({ source, accountId }) => ({
      source,
      by: accountId === null ? null : { id: accountId, name: names.get(accountId) ?? '' },
    }));
}
