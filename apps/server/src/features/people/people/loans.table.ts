import { loanPayers } from '@horae/contract/loan';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { employees } from './employees.table';

export const loanPayer = pgEnum('loan_payer', loanPayers);

/** When an employee works for another department or hotel; loans of one employee never overlap (migration). */
export const loans = pgTable(
  'loans',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    hostHotel: integer().notNull(),
    /** As the hotel was called when the loan was agreed: who reads the loan may not see the host hotel. */
    hostHotelName: text().notNull(),
    /** The whole hotel if null. */
    hostDepartment: integer(),
    hostDepartmentName: text().notNull().default(''),
    payer: loanPayer().notNull(),
    agreement: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.firstDay] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('a_loan_ends_after_it_begins', sql`${table.lastDay} >= ${table.firstDay}`),
    check(
      'a_loan_leads_elsewhere',
      sql`${table.hostHotel} <> ${table.companyId} or ${table.hostDepartment} is not null`,
    ),
  ],
);
