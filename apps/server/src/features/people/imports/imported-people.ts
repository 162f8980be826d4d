import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees } from '../people/employees.table';
import { importPeople } from './imports.table';

/** A person that an import added or changed, as the record is now. */
export interface ImportedPerson {
  id: number;
  name: string;
  isNew: boolean;
  /** Whether the record changed since the import. */
  isChanged: boolean;
  /** The record as it was before; null for somebody new, and where it may no longer be kept. */
  before: unknown;
}

/** The people of an import, locked; those who were deleted since are left out. */
export async function lockImported(tx: Database, companyId: number, importId: number): Promise<ImportedPerson[]> {
  const rows = await tx
    .select({
      id: employees.id,
      name: employees.name,
      isNew: importPeople.isNew,
      isChanged: sql<boolean>`${employees.version} <> ${importPeople.version}`,
      before: importPeople.before,
    })
    .from(importPeople)
    .innerJoin(
      employees,
      and(eq(employees.companyId, importPeople.companyId), eq(employees.id, importPeople.employeeId)),
    )
    .where(and(eq(importPeople.companyId, companyId), eq(importPeople.importId, importId)))
    .orderBy(employees.id)
    .for('update', { of: employees });
  return rows as ImportedPerson[];
}
