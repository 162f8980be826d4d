import type { PayLayoutFields } from '@horae/contract/time/pay-layout';
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.companyId, { onDelete: 'cascade' });

/** Somebody whose sheet was sent although findings of the month were open. */
export interface Acknowledged {
  employeeId: number;
  findings: number;
}

/** What was sent to payroll at one time: the lines and changes that name it. */
export const payrollRuns = pgTable(
  'payroll_runs',
  {
    companyId: companyId(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    firstDay: date().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The account; null if it is not known. */
    sentBy: integer(),
    /** How many time sheets it locked. */
    sheets: integer().notNull(),
    acknowledged: jsonb().$type<Acknowledged[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('payroll_runs_by_month').on(table.companyId, table.firstDay),
  ],
);

/** The hotel’s own code for a part of pay or a kind of leave; empty where it is not sent. */
export const payCodes = pgTable(
  'pay_codes',
  { companyId: companyId(), code: text().notNull(), own: text().notNull() },
  (table) => [primaryKey({ columns: [table.companyId, table.code] })],
);

/** How the files for the hotel’s payroll programs are written. */
export const payLayouts = pgTable(
  'pay_layouts',
  {
    companyId: companyId(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    layout: jsonb().$type<PayLayoutFields>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
