import {
  byName,
  type PersonDay,
  type PersonNumber,
  type PersonText,
  personDays,
  personNumbers,
  personTexts,
} from '@horae/contract/people/person-fields';
import type { ContractVersion, PersonRow, Place, Skill } from '@horae/contract/person';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../organisation/organisation.table';
import { masked, type PeopleDesk } from './desk';
import { contractInForce, employeeSkills, employees, placeOn } from './employees.table';
import { employmentOf } from './employment.rules';

interface Row
  extends Record<string, unknown>,
    Place,
    Record<PersonText, string>,
    Record<PersonDay | PersonNumber, string | null> {
  id: number;
  version: number;
  contract: ContractVersion | null;
  skills: Skill[];
}

const e = alias(employees, 'e');

/** What is described of a person, under its names, from a row called `e`. */
const fieldColumns = sql.join(
  [
    ...personTexts.map(({ name }) => sql`coalesce(${e[name]}, '') as ${sql.identifier(name)}`),
    ...personDays.map(({ name }) => sql`${e[name]}::text as ${sql.identifier(name)}`),
    ...personNumbers.map(({ name }) => sql`${e[name]} as ${sql.identifier(name)}`),
  ],
  sql`, `,
);

const contractColumns = sql`c.from_day, c.kind, c.has_fixed_hours, c.weekly_hours, c.days_per_week, c.is_break_inside_hours, c.flexible_arrival, c.hourly_cost`;

/** A version of a contract as JSON, from a row called `c`. */
export const contractJson = sql`json_build_object('fromDay', c.from_day, 'kind', c.kind, 'hasFixedHours', c.has_fixed_hours,
  'weeklyHours', c.weekly_hours, 'daysPerWeek', c.days_per_week, 'isBreakInsideHours', c.is_break_inside_hours,
  'flexibleArrival', c.flexible_arrival, 'hourlyCost', c.hourly_cost)`;

/** The names of a work centre and a department and of what is above them, from rows called `w`, `u`, `b`, `d` and `g`. */
export const placeNames = sql`d.id as "departmentId", d.name as department, g.name as "departmentGroup", w.id as "workCentreId",
  w.name as "workCentre", u.name as "organisationUnit", b.name as "businessUnit"`;

/** Joins them to whatever says `departmentId` and `workCentreId`. */
export const joinPlaces = (companyId: number, departmentId: SQL, workCentreId: SQL) => sql`
  join ${departments} d on d.company_id = ${companyId} and d.id = ${departmentId}
  join ${departmentGroups} g on g.company_id = ${companyId} and g.id = d.department_group_id
  join ${workCentres} w on w.company_id = ${companyId} and w.id = ${workCentreId}
  join ${organisationUnits} u on u.company_id = ${companyId} and u.id = w.organisation_unit_id
  join ${businessUnits} b on b.company_id = ${companyId} and b.id = u.business_unit_id`;

/** Employees `e` where they belong today, with the contract `c` of today. */
export const peopleToday = ({ hotel, today }: PeopleDesk, whose?: SQL) => sql`
  from ${employees} e
  left join ${placeOn(hotel.companyId, today)} as place on place.employee_id = e.id
  ${joinPlaces(
    hotel.companyId,
    sql`coalesce(place.department_id, e.department_id)`,
    sql`coalesce(place.work_centre_id, e.work_centre_id)`,
  )}
  left join ${contractInForce(hotel.companyId, today, contractColumns, whose)} as c on c.employee_id = e.id`;

/** The people that `wanted` names (`where`, order and page), as a list shows them; `whose` narrows what is read of contracts `c`. */
export async function readRows(
  db: Database,
  desk: PeopleDesk,
  wanted: SQL,
  whose?: SQL,
): Promise<(PersonRow & { version: number })[]> {
  const { companyId } = desk.hotel;
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.version, ${fieldColumns}, ${placeNames},
      case when c.from_day is not null then ${contractJson} end as contract,
      (select coalesce(json_agg(json_build_object('name', s.name, 'expiresOn', s.expires_on) order by s.name), '[]')
        from ${employeeSkills} s where s.company_id = ${companyId} and s.employee_id = e.id) as skills
    ${peopleToday(desk, whose)}
    where e.company_id = ${companyId} and ${wanted}`);
  return rows.map((row) => shown(row, desk));
}

function shown(row: Row, desk: PeopleDesk): PersonRow & { version: number } {
  return {
    ...row,
    employment: employmentOf(row, desk.today),
    ...byName(personNumbers, ({ name }) => masked(desk, row, name)),
  };
}
