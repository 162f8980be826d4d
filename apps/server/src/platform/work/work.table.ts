import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Which server does which work for which hotel (0 for none in particular), until when, and how its last try went. */
export const workLeases = pgTable(
  'work_leases',
  {
    work: text().notNull(),
    companyId: integer().notNull(),
    leasedBy: text(),
    leasedUntil: timestamp({ withTimezone: true }),
    /** The number of consecutive failures; after a failure it waits until `nextAt`. */
    failures: integer().notNull().default(0),
    failure: text(),
    failedAt: timestamp({ withTimezone: true }),
    nextAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.work, table.companyId] })],
);
