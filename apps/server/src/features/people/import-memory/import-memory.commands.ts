import { headingKey } from '@horae/contract/heading-key';
import type { ImportKind, KeptColumn } from '@horae/contract/people/import-memory.contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { importColumns } from './import-memory.table';

/** Remembers where the headings of an imported file went, instead of what was known about them. */
export async function keepColumns(
  tx: Database,
  companyId: number,
  kind: ImportKind,
  columns: readonly KeptColumn[],
): Promise<void> {
  const named = columns.map(({ heading, field }) => ({ companyId, kind, heading: headingKey(heading), field }));
  const rows = named.filter(({ heading }) => heading !== '');
  if (rows.length === 0) return;
  await forgetColumns(
    tx,
    companyId,
    kind,
    rows.map(({ heading }) => heading),
  );
  await tx.insert(importColumns).values(rows).onConflictDoNothing();
}

/** The same for a mapping, in which each field names its column. */
export const keepMapping = (
  tx: Database,
  companyId: number,
  kind: ImportKind,
  mapping: Partial<Record<string, string>>,
): Promise<void> =>
  keepColumns(
    tx,
    companyId,
    kind,
    Object.entries(mapping).flatMap(([field, heading]) => (heading ? [{ heading, field }] : [])),
  );

/** Forgets where these headings went; returns how many were known. */
export async function forgetColumns(
  tx: Database,
  companyId: number,
  kind: ImportKind,
  headings: readonly string[],
): Promise<number> {
  const isOne = inArray(importColumns.heading, headings.map(headingKey));
  const forgotten = await tx
    .delete(importColumns)
    .where(and(eq(importColumns.companyId, companyId), eq(importColumns.kind, kind), isOne))
    .returning({ heading: importColumns.heading });
  return forgotten.length;
}
