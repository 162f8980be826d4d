import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { declarations } from './declarations.table';

/** Empties the documents sent about an employee; their acceptance stays. The erasure checks and audits. */
export async function eraseFromDeclarations(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`update ${declarations} set ${bare(declarations.sentBody)} = null, ${bare(declarations.refusal)} = null, ${bare(declarations.days)} = case when ${declarations.kind} = 'leave' then null else ${declarations.days} end
    where ${declarations.companyId} = ${companyId} and ${declarations.employeeId} = ${employeeId}`);
}
