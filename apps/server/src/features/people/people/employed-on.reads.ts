import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { companies } from '../organisation/organisation.table';
import { employees, formerEmployments } from './employees.table';

const former = alias(formerEmployments, 'former_employment');
const leaver = alias(employees, 'leaver');
const employer = alias(companies, 'employer');

/** The columns of a row of employees, under any alias. */
type EmployeeColumns = Record<'companyId' | 'id' | 'firstDay' | 'lastDay', PgColumn>;
type Day = string | SQL;

const formerOf = ({ companyId, id }: Pick<EmployeeColumns, 'companyId' | 'id'>) =>
  sql`${former.companyId} = ${companyId} and ${former.employeeId} = ${id}`;

/** Whether employees are employed on one of the days from `first` to `last`, in the last employment or a former one. */
export const employedWithin = (employee: EmployeeColumns, first: Day, last: Day): SQL =>
  sql`(coalesce(${employee.lastDay} >= ${first}, true) and coalesce(${employee.firstDay} <= ${last}, true)
    or exists (select from ${formerEmployments} ${former} where ${formerOf(employee)}
      and ${former.lastDay} >= ${first} and coalesce(${former.firstDay} <= ${last}, true)))`;

/** Whether employees are employed on a day. */
export const employedOn = (employee: EmployeeColumns, day: Day): SQL => employedWithin(employee, day, day);

/** Whether the first employment of employees began before a day. */
export const beganBefore = (employee: EmployeeColumns, day: Day): SQL =>
  sql`(coalesce(${employee.firstDay} < ${day}, true) or exists (select from ${formerEmployments} ${former}
    where ${formerOf(employee)} and coalesce(${former.firstDay} < ${day}, true)))`;

/** Whether an employment of employees is over on a day and no other runs, even if they begin again later. */
export const isOverOn = (employee: EmployeeColumns, day: Day): SQL =>
  sql`coalesce(${employee.lastDay} < ${day} or ${employee.firstDay} > ${day}
    and exists (select from ${formerEmployments} ${former} where ${formerOf(employee)} and ${former.lastDay} < ${day})
    and not ${employedOn(employee, day)}, false)`;

/** Whether an employee has left and not begun again, at the midnight of the hotel. */
export const hasLeft = (companyId: PgColumn, employeeId: PgColumn): SQL => sql`exists (
  select from ${employees} ${leaver} join ${companies} ${employer} on ${employer.companyId} = ${leaver.companyId}
  where ${leaver.companyId} = ${companyId} and ${leaver.id} = ${employeeId}
    and ${isOverOn(leaver, sql`(now() at time zone ${employer.timeZone})::date`)})`;

/** The former employments of employees as JSON, oldest first. */
export const formerEmploymentsOf = (employee: Pick<EmployeeColumns, 'companyId' | 'id'>): SQL =>
  sql`coalesce((select json_agg(json_build_object('firstDay', ${former.firstDay}, 'lastDay', ${former.lastDay}) order by ${former.lastDay})
    from ${formerEmployments} ${former} where ${formerOf(employee)}), '[]')`;
