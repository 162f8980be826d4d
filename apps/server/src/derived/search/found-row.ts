import { sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';

/** The row from which an entry is built. */
export const foundRow = <T extends PgTable>(table: T) => alias(table, 'found');

/** For entries that belong to no particular account or hotel. */
export const nobody = sql`0`;

export const nothing = sql`''`;
