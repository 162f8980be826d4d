import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { shiftTemplates } from './shift-templates.table';

/** The times, break, type and skill of every shift template of a hotel, and its department, by id. */
export async function readTemplateTimes(db: Database, companyId: number) {
  const { id, departmentId, startMinute, endMinute, breakMinutes, type, skill } = shiftTemplates;
  const rows = await db
    .select({ id, departmentId, startMinute, endMinute, breakMinutes, type, skill })
    .from(shiftTemplates)
    .where(eq(shiftTemplates.companyId, companyId));
  return new Map(rows.map(({ id: key, departmentId: place, ...times }) => [key, { departmentId: place, times }]));
}

/** The skills that templates of a hotel need. */
export async function readTemplateSkills(db: Database, companyId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skill: shiftTemplates.skill })
    .from(shiftTemplates)
    .where(and(eq(shiftTemplates.companyId, companyId), ne(shiftTemplates.skill, '')));
  return rows.map(({ skill }) => skill);
}
