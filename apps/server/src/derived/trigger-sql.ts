import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bare, columnName } from '#platform/column-names';
import { derivedDue } from '#platform/due/due.table';
import { accountSetting } from '#platform/fence/companies';
import { keyOf, tableName, written } from './column-names';
import { type Derived, type DueLater, type Operation, operations, type Searchable, type Source } from './derived';
import { forgetEntries, writeEntries } from './search/entries-sql';
import { touched } from './things/windows';

/**
 * Renders one trigger per table and operation, which updates every derived thing in the order of the ledger; then those
 * of what is recorded.
 */
export function triggerSql(ledger: readonly Derived[], searchables: readonly Searchable[]): string {
  const statements = new Map<PgTable, Record<Operation, string[]>>();
  const add = (table: PgTable, operation: Operation, statement: string) => {
    const known = statements.get(table) ?? { insert: [], update: [], delete: [] };
    statements.set(table, known);
    known[operation].push(statement);
  };
  const recording: string[] = [];
  for (const thing of ledger) {
    if (thing.effect === 'none') continue;
    if (thing.effect === 'record') {
      for (const { trigger } of thing.sources) recording.push(...operations.map((one) => written(trigger(one))));
      continue;
    }
    for (const source of thing.sources)
      for (const operation of operations) add(source.table, operation, followSql(thing, source, operation));
  }
  for (const searchable of searchables) {
    const { table, columns, shown } = searchable;
    const changed = (operation: Operation) => changedSql(table, columns, operation, 'after');
    for (const operation of ['insert', 'update'] as const) {
      if (shown && operation === 'update')
        add(table, operation, `${changed(operation)} ${written(forgetEntries(searchable, sql`not (${shown})`))};`);
      add(table, operation, `${changed(operation)} ${written(writeEntries(searchable, sql`changed`))};`);
    }
    add(table, 'delete', `${changedSql(table, columns, 'delete')} ${written(forgetEntries(searchable))};`);
  }
  const following = [...statements].flatMap(([table, byOperation]) =>
    operations.map((operation) => triggerOf(table, operation, byOperation[operation])),
  );
  return [...following, ...recording].join('\n');
}

function triggerOf(table: PgTable, operation: Operation, statements: string[]): string {
  const name = `derived_after_${operation}_of_${tableName(table)}`;
  const rows = {
    insert: 'new table as new_rows',
    delete: 'old table as old_rows',
    update: 'old table as old_rows new table as new_rows',
  };
  return `create function ${name}() returns trigger language plpgsql as $derived$
declare raised record;
begin
${statements.join('\n')}
return null;
end $derived$;
create trigger ${name} after ${operation} on ${tableName(table)} referencing ${rows[operation]}
  for each statement execute function ${name}();`;
}

function followSql(
  thing: Exclude<Derived, { effect: 'none' | 'record' }>,
  { table, columns, touches }: Source,
  operation: Operation,
): string {
  const withTouched = `${changedSql(table, columns, operation)}, ${written(sql`${touched} as (${touches})`)}`;
  if (thing.effect === 'statement') return `${withTouched} ${written(thing.statement)};`;
  if (thing.effect === 'version') return versionSql(withTouched);
  return `${withTouched} ${written(dueSql(thing, table))};`;
}

const dueSql = ({ name, only }: DueLater, table: PgTable): SQL => {
  const { thing, companyId, employeeId, fromAt, toAt, source, accountId } = derivedDue;
  const span = bare(companyId, employeeId, fromAt, toAt);
  return sql`insert into ${derivedDue} (${bare(thing)}, ${span}, ${bare(source, accountId)})
  select ${name}, ${span}, ${tableName(table)}, nullif(current_setting(${accountSetting}, true), '')::int from ${touched}${only && sql` where ${only}`}`;
};

const versionSql = (withTouched: string) => `for raised in
  ${withTouched} ${written(sql`select hotel, version from raise_rosters(array(select distinct ${touched.companyId} from ${touched})) as rosters (hotel, version)`)}
loop
  perform pg_notify('roster', raised.hotel || ':' || raised.version);
end loop;`;

/** Renders a `with` of the rows that differ in these columns: with their key, before and after, or only after. */
function changedSql(
  table: PgTable,
  tracked: readonly PgColumn[],
  operation: Operation,
  sides: 'both' | 'after' = 'both',
): string {
  const keys = keyOf(table);
  const columns = [...new Set([...keys, ...tracked.map(columnName)])];
  const list = (side: string) => columns.map((column) => `${side}.${column}`).join(', ');
  if (operation !== 'update') {
    const rows = operation === 'insert' ? 'new_rows' : 'old_rows';
    return `with changed as (select ${list(rows)} from ${rows})`;
  }
  const compared = (side: string) => tracked.map((column) => comparable(side, column)).join(', ');
  const sameKey = keys.map((key) => `before.${key} = after.${key}`).join(' and ');
  const both = `select ${list('before')} where before.${keys[0]} is not null union all `;
  return `with changed as (
  select side.* from old_rows before full join new_rows after on ${sameKey}
  cross join lateral (${sides === 'both' ? both : ''}select ${list('after')} where after.${keys[0]} is not null) side
  where (${compared('before')}) is distinct from (${compared('after')}) or before.${keys[0]} is null or after.${keys[0]} is null)`;
}

// The json type has no equality operator.
const comparable = (side: string, column: PgColumn): string =>
  `${side}.${columnName(column)}${column.getSQLType() === 'json' ? '::text' : ''}`;

/** Renders the statement that fills the search entries from the current tables. */
export const fillSearchSql = (searchables: readonly Searchable[]): string =>
  searchables
    .map((searchable) => `${written(writeEntries(searchable, sql.raw(tableName(searchable.table))))};`)
    .join('\n');
