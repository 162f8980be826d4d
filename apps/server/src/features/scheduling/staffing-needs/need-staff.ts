import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees, formerJobTitles } from '../../people/people/employees.table';

/** Whether anybody of the hotel works, or once worked, as this. */
export async function hasJobTitle(db: Database, companyId: number, jobTitle: string): Promise<boolean> {
  for (const table of [employees, formerJobTitles]) {
    const isThis = and(eq(table.companyId, companyId), eq(table.jobTitle, jobTitle));
    if ((await db.$count(table, isThis)) > 0) return true;
  }
  return false;
}
