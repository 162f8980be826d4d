import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { companies } from '../organisation/organisation.table';
import { employees } from './employees.table';

const leaver = alias(employees, 'leaver');
const employer = alias(companies, 'employer');

/** Whether the last day of an employee is over, at the midnight of the hotel. */
export const hasLeft = (companyId: PgColumn, employeeId: PgColumn): SQL => sql`exists (
  select from ${employees} ${leaver} join ${companies} ${employer} on ${employer.companyId} = ${leaver.companyId}
  where ${leaver.companyId} = ${companyId} and ${leaver.id} = ${employeeId}
    and ${leaver.lastDay} < (now() at time zone ${employer.timeZone})::date)`;
