import { undoDays } from '@horae/contract/people/imports.contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { forgetEmployee } from '../import-memory/import-memory.commands';
import { employees } from '../people/employees.table';
import { importEvents, importPeople, imports } from './imports.table';

const rowsAtOnce = 1000;

type KeptEvent = Omit<typeof importEvents.$inferInsert, 'companyId' | 'importId' | 'isNew'>;

/** Keeps what an import stored, so that it can be undone. Records as they were are not kept longer than that. */
export async function keepImport(
  tx: Database,
  row: Omit<typeof imports.$inferInsert, 'id'>,
  people: readonly { id: number; isNew: boolean; before: unknown }[],
  events: readonly KeptEvent[] = [],
): Promise<void> {
  const { companyId } = row;
  for (const table of [importPeople, importEvents])
    await tx.execute(sql`update ${table} set ${bare(table.before)} = null from ${imports}
      where ${imports.companyId} = ${companyId} and ${table.companyId} = ${companyId} and ${table.importId} = ${imports.id}
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
  for (let at = 0; at < events.length; at += rowsAtOnce) {
    const some = events.slice(at, at + rowsAtOnce);
    await tx.insert(importEvents).values(
      some.map(({ eventId, employeeId, isLeave, version, before }) => ({
        companyId,
        importId: kept!.id,
        eventId,
        employeeId,
        isLeave,
        isNew: before === null,
        version,
        before,
      })),
    );
  }
}

/** Removes what imports kept about an employee. Checks and audits nothing: the erasure does. */
export async function eraseFromImports(tx: Database, companyId: number, employeeId: number): Promise<void> {
  for (const table of [importPeople, importEvents])
    await tx
      .update(table)
      .set({ before: null })
      .where(and(eq(table.companyId, companyId), eq(table.employeeId, employeeId), isNotNull(table.before)));
  await forgetEmployee(tx, companyId, employeeId);
}
