import { Client, type Pool } from 'pg';
import { vi } from 'vitest';

const { prepareValue } = (await import('pg/lib/utils.js' as string)) as { prepareValue: (value: unknown) => unknown };

export interface Asked {
  text: string;
  values: readonly unknown[];
}

/** Returns every statement sent to a database while `work` ran. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [statement, values] of query.mock.calls as unknown as [string | { text: string }, unknown][]) {
      const text = typeof statement === 'string' ? statement : statement.text;
      asked.push({ text, values: Array.isArray(values) ? values : [] });
    }
  } finally {
    query.mockRestore();
  }
  return asked;
}

/** Returns the columns that statements read (`table.column`), from the dependencies of a view of the same query. */
export async function columnsRead(pool: Pool, statements: readonly Asked[]): Promise<Set<string>> {
  const columns = new Set<string>();
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { text, values } of statements) {
      const query = queryIn(text);
      if (!query) continue;
      await client.query(
        `create temp view reader as select row_number() over () as read, asked::text from (${withValues(query, values)}) as asked`,
      );
      const { rows } = await client.query<{ name: string }>(dependencies);
      for (const { name } of rows) columns.add(name);
      await client.query('drop view reader');
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return columns;
}

const dependencies = `
  select distinct c.relname || '.' || a.attname as name
  from pg_depend d join pg_rewrite r on r.oid = d.objid and r.ev_class = 'reader'::regclass
  join pg_class c on c.oid = d.refobjid and c.oid <> r.ev_class join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
  where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0`;

/** Returns the query in a statement that reads, or that writes what it reads; undefined if it reads no table. */
function queryIn(text: string): string | undefined {
  const query = text
    .trim()
    .replace(/;$/, '')
    .replace(/\bfor (no key )?(update|share)( of \w+)?( skip locked)?$/i, '');
  const isReading =
    /^(select|with)\b/i.test(query) && !/\b(insert into|delete from|update \w+ (set|as)|pg_advisory)/i.test(query);
  return isReading && /\bfrom\b/i.test(query) ? query : undefined;
}

const withValues = (text: string, values: readonly unknown[]): string =>
  text.replaceAll(/\$(\d+)/g, (_, at: string) => {
    const value = prepareValue(values[Number(at) - 1]);
    return value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
  });
