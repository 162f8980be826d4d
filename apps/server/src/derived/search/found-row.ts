import { sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';

/** The row that an entry is made of. */
export const foundRow = <T extends PgTable>(table: T) => alias(table, 'found');

/** It belongs to no account, or to no hotel, alone. */
export const nobody = sql`0`;

export const nothing = sql`''`;
