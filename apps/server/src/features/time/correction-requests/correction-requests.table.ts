import { type AskedPunch, requestStates } from '@horae/contract/time/correction-rows';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';

export const correctionRequestState = pgEnum('correction_request_state', requestStates);

/** An employee's request to correct a working day. It never changes; the resulting punches are separate rows. */
export const correctionRequests = pgTable(
  'correction_requests',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    /** The account that asked and is notified of the outcome. */
    accountId: integer().notNull(),
    day: date().notNull(),
    punches: jsonb().$type<AskedPunch[]>().notNull(),
    reason: text().notNull(),
    state: correctionRequestState().notNull().default('open'),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: integer(),
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('one_open_request_a_day')
      .on(table.companyId, table.employeeId, table.day)
      .where(sql`${table.state} = 'open'`),
    index('correction_requests_by_state').on(table.companyId, table.state, table.askedAt),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('an_open_request_is_undecided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('a_refusal_has_an_answer', sql`${table.state} <> 'refused' or coalesce(${table.answer}, '') <> ''`),
  ],
);
