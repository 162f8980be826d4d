import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { workCentres } from '../organisation/organisation.table';
import { employees } from './employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from './on-a-day.reads';

/** The first and last day of an employment, both inclusive; null if open. */
export interface Employment {
  name: string;
  firstDay: string | null;
  lastDay: string | null;
}

const e = alias(employees, 'e');
const w = alias(workCentres, 'w');

/** Where an employee belongs today, as `isWithin` compares it; null if there is no such employee. */
export async function placedToday(
  db: Database,
  hotel: { companyId: number; timeZone: string },
  id: number | null,
): Promise<{ unit: number; department: number; self: number } | null> {
  const { rows } = await db.execute<{ unit: number; department: number; self: number }>(sql`
    select ${w.organisationUnitId} as unit, ${departmentOn(e)} as department, ${e.id} as self from ${employees} ${e}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${e.companyId} = ${hotel.companyId} and ${e.id} = ${id}`);
  return rows[0] ?? null;
}

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
