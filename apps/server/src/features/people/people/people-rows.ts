import type { ContractVersion } from '@horae/contract/contract-version';
import {
  byName,
  type PersonDay,
  type PersonNumber,
  type PersonText,
  personDays,
  personNumbers,
  personTexts,
} from '@horae/contract/people/person-fields';
import type { FormerEmployment, Person, PersonRow, Place, Skill } from '@horae/contract/person';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employmentOn } from '#platform/employment.rules';
import { terminalCodes } from '../../time/terminals/terminals.table';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../organisation/organisation.table';
import { formerEmploymentsOf } from './employed-on.reads';
import { employeeSkills, employees } from './employees.table';
import { jobOn } from './jobs.reads';
import { contract, contractInForce, place, placeOn } from './on-a-day.reads';
import { masked, type PeopleContext } from './people-context';

const d = alias(departments, 'd');
const g = alias(departmentGroups, 'g');
const w = alias(workCentres, 'w');
const u = alias(organisationUnits, 'u');
const b = alias(businessUnits, 'b');
const e = alias(employees, 'e');
const s = alias(employeeSkills, 's');
const n = alias(terminalCodes, 'n');

interface Row
  extends Record<string, unknown>,
    Place,
    Record<PersonText, string>,
    Record<PersonDay | PersonNumber, string | null> {
  id: number;
  name: string;
  isNameConfirmed: boolean;
  version: number;
  contract: ContractVersion | null;
  skills: Skill[];
  clockNumbers: string[];
  formerEmployments: FormerEmployment[];
}

type ReadRow = PersonRow & Pick<Person, 'version' | 'formerEmployments'>;

const { companyId: _companyId, employeeId: _employeeId, ...terms } = getTableColumns(contract);

/** The descriptive fields of an employee, under their names, from a row called `e`. */
const fieldColumns = (today: string) =>
  sql.join(
    [
      ...personTexts.map(({ name }) => sql`coalesce(${fieldOn(name, today)}, '') as ${sql.identifier(name)}`),
      ...personDays.map(({ name }) => sql`${e[name]}::text as ${sql.identifier(name)}`),
      ...personNumbers.map(({ name }) => sql`${e[name]} as ${sql.identifier(name)}`),
    ],
    sql`, `,
  );

const fieldOn = (name: PersonText, today: string) => (name === 'jobTitle' ? jobOn(e, today) : e[name]);

/** A version of a contract as JSON, from a row called `contract`. */
export const contractJson = sql`json_build_object(${sql.join(
  Object.entries(terms).map(([name, column]) => sql`${name}::text, ${column}`),
  sql`, `,
)})`;

/** The names of a work centre, a department and the places above them, from rows `w`, `u`, `b`, `d` and `g`. */
export const placeNames = sql`${d.id} as "departmentId", ${d.name} as department, ${g.name} as "departmentGroup", ${w.id} as "workCentreId",
  ${w.name} as "workCentre", ${u.name} as "organisationUnit", ${b.name} as "businessUnit"`;

/** Joins the places to these two columns. */
export const joinPlaces = (companyId: number, departmentId: SQL, workCentreId: SQL) => sql`
  join ${departments} ${d} on ${d.companyId} = ${companyId} and ${d.id} = ${departmentId}
  join ${departmentGroups} ${g} on ${g.companyId} = ${companyId} and ${g.id} = ${d.departmentGroupId}
  join ${workCentres} ${w} on ${w.companyId} = ${companyId} and ${w.id} = ${workCentreId}
  join ${organisationUnits} ${u} on ${u.companyId} = ${companyId} and ${u.id} = ${w.organisationUnitId}
  join ${businessUnits} ${b} on ${b.companyId} = ${companyId} and ${b.id} = ${u.businessUnitId}`;

/** Employees `e` in their places of today, with the `contract` of today. */
export const peopleToday = ({ hotel, today }: PeopleContext, whose?: SQL) => sql`
  from ${employees} ${e}
  left join ${placeOn(hotel.companyId, today)} as ${place} on ${place.employeeId} = ${e.id}
  ${joinPlaces(
    hotel.companyId,
    sql`coalesce(${place.departmentId}, ${e.departmentId})`,
    sql`coalesce(${place.workCentreId}, ${e.workCentreId})`,
  )}
  left join ${contractInForce(hotel.companyId, today, Object.values(terms), whose)} as ${contract} on ${contract.employeeId} = ${e.id}`;

/** Reads employees as a list shows them; `wanted` holds where, order and page, and `whose` limits their contracts. */
export async function readRows(db: Database, context: PeopleContext, wanted: SQL, whose?: SQL): Promise<ReadRow[]> {
  const { companyId } = context.hotel;
  const { rows } = await db.execute<Row>(sql`
    select ${e.id}, ${e.version}, ${e.name}, ${e.isNameConfirmed} as "isNameConfirmed", ${fieldColumns(context.today)}, ${placeNames},
      case when ${contract.fromDay} is not null then ${contractJson} end as contract,
      (select coalesce(json_agg(json_build_object('name', ${s.name}, 'expiresOn', ${s.expiresOn}) order by ${s.name}), '[]')
        from ${employeeSkills} ${s} where ${s.companyId} = ${companyId} and ${s.employeeId} = ${e.id}) as skills,
      (select coalesce(json_agg(${n.code} order by ${n.code}), '[]') from ${terminalCodes} ${n}
        where ${n.companyId} = ${companyId} and ${n.employeeId} = ${e.id}) as "clockNumbers",
      ${formerEmploymentsOf(e)} as "formerEmployments"
    ${peopleToday(context, whose)}
    where ${e.companyId} = ${companyId} and ${wanted}`);
  return rows.map((row) => shown(row, context));
}

function shown(row: Row, context: PeopleContext): ReadRow {
  return {
    ...row,
    employment: employmentOn(row, context.today),
    ...byName(personNumbers, ({ name }) => masked(context, row, name)),
  };
}
