import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Returns the highest id plus 1 (of rows matching `within`) and locks the table until the transaction ends. */
export async function nextId(tx: Database, table: PgTable, id: PgColumn, within?: SQL): Promise<number> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(${id}), 0) + 1 as next from ${table} where ${within ?? sql`true`}`,
  );
  return Number(rows[0]?.next);
}
