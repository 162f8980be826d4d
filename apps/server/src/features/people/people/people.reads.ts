import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employees } from './employees.table';

/** The first and last day of an employment, both inclusive; null if open. */
export interface Employment {
  name: string;
  firstDay: string | null;
  lastDay: string | null;
}

const e = alias(employees, 'e');

/** The employments of these people, locked until the transaction ends. */
export async function lockEmployments(
  tx: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Employment>> {
  const { rows } = await tx.execute<Employment & { id: number } & Record<string, unknown>>(sql`
    select ${e.id}, ${e.name}, ${e.firstDay}::text as "firstDay", ${e.lastDay}::text as "lastDay" from ${employees} ${e}
    where ${e.companyId} = ${companyId} and ${e.id} = any(${sql.param(ids)}::int[]) order by ${e.id} for share`);
  return new Map(rows.map(({ id, ...employment }) => [id, employment]));
}

/** Why an employee cannot be planned on a day, and what to do about it; null if they can. */
export function notEmployedOn({ name, firstDay, lastDay }: Employment, day: string): string | null {
  if (firstDay !== null && day < firstDay)
    return `${name} begins on ${firstDay}: choose a later day, or set an earlier first day in People.`;
  if (lastDay !== null && day > lastDay)
    return `${name} left on ${lastDay}: choose an earlier day, or set a later last day in People.`;
  return null;
}
