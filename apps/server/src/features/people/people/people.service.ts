import { foldText } from '@horae/contract/fold-text';
import type { PeopleChoices, PeopleQuery } from '@horae/contract/people/people.contract';
import { personTexts } from '@horae/contract/people/person-fields';
import type { PersonRow } from '@horae/contract/person';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { holdsWords } from '#platform/holds-words';
import { departmentGroups, departments, organisationUnits, workCentres } from '../organisation/organisation.table';
import { employedOn } from './employed-on.reads';
import { employeeSkills, employees } from './employees.table';
import { contract } from './on-a-day.reads';
import type { PeopleContext } from './people-context';
import { peopleToday, readRows } from './people-rows';

const e = alias(employees, 'e');
const d = alias(departments, 'd');
const w = alias(workCentres, 'w');
const g = alias(departmentGroups, 'g');
const u = alias(organisationUnits, 'u');

const s = alias(employeeSkills, 's');

/** Returns a page of the employees of a hotel that match a query. */
export async function listPeople(
  db: Database,
  context: PeopleContext,
  query: PeopleQuery,
): Promise<{ total: number; people: PersonRow[] }> {
  const { page, perPage, sort, sortColumn } = query;
  const wanted = and(...narrowing(query, context.today)) ?? sql`true`;
  const direction = sort === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`order by ${sortKeys[sortColumn]} ${direction} nulls last, ${e.id} limit ${perPage} offset ${(page - 1) * perPage}`;
  const [counted, people] = await Promise.all([
    db.execute<{ total: number }>(
      sql`select count(*)::int as total ${peopleToday(context)} where ${e.companyId} = ${context.hotel.companyId} and ${wanted}`,
    ),
    readRows(db, context, sql`${wanted} ${order}`),
  ]);
  return { total: counted.rows[0]?.total ?? 0, people };
}

/** Names sort as a Greek list does, other texts lower-cased by code point, numbers and days by value. */
const sortKeys: Record<PeopleQuery['sortColumn'], SQL> = {
  id: sql`${e.id}`,
  code: sql`lower(${e.code})`,
  name: sql`${e.nameOrder}`,
  jobTitle: sql`nullif(lower(${e.jobTitle}), '')`,
  department: sql`lower(${d.name})`,
  workCentre: sql`lower(${w.name})`,
  weeklyHours: sql`${contract.weeklyHours}`,
  firstDay: sql`${e.firstDay}`,
};

const employments = {
  left: (today: string) => sql`${e.lastDay} < ${today}`,
  future: (today: string) => sql`${e.firstDay} > ${today} and not ${employedOn(e, today)}`,
  now: (today: string) => employedOn(e, today),
};

function narrowing(query: PeopleQuery, today: string): (SQL | undefined)[] {
  const { q, departmentGroup, department, organisationUnit, workCentre, kind, program, employment } = query;
  return [
    q
      ? holdsWords(
          q,
          personTexts.map(({ name }) => e[name]),
        )
      : undefined,
    departmentGroup ? sql`${g.id} = ${departmentGroup}` : undefined,
    department ? sql`${d.id} = ${department}` : undefined,
    organisationUnit ? sql`${u.id} = ${organisationUnit}` : undefined,
    workCentre ? sql`${w.id} = ${workCentre}` : undefined,
    kind ? sql`${contract.kind} = ${kind}` : undefined,
    program ? sql`coalesce(${contract.hasFixedHours}, true) = ${program === 'fixed'}` : undefined,
    employment ? employments[employment](today) : undefined,
    query.skill ? hasSkill(sql`fold_text(${s.name}) = ${foldText(query.skill)}`) : undefined,
    query.expiring === undefined ? undefined : hasSkill(sql`${s.expiresOn} <= ${today}::date + ${query.expiring}::int`),
  ];
}

const hasSkill = (which: SQL) =>
  sql`exists (select from ${employeeSkills} ${s} where ${s.companyId} = ${e.companyId} and ${s.employeeId} = ${e.id} and ${which})`;

type PlaceTable = typeof departmentGroups | typeof departments | typeof organisationUnits | typeof workCentres;

/** The choices for employees: open places, and the skills and job titles in use. */
export async function readChoices(db: Database, { hotel, today }: PeopleContext): Promise<PeopleChoices> {
  const { companyId } = hotel;
  const open = (table: PlaceTable, more = sql``) =>
    sql`(select coalesce(json_agg(json_build_object('id', ${table.id}, 'name', ${table.name}${more}) order by lower(${table.name}), ${table.id}), '[]') from ${table}
      where ${table.companyId} = ${companyId} and coalesce(${table.closedFrom} > ${today}, true))`;
  const used = (column: PgColumn, table: typeof employeeSkills | typeof employees) =>
    sql`(select coalesce(json_agg(name order by lower(name)), '[]') from (select distinct ${column} as name from ${table}
      where ${table.companyId} = ${companyId} and ${column} <> '') as used)`;
  const { rows } = await db.execute<PeopleChoices & Record<string, unknown>>(sql`
    select ${open(departmentGroups)} as "departmentGroups",
      ${open(departments, sql`, 'departmentGroupId', ${departments.departmentGroupId}`)} as departments,
      ${open(organisationUnits)} as "organisationUnits",
      ${open(workCentres, sql`, 'organisationUnitId', ${workCentres.organisationUnitId}`)} as "workCentres",
      ${used(employeeSkills.name, employeeSkills)} as skills,
      ${used(employees.jobTitle, employees)} as "jobTitles"`);
  return rows[0]!;
}
