import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { employeeContracts } from './employees.table';

const t = alias(employeeContracts, 'flexible_terms');

/** The minutes by which an employee may arrive later on a local day, by the contract of the day or the nearest one. */
export const flexibleArrivalOn = (companyId: PgColumn, employeeId: PgColumn, day: SQL): SQL =>
  sql`coalesce((select ${t.flexibleArrival} from ${employeeContracts} ${t} where ${t.companyId} = ${companyId}
    and ${t.employeeId} = ${employeeId} order by (${t.fromDay} <= ${day}) desc, abs(${t.fromDay} - ${day}) limit 1), 0)`;
