import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Employed } from '#platform/employment.rules';
import { holdsWords } from '#platform/holds-words';
import { within } from '#platform/hotel-scope';
import { departments, organisationUnits, workCentres } from '../../people/organisation/organisation.table';
import { employedWithin, formerEmploymentsOf } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import {
  contract,
  contractInForce,
  departmentOn,
  place,
  placeOn,
  workCentreOn,
} from '../../people/people/on-a-day.reads';

const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');
const d = alias(departments, 'd');

/** The requested employees and days of a hotel. */
export interface Asked {
  from: string;
  to: string;
  q?: string | undefined;
  department?: number | undefined;
  unit?: number | undefined;
  employees?: readonly number[] | undefined;
}

export interface RosterPerson extends Employed, Record<string, unknown> {
  id: number;
  name: string;
  code: string;
  jobTitle: string;
  department: string;
  unit: string;
  hasFixedHours: boolean;
}

/** The employees in the account's scope who were employed on one of the days, by name. */
export async function readRosterPeople(db: Database, hotel: GrantedHotel, asked: Asked): Promise<RosterPerson[]> {
  const { companyId, scope } = hotel;
  const { from, to, q, department, unit } = asked;
  const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };
  const conditions: (SQL | undefined)[] = [
    sql`${e.companyId} = ${companyId} and ${e.erasedAt} is null`,
    employedWithin(e, from, to),
    within(scope, places),
    q ? holdsWords(q, [e.name, e.code, e.jobTitle]) : undefined,
    department === undefined ? undefined : sql`${departmentOn(e)} = ${department}`,
    unit === undefined ? undefined : sql`${w.organisationUnitId} = ${unit}`,
    asked.employees && sql`${e.id} = any(${sql.param([...asked.employees])}::int[])`,
  ];
  const { rows } = await db.execute<RosterPerson>(sql`
    select ${e.id}, ${e.name}, ${e.code}, ${e.jobTitle} as "jobTitle", ${d.name} as department, ${o.name} as unit,
      coalesce(${contract.hasFixedHours}, false) as "hasFixedHours", ${e.firstDay}::text as "firstDay", ${e.lastDay}::text as "lastDay",
      ${formerEmploymentsOf(e)} as "formerEmployments"
    from ${employees} ${e}
    left join ${placeOn(companyId, to)} as ${place} on ${place.employeeId} = ${e.id}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
    left join ${contractInForce(companyId, to, [contract.hasFixedHours])} ${contract} on ${contract.employeeId} = ${e.id}
    where ${and(...conditions)}
    order by ${e.nameOrder}, ${e.id}`);
  return rows;
}
