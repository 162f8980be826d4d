import { integer, pgTable } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

/** Counts the changes of a hotel's roster; incremented by triggers in the transaction of each change. */
export const rosterVersions = pgTable('roster_versions', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
});
