import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { employees } from './employees.table';

const other = alias(employees, 'other');

/** The name of an employee `e`, with the code if somebody else of the hotel has the same name. */
export const toldApart = (
  e: Record<'companyId' | 'id' | 'name' | 'code', PgColumn>,
): SQL<string> => sql<string>`${e.name} || case when exists (
  select from ${employees} ${other}
  where ${other.companyId} = ${e.companyId} and ${other.name} = ${e.name} and ${other.id} <> ${e.id}
) then ' (' || ${e.code} || ')' else '' end`;
