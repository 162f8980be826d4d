import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { loans } from '../../people/people/loans.table';

const l = alias(loans, 'l');

/**
 * For a `from` clause: who is lent to which department of the same hotel, from the local day `first` to `last`. Loans of
 * a person never overlap; on their days all work is the host's.
 */
export const lentWithin = (hotel: number): SQL =>
  sql`(select ${l.employeeId} as employee, ${l.hostDepartment}::bigint as department, ${l.firstDay} as first, ${l.lastDay} as last
    from ${loans} ${l} where ${l.companyId} = ${hotel} and ${l.hostHotel} = ${hotel} and ${l.hostDepartment} is not null)`;
