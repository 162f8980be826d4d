import { headingKey } from '@horae/contract/heading-key';
import type { ImportKind, KeptColumn } from '@horae/contract/people/import-memory.contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { importColumns } from './import-memory.table';

/** Where the headings of the last files of this kind went. */
export const readColumns = (tx: Database, companyId: number, kind: ImportKind): Promise<KeptColumn[]> =>
  tx
    .select({ heading: importColumns.heading, field: importColumns.field })
    .from(importColumns)
    .where(and(eq(importColumns.companyId, companyId), eq(importColumns.kind, kind)))
    .orderBy(importColumns.heading, importColumns.field);

/** The column of each field as it was last time; undefined if no heading of this file is known. */
export async function rememberedMapping(
  tx: Database,
  companyId: number,
  kind: ImportKind,
  heading: readonly string[],
): Promise<Record<string, string> | undefined> {
  const kept = await readColumns(tx, companyId, kind);
  const byKey = new Map(heading.map((column) => [headingKey(column), column]));
  const known = kept.filter((column) => column.field !== '' && byKey.has(column.heading));
  if (known.length === 0) return undefined;
  return Object.fromEntries(known.map((column) => [column.field, byKey.get(column.heading)!]));
}
