import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { shiftTemplates } from './shift-templates.table';

/** The times, break and type of every shift template of a hotel, and its department, by id. */
export async function readTemplateTimes(db: Database, companyId: number) {
  const { id, departmentId, startMinute, endMinute, breakMinutes, type } = shiftTemplates;
  const rows = await db
    .select({ id, departmentId, startMinute, endMinute, breakMinutes, type })
    .from(shiftTemplates)
    .where(eq(shiftTemplates.companyId, companyId));
  return new Map(rows.map(({ id: key, departmentId: place, ...times }) => [key, { departmentId: place, times }]));
}
