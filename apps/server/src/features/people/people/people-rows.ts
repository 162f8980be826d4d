import type { ContractVersion, PersonRow, Place, Skill } from '@horae/contract/person';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../organisation/organisation.table';
import { masked, type PeopleDesk } from './desk';
import { employeeSkills, employees } from './employees.table';
import { employmentOf } from './employment.rules';
import { contract, contractInForce, place, placeOn } from './on-a-day.reads';

interface Row extends Record<string, unknown>, Place {
  id: number;
  version: number;
  code: string;
  name: string;
  nameGreek: string;
  nameLatin: string;
  email: string | null;
  phone: string;
  jobTitle: string;
  firstDay: string | null;
  lastDay: string | null;
  taxNumber: string | null;
  socialSecurityNumber: string | null;
  contract: ContractVersion | null;
  skills: Skill[];
}

const { companyId: _companyId, employeeId: _employeeId, ...terms } = getTableColumns(contract);

/** A version of a contract as JSON, from a row called `contract`. */
export const contractJson = sql`json_build_object(${sql.join(
  Object.entries(terms).map(([name, column]) => sql`${name}::text, ${column}`),
  sql`, `,
)})`;

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

/** Employees `e` where they belong today, with the `contract` of today. */
export const peopleToday = ({ hotel, today }: PeopleDesk, whose?: SQL) => sql`
  from ${employees} e
  left join ${placeOn(hotel.companyId, today)} as ${place} on ${place.employeeId} = e.id
  ${joinPlaces(
    hotel.companyId,
    sql`coalesce(${place.departmentId}, e.department_id)`,
    sql`coalesce(${place.workCentreId}, e.work_centre_id)`,
  )}
  left join ${contractInForce(hotel.companyId, today, Object.values(terms), whose)} as ${contract} on ${contract.employeeId} = e.id`;

/** The people that `wanted` names (`where`, order and page), as a list shows them; `whose` narrows what is read of contracts, `contract`. */
export async function readRows(
  db: Database,
  desk: PeopleDesk,
  wanted: SQL,
  whose?: SQL,
): Promise<(PersonRow & { version: number })[]> {
  const { companyId } = desk.hotel;
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.version, e.code, e.name, e.name_greek as "nameGreek", e.name_latin as "nameLatin", e.email, e.phone,
      e.job_title as "jobTitle", e.first_day::text as "firstDay", e.last_day::text as "lastDay",
      e.tax_number as "taxNumber", e.social_security_number as "socialSecurityNumber", ${placeNames},
      case when ${contract.fromDay} is not null then ${contractJson} end as contract,
      (select coalesce(json_agg(json_build_object('name', s.name, 'expiresOn', s.expires_on) order by s.name), '[]')
        from ${employeeSkills} s where s.company_id = ${companyId} and s.employee_id = e.id) as skills
    ${peopleToday(desk, whose)}
    where e.company_id = ${companyId} and ${wanted}`);
  return rows.map((row) => shown(row, desk));
}

function shown(row: Row, desk: PeopleDesk): PersonRow & { version: number } {
  return {
    ...row,
    email: row.email ?? '',
    employment: employmentOf(row, desk.today),
    taxNumber: masked(desk, row, 'taxNumber'),
    socialSecurityNumber: masked(desk, row, 'socialSecurityNumber'),
  };
}
