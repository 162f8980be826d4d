import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, PoolClient } from 'pg';
import type { Database } from '../database';

/** Queries on the same connection, for tables as they are today. */
export const queriesOn = (client: ClientBase): Database => drizzle(client as PoolClient, { casing: 'snake_case' });

/** Returns the tables, each after those it references; unlogged tables are left out because they are derived. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence <> 'u' and relname <> 'migrations'
      order by relname`,
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  let rest = tables.map((table) => table.name);
  while (rest.length > 0) {
    const free = rest.filter((name) => !links.some((link) => link.from === name && rest.includes(link.to)));
    if (free.length === 0) throw new Error(`Tables that point at each other: ${rest.join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** Returns the columns whose values the database works out from others. */
export async function generatedColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`,
    [quoted(table)],
  );
  return rows.map(({ name }) => name);
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
