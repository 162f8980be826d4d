import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { loans } from '#features/people/people/loans.table';

const l = alias(loans, 'l');

/** The days on which a department of the hotel has somebody who belongs to another one. */
export type LentDays = [employeeId: number, first: string, last: string, departmentId: number];

/** A column of one row: the loans within a hotel on these days, in order. */
export const lentDays = (companyId: number, { first, last }: { first: string; last: string }) =>
  sql`(select coalesce(json_agg(json_build_array(${l.employeeId}, ${l.firstDay}, ${l.lastDay}, ${l.hostDepartment}) order by ${l.employeeId}, ${l.firstDay}), '[]')
    from ${loans} ${l} where ${l.companyId} = ${companyId} and ${l.hostHotel} = ${companyId} and ${l.hostDepartment} is not null
      and ${l.firstDay} <= ${last} and ${l.lastDay} >= ${first})`;
