import { headingKey } from '@horae/contract/heading-key';
import type {
  ImportAnswer,
  ImportKind,
  ImportQuestionOf,
  KeptColumn,
} from '@horae/contract/people/import-memory.contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { importColumns, importValues } from './import-memory.table';

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

/** Remembers what values stand for. A new one is remembered by the place it became; a new text needs no memory. */
export async function keepValues(
  tx: Database,
  companyId: number,
  answers: readonly ImportAnswer[],
  becameOf: (of: ImportQuestionOf, value: string) => number | undefined = () => undefined,
): Promise<void> {
  const rows = answers.flatMap(({ of, value, take, placeId, employeeId, text }) => {
    if (!isKept(of)) return [];
    const place = take === 'new' ? becameOf(of, value) : placeId;
    if (take === 'new' && place === undefined) return [];
    const isChosen = take === 'existing' && employeeId !== undefined;
    const meaning = take === 'existing' && place === undefined && !isChosen ? (text ?? null) : null;
    const ids = { placeId: take === 'nothing' ? null : (place ?? null), employeeId: isChosen ? employeeId : null };
    return [{ companyId, of, value: headingKey(value), ...ids, meaning }];
  });
  for (const row of rows) {
    await tx
      .insert(importValues)
      .values(row)
      .onConflictDoUpdate({ target: [importValues.companyId, importValues.of, importValues.value], set: row });
  }
}

/** The lines and days of a roster are those of one file. */
const isKept = (of: ImportQuestionOf) => of !== 'rosterLine' && of !== 'firstDay';

/** Forgets what these values stand for; returns how many were known. */
export async function forgetValues(
  tx: Database,
  companyId: number,
  values: readonly { of: ImportQuestionOf; value: string }[],
): Promise<number> {
  let forgotten = 0;
  for (const { of, value } of values) {
    const isOne = and(eq(importValues.of, of), eq(importValues.value, headingKey(value)));
    const gone = await tx
      .delete(importValues)
      .where(and(eq(importValues.companyId, companyId), isOne))
      .returning({ value: importValues.value });
    forgotten += gone.length;
  }
  return forgotten;
}

/** Forgets which names of files are this employee. */
export async function forgetEmployee(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .delete(importValues)
    .where(and(eq(importValues.companyId, companyId), eq(importValues.employeeId, employeeId)));
}
