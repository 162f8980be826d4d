import type { ClientBase } from 'pg';
import type { Counter } from './archive';
import { quoted } from './tables';

/** Returns every sequence with its position. */
export async function readCounters(client: ClientBase): Promise<Counter[]> {
  const { rows: sequences } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const counters: Counter[] = [];
  for (const { name } of sequences) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    );
    counters.push({ counter: name, lastValue: Number(rows[0]!.lastValue), isCalled: rows[0]!.isCalled });
  }
  return counters;
}

/** Sets a sequence to its exported position. */
export async function setCounter(client: ClientBase, { counter, lastValue, isCalled }: Counter): Promise<void> {
  await client.query('select setval($1::regclass, $2, $3)', [quoted(counter), lastValue, isCalled]);
}

/** Sets every sequence to the highest value of its column, because exports of version 1 do not contain positions. */
export async function raiseCounters(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select coalesce(pg_get_serial_sequence(quote_ident(c.table_name), c.column_name), substring(c.column_default from '''(.+?)''')) as sequence,
      c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    where c.table_schema = 'public' and (c.is_identity = 'YES' or c.column_default like 'nextval(%')`);
  const highest = new Map<string, string[]>();
  for (const { sequence, table, column } of rows) {
    highest.set(sequence, [
      ...(highest.get(sequence) ?? []),
      `select max(${quoted(column)}) as id from ${quoted(table)}`,
    ]);
  }
  for (const [sequence, queries] of highest) {
    await client.query(
      `select setval($1::regclass, greatest(max(id), 1), max(id) is not null) from (${queries.join(' union all ')}) used`,
      [sequence],
    );
  }
}
