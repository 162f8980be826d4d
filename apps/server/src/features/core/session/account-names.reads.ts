import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from './session.table';

/** The full names of accounts by their ids, without those that are gone; no id is asked for twice. */
export async function accountNames(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const asked = [...new Set(ids.flatMap((id) => id ?? []))];
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, name: accounts.fullName })
    .from(accounts)
    .where(inArray(accounts.id, asked));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
