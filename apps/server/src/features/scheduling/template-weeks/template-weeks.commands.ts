import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { templateWeekItems } from './template-weeks.table';

/** Takes an employee out of all template weeks. Checks and audits nothing: the erasure of the person does. */
export async function eraseFromTemplateWeeks(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .delete(templateWeekItems)
    .where(and(eq(templateWeekItems.companyId, companyId), eq(templateWeekItems.employeeId, employeeId)));
}
