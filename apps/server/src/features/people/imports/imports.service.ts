import type { ImportKind } from '@horae/contract/people/import-memory.contract';
import { type StoredImport, undoDays } from '@horae/contract/people/imports.contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import { imports } from './imports.table';

const mostListed = 20;

/** The last imports of a kind, newest first. */
export async function listImports(db: Database, companyId: number, kind: ImportKind): Promise<StoredImport[]> {
  const { id, madeAt, fileName, added, changed, removed, newPeople, undoneAt } = imports;
  const mayBeUndone = sql<boolean>`${undoneAt} is null and ${madeAt} > now() - make_interval(days => ${undoDays})`;
  const rows = await db
    .select({
      id,
      kind: imports.kind,
      at: madeAt,
      by: accounts.fullName,
      fileName,
      added,
      changed,
      removed,
      newPeople,
      undoneAt,
      mayBeUndone,
    })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId))
    .where(and(eq(imports.companyId, companyId), eq(imports.kind, kind)))
    .orderBy(desc(id))
    .limit(mostListed);
  return rows.map((row) =>
    Object.assign(row, { at: row.at.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null }),
  );
}
