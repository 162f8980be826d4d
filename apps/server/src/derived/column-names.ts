import { getTableName, type SQL } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';

const casing = new CasingCache('snake_case');
const dialect = new PgDialect({ casing: 'snake_case' });

/** How a column is called in the database. */
export const columnName = (column: PgColumn): string => casing.getColumnCasing(column);

/** How the columns of the primary key are called. */
export function keyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const composed = primaryKeys.flatMap((key) => key.columns);
  return (composed.length > 0 ? composed : columns.filter(({ primary }) => primary)).map((column) =>
    columnName(column as PgColumn),
  );
}

export const tableName = (table: PgTable): string => getTableName(table);

/** An expression as it stands in a trigger, its values written out. */
export const written = (expression: SQL): string => dialect.sqlToQuery(expression.inlineParams()).sql;
