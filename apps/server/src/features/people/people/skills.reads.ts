import type { HeldSkill } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { employeeSkills } from './employees.table';

const s = alias(employeeSkills, 's');

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
