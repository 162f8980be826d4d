import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { companies } from '#features/people/organisation/organisation.table';
import { rosterHistory } from '#features/scheduling/roster-history/roster-history.table';
import { wayOfCall } from '#features/scheduling/roster-history/ways.rules';
import { bare } from '#platform/column-names';
import { accountSetting, callSetting, historySetting } from '#platform/fence/companies';
import { tableName } from './column-names';
import type { Operation } from './derived';
import { type Kept, type Planned, plannedTables } from './history-rows';

const version = (name: string) => alias(rosterHistory, name);
type Version = ReturnType<typeof version>;
const h = version('h');
const held = version('held');
const changed = version('changed');
const replaced = version('replaced');
const fresh = version('fresh');
const c = alias(companies, 'c');

const list = (parts: (SQL | PgColumn)[]) => sql.join(parts, sql`, `);

/** The columns that say what an item was, in the order in which they are stored. */
const values = Object.keys(plannedTables[0]!.row('r').kept).filter(
  (column): column is Exclude<Kept, 'companyId' | 'itemId'> => column !== 'companyId' && column !== 'itemId',
);
const names = bare(...values.map((column) => h[column]));
const valuesOf = (side: Version) => list(values.map((column) => side[column]));

const referencing = {
  insert: sql`new table as new_rows`,
  delete: sql`old table as old_rows`,
  update: sql`old table as old_rows new table as new_rows`,
};

const ofItem = (item: Version) => sql`${h.companyId} = ${item.companyId} and ${h.itemId} = ${item.itemId}`;
// Laterals and arrays of row addresses, and never a join of two lists: the plan of a statement is kept, and one that
// was made for few rows or a small history must not read each row of many for each other one.
const newest = sql`lateral (select ${h}.ctid as tid, ${h}.* from ${rosterHistory} ${h} where ${ofItem(changed)} order by ${h.recordedFrom} desc limit 1)`;

/** Renders the trigger that writes each version of a planned item into `roster_history` (decision 59). */
export function historyTrigger(planned: Planned, operation: Operation): SQL {
  const name = sql.raw(`derived_after_${operation}_of_${tableName(planned.table)}_kept`);
  // What the statement leaves as it was is no version; a presence or an absence is none either.
  const changedItems = sql`with ${changedRows(planned, operation)}`;
  return sql`create function ${name}() returns trigger language plpgsql set enable_seqscan = off as $history$
declare moment timestamptz := date_trunc('milliseconds', now());
declare own bigint := pg_current_xact_id()::text::bigint;
begin
if current_setting(${historySetting}, true) = 'off' then return null; end if;
${changedItems}, ${replaced} as materialized (
  select ${held}.tid, ${held.companyId}, ${held.itemId}, ${held.recordedFrom} from ${changed} cross join ${newest} ${held}
  where ${held.recordedUntil} is null and ${held.transaction} = own and ${held.recordedFrom} >= moment
), gone as (
  delete from ${rosterHistory} where ctid = any (array(select tid from ${replaced})))
update ${rosterHistory} set ${bare(h.recordedUntil)} = null where ctid = any (array(
  select former.tid from ${replaced} cross join lateral (
    select ${h}.ctid as tid from ${rosterHistory} ${h} where ${ofItem(replaced)} and ${h.recordedUntil} = ${replaced.recordedFrom} limit 1) former));
${changedItems}, ${fresh} as materialized (
  select ${changed}.*, ${held}.tid, greatest(moment, ${held.recordedFrom} + interval '1 millisecond') as at
  from ${changed} left join ${newest} ${held} on true
  where case when ${held.itemId} is null then not ${changed.isRemoved}
    when ${changed.isRemoved} then not ${held.isRemoved}
    else ${held.isRemoved} or (${valuesOf(changed)}) is distinct from (${valuesOf(held)}) end
), ended as (
  update ${rosterHistory} set ${bare(h.recordedUntil)} = greatest(moment, ${bare(h.recordedFrom)} + interval '1 millisecond')
  where ctid = any (array(select tid from ${fresh} where tid is not null)))
insert into ${rosterHistory} (${bare(h.companyId, h.itemId, h.recordedFrom)}, ${names}, ${bare(h.isRemoved, h.accountId, h.way, h.transaction)})
  select ${bare(fresh.companyId, fresh.itemId)}, at, ${names}, ${bare(fresh.isRemoved)}, nullif(current_setting(${accountSetting}, true), '')::int,
    ${way}, own from ${fresh};
return null;
end $history$;
create trigger ${name} after ${sql.raw(operation)} on ${planned.table} referencing ${referencing[operation]}
  for each statement execute function ${name}();`;
}

function changedRows({ row }: Planned, operation: Operation): SQL {
  const [before, r] = [row('before'), row('r')];
  const isRemoved = operation === 'delete' ? sql`true` : r.isCancelled;
  const kept = Object.entries(r.kept).map(([column, value]) => sql`${value} as ${bare(h[column as Kept])}`);
  const changedIn = (rows: SQL) => sql`${changed} as materialized (
  select ${list(kept)}, ${isRemoved} as ${bare(h.isRemoved)} from ${rows} r join ${companies} ${c} on ${c.companyId} = ${r.companyId}
  where ${r.isOnPlan} and (not (${isRemoved}) or ${r.isNowhereElse}))`;
  if (operation !== 'update') return changedIn(operation === 'delete' ? sql`old_rows` : sql`new_rows`);
  const compared = (side: typeof r) => list([...side.compared, side.isCancelled]);
  return sql`differing as materialized (
  select r.* from old_rows before full join new_rows r on ${before.companyId} = ${r.companyId} and ${before.id} = ${r.id}
  where (${compared(before)}) is distinct from (${compared(r)})), ${changedIn(sql`differing`)}`;
}

const way = sql`case current_setting(${callSetting}, true) ${sql.join(
  Object.entries(wayOfCall).map(([path, name]) => sql`when ${path} then ${name}::roster_way`),
  sql` `,
)} end`;
