import { undoDays } from '@horae/contract/people/imports.contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { employees } from '../people/employees.table';
import { importPeople, imports } from './imports.table';

const rowsAtOnce = 1000;

/** Keeps what an import stored, so that it can be undone. Records of people as they were are not kept longer than that. */
export async function keepImport(
  tx: Database,
  row: Omit<typeof imports.$inferInsert, 'id'>,
  people: readonly { id: number; isNew: boolean; before: unknown }[],
): Promise<void> {
  const { companyId } = row;
  await tx.execute(sql`update ${importPeople} set ${bare(importPeople.before)} = null from ${imports}
    where ${imports.companyId} = ${companyId} and ${importPeople.companyId} = ${companyId} and ${importPeople.importId} = ${imports.id}
      and ${imports.madeAt} < now() - make_interval(days => ${undoDays})`);
  const [kept] = await tx.insert(imports).values(row).returning({ id: imports.id });
  for (let at = 0; at < people.length; at += rowsAtOnce) {
    const some = people.slice(at, at + rowsAtOnce).map(({ id, isNew, before }) => ({
      companyId,
      importId: kept!.id,
      employeeId: id,
      version: sql`(select ${employees.version} from ${employees} where ${employees.companyId} = ${companyId} and ${employees.id} = ${id})`,
      isNew,
      before,
    }));
    await tx.insert(importPeople).values(some);
  }
}

/** Removes what imports kept about how an employee was. Checks and audits nothing: the erasure does. */
export async function eraseFromImports(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .update(importPeople)
    .set({ before: null })
    .where(
      and(
        eq(importPeople.companyId, companyId),
        eq(importPeople.employeeId, employeeId),
        isNotNull(importPeople.before),
      ),
    );
}
