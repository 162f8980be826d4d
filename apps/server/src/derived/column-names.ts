import { getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { columnName } from '#platform/column-names';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Returns the names of the primary key columns. */
export function keyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const composed = primaryKeys.flatMap((key) => key.columns);
  return (composed.length > 0 ? composed : columns.filter(({ primary }) => primary)).map((column) =>
    columnName(column as PgColumn),
  );
}

export const tableName = (table: PgTable): string => getTableName(table);

/** Renders an expression for a trigger, with its values inlined. */
export const written = (expression: SQL): string => dialect.sqlToQuery(expression.inlineParams()).sql;
