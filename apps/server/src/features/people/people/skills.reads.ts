import type { HeldSkill } from '@horae/working-time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { distinctNames } from '#platform/distinct-names';
import { groupBy } from '#platform/group-by';
import { employeeSkills } from './employees.table';

const s = alias(employeeSkills, 's');

/** The names of the skills that some of these employees have; those of names that differ in case or accents once. */
export async function readSkillNames(db: Database, companyId: number, employeeIds: number[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: employeeSkills.name })
    .from(employeeSkills)
    .where(and(eq(employeeSkills.companyId, companyId), inArray(employeeSkills.employeeId, employeeIds)));
  return distinctNames(rows.map(({ name }) => name));
}

/** Reads what these employees can or may do, and until which day. */
export async function readSkills(
  db: Database,
  companyId: number,
  employeeIds: number[],
): Promise<(employeeId: number) => readonly HeldSkill[]> {
  const { rows } = await db.execute<HeldSkill & { employeeId: number } & Record<string, unknown>>(sql`
    select ${s.employeeId} as "employeeId", ${s.name} as name, ${s.expiresOn}::text as until from ${employeeSkills} ${s}
    where ${s.companyId} = ${companyId} and ${s.employeeId} = any(${sql.param(employeeIds)}::int[])
    order by ${s.employeeId}, ${s.name}`);
  const skillsOf = groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId) => skillsOf.get(employeeId) ?? [];
}
