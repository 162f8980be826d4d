import { type SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

const casing = new CasingCache('snake_case');

/** How a column is called in the database. */
export const columnName = (column: PgColumn): string => casing.getColumnCasing(column);

/** Columns without their table, with commas between: for `set` and the columns of an `insert`, where SQL wants them so. */
export const bare = (...columns: PgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(columnName(column))),
    sql`, `,
  );
