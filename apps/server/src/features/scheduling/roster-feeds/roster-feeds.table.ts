import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';

/** Addresses at which a calendar app reads the shifts of one employee; only the hash of their secret is kept. */
export const rosterFeeds = pgTable(
  'roster_feeds',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    secretHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastReadAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    unique().on(table.companyId, table.secretHash),
    index().on(table.companyId, table.employeeId),
  ],
);
