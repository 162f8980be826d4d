import { type SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

const casing = new CasingCache('snake_case');

/** The name of a column in the database. */
export const columnName = (column: PgColumn): string => casing.getColumnCasing(column);

/** Comma-separated columns without their table, as `set` and the column list of an `insert` require. */
export const bare = (...columns: PgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(columnName(column))),
    sql`, `,
  );
