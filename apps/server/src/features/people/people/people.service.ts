import { foldText } from '@horae/contract/fold-text';
import type { PeopleChoices, PeopleQuery } from '@horae/contract/people/people.contract';
import { personTexts } from '@horae/contract/people/person-fields';
import type { PersonRow } from '@horae/contract/person';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { departmentGroups, departments, organisationUnits, workCentres } from '../organisation/organisation.table';
import type { PeopleDesk } from './desk';
import { employeeSkills, employees } from './employees.table';
import { peopleToday, readRows } from './people-rows';

/** The people of a hotel that answer a query, one page of them. */
export async function listPeople(
  db: Database,
  desk: PeopleDesk,
  query: PeopleQuery,
): Promise<{ total: number; people: PersonRow[] }> {
  const { page, perPage, sort, sortColumn } = query;
  const wanted = and(...narrowing(query, desk.today)) ?? sql`true`;
  const direction = sort === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`order by ${sortKeys[sortColumn]} ${direction} nulls last, e.id limit ${perPage} offset ${(page - 1) * perPage}`;
  const [counted, people] = await Promise.all([
    db.execute<{ total: number }>(
      sql`select count(*)::int as total ${peopleToday(desk)} where e.company_id = ${desk.hotel.companyId} and ${wanted}`,
    ),
    readRows(db, desk, sql`${wanted} ${order}`),
  ]);
  return { total: counted.rows[0]?.total ?? 0, people };
}

const e = alias(employees, 'e');

/** Text lower-cased by code point, numbers and days by size. */
const sortKeys: Record<PeopleQuery['sortColumn'], SQL> = {
  id: sql`e.id`,
  code: sql`lower(e.code)`,
  name: sql`lower(e.name)`,
  jobTitle: sql`nullif(lower(e.job_title), '')`,
  department: sql`lower(d.name)`,
  workCentre: sql`lower(w.name)`,
  weeklyHours: sql`c.weekly_hours`,
  firstDay: sql`e.first_day`,
};

const employments = {
  left: (today: string) => sql`e.last_day < ${today}`,
  future: (today: string) => sql`e.first_day > ${today} and coalesce(e.last_day >= ${today}, true)`,
  now: (today: string) => sql`coalesce(e.first_day <= ${today}, true) and coalesce(e.last_day >= ${today}, true)`,
};

function narrowing(query: PeopleQuery, today: string): (SQL | undefined)[] {
  const { q, departmentGroup, department, organisationUnit, workCentre, kind, program, employment } = query;
  return [
    q ? containsText(q) : undefined,
    departmentGroup ? sql`g.id = ${departmentGroup}` : undefined,
    department ? sql`d.id = ${department}` : undefined,
    organisationUnit ? sql`u.id = ${organisationUnit}` : undefined,
    workCentre ? sql`w.id = ${workCentre}` : undefined,
    kind ? sql`c.kind = ${kind}` : undefined,
    program ? sql`coalesce(c.has_fixed_hours, true) = ${program === 'fixed'}` : undefined,
    employment ? employments[employment](today) : undefined,
    query.skill ? hasSkill(sql`fold_text(s.name) = ${foldText(query.skill)}`) : undefined,
    query.expiring === undefined ? undefined : hasSkill(sql`s.expires_on <= ${today}::date + ${query.expiring}::int`),
  ];
}

/** Accents, case and the final sigma do not count; `%` and `_` are themselves. */
const containsText = (q: string) =>
  sql`position(${foldText(q)} in fold_text(concat_ws(' ', ${sql.join(
    personTexts.map(({ name }) => e[name]),
    sql`, `,
  )}))) > 0`;

const hasSkill = (which: SQL) =>
  sql`exists (select from ${employeeSkills} s where s.company_id = e.company_id and s.employee_id = e.id and ${which})`;

/** What may be chosen for people: places that are open, skills and job titles that are in use. */
export async function readChoices(db: Database, { hotel, today }: PeopleDesk): Promise<PeopleChoices> {
  const { companyId } = hotel;
  const open = (columns: SQL, table: SQL) =>
    sql`(select coalesce(json_agg(json_build_object(${columns}) order by lower(p.name), p.id), '[]') from ${table} p
      where p.company_id = ${companyId} and coalesce(p.closed_from > ${today}, true))`;
  const names = (column: SQL, table: SQL) =>
    sql`(select coalesce(json_agg(name order by lower(name)), '[]') from (select distinct ${column} as name from ${table} p
      where p.company_id = ${companyId} and ${column} <> '') as used)`;
  const named = sql`'id', p.id, 'name', p.name`;
  const { rows } = await db.execute<PeopleChoices & Record<string, unknown>>(sql`
    select ${open(named, sql`${departmentGroups}`)} as "departmentGroups",
      ${open(sql`${named}, 'departmentGroupId', p.department_group_id`, sql`${departments}`)} as departments,
      ${open(named, sql`${organisationUnits}`)} as "organisationUnits",
      ${open(sql`${named}, 'organisationUnitId', p.organisation_unit_id`, sql`${workCentres}`)} as "workCentres",
      ${names(sql`p.name`, sql`${employeeSkills}`)} as skills,
      ${names(sql`p.job_title`, sql`${employees}`)} as "jobTitles"`);
  return rows[0]!;
}
