import { and, eq, ne } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { shiftTemplates } from './shift-templates.table';
import { templateReach } from './template-reach';

/** The times, break, type and skill of every shift template of a hotel, and its department, by id. */
export async function readTemplateTimes(db: Database, companyId: number) {
  const { id, departmentId, startMinute, endMinute, breakMinutes, type, skill } = shiftTemplates;
  const rows = await db
    .select({ id, departmentId, startMinute, endMinute, breakMinutes, type, skill })
    .from(shiftTemplates)
    .where(eq(shiftTemplates.companyId, companyId));
  return new Map(rows.map(({ id: key, departmentId: place, ...times }) => [key, { departmentId: place, times }]));
}

/** The skills that the templates need with which an account plans. */
export async function readTemplateSkills(db: Database, hotel: GrantedHotel): Promise<string[]> {
  const { companyId, departmentId, skill } = shiftTemplates;
  const rows = await db
    .selectDistinct({ departmentId, skill })
    .from(shiftTemplates)
    .where(and(eq(companyId, hotel.companyId), ne(skill, '')));
  if (rows.length === 0) return [];
  const { maySee } = await templateReach(db, hotel);
  return rows.filter((row) => maySee(row.departmentId)).map((row) => row.skill);
}
