import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { around, type Employed, isEmployedOn } from '#platform/employment.rules';
import { workCentres } from '../organisation/organisation.table';
import { formerEmploymentsOf } from './employed-on.reads';
import { employees, formerEmployments } from './employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from './on-a-day.reads';

/** The employments of a person. */
export interface EmployedPerson extends Employed {
  name: string;
}

const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const f = alias(formerEmployments, 'f');

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

const days = sql`${e.firstDay}::text as "firstDay", ${e.lastDay}::text as "lastDay", ${formerEmploymentsOf(e)} as "formerEmployments"`;
const areOfHotel = (companyId: number, ids: readonly number[]) =>
  sql`${e.companyId} = ${companyId} and ${e.id} = any(${sql.param(ids)}::int[])`;

/** The employments of these people. */
export async function readEmployments(
  db: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Employed>> {
  const { rows } = await db.execute<Employed & { id: number } & Record<string, unknown>>(
    sql`select ${e.id}, ${days} from ${employees} ${e} where ${areOfHotel(companyId, ids)}`,
  );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** The employments of these people and their names, locked until the transaction ends. */
export async function lockEmployments(
  tx: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, EmployedPerson>> {
  const { rows } = await tx.execute<EmployedPerson & { id: number } & Record<string, unknown>>(sql`
    select ${e.id}, ${e.name}, ${days} from ${employees} ${e} where ${areOfHotel(companyId, ids)} order by ${e.id} for share`);
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** The last days of the former employments of these people, oldest first. */
export async function readFormerEnds(
  db: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: number; ends: string[] }>(sql`
    select ${f.employeeId} as id, json_agg(${f.lastDay}::text order by ${f.lastDay}) as ends from ${formerEmployments} ${f}
    where ${f.companyId} = ${companyId} and ${f.employeeId} = any(${sql.param(ids)}::int[]) group by 1`);
  return new Map(rows.map((row) => [row.id, row.ends]));
}

/** Why an employee cannot be planned on a day, and what to do about it; null if they can. */
export function notEmployedOn(person: EmployedPerson, day: string): string | null {
  if (isEmployedOn(person, day)) return null;
  const { before, after } = around(person, day);
  const { name } = person;
  if (!before)
    return `${name} starts on ${after!.firstDay}: choose a later day, or set an earlier first day in People.`;
  if (!after) return `${name} left on ${before.lastDay}: choose an earlier day, or set a later last day in People.`;
  return `${name} left on ${before.lastDay} and starts again on ${after.firstDay}: choose a day within an employment, or change its days in People.`;
}
