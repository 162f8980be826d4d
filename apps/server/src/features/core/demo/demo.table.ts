import { date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

/** How far the generator has filled a demo hotel; the next start continues from there. */
export const demoHotels = pgTable('demo_hotels', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  seed: integer().notNull(),
  employees: integer().notNull(),
  plannedUntil: date().notNull(),
  clockedUntil: timestamp({ withTimezone: true }).notNull(),
});
