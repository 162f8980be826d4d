import { wayOfCall } from '#features/scheduling/roster-history/ways.rules';
import { accountSetting, callSetting } from '#platform/fence/companies';

/** Set to `off` in a transaction that erases: what is erased must not become a version. */
export const historySetting = 'horae.history';

/** What the history keeps of a row `r` of a hotel `c`, as columns of `roster_history`. */
const kept = {
  shifts: `r.company_id, r.id as item_id, r.employee_id, false as is_leave, r.type::text::roster_item_type as type, r.starts_at, r.ends_at,
    (r.starts_at at time zone c.time_zone)::date as first_day,
    ((r.ends_at - interval '1 second') at time zone c.time_zone)::date as last_day,
    r.break_minutes, r.notes, null::leave_kind as leave_kind, r.department_id, r.job_title, r.skill`,
  leaves: `r.company_id, r.id as item_id, r.employee_id, true as is_leave, r.type::text::roster_item_type as type, null::timestamptz as starts_at, null::timestamptz as ends_at,
    r.first_day, r.last_day, 0::smallint as break_minutes, r.notes, r.kind as leave_kind, null::integer as department_id, null::text as job_title,
    null::text as skill`,
  open_shifts: `r.company_id, r.id as item_id, null::integer as employee_id, false as is_leave, r.type::text::roster_item_type as type, r.starts_at, r.ends_at,
    (r.starts_at at time zone c.time_zone)::date as first_day,
    ((r.ends_at - interval '1 second') at time zone c.time_zone)::date as last_day,
    r.break_minutes, r.notes, null::leave_kind as leave_kind, r.department_id, r.job_title, r.skill`,
};
const values =
  'employee_id, is_leave, type, starts_at, ends_at, first_day, last_day, break_minutes, notes, leave_kind, department_id, job_title, skill';
const ofPlan = { shifts: `r.layer = 'planned'`, leaves: 'true', open_shifts: 'true' };

/**
 * A shift that goes from a person to nobody, or back, is removed on one side and added on the other, in whichever order.
 * What is on the plan on the other side is not removed. A subquery for each row, and never a join: see below.
 */
const elsewhere = {
  shifts: `(select true from open_shifts o where o.company_id = r.company_id and o.id = r.id limit 1) is null`,
  leaves: 'true',
  open_shifts: `(select true from shifts o where o.company_id = r.company_id and o.id = r.id and o.layer = 'planned' and o.status <> 'cancelled' limit 1) is null`,
};

type Planned = keyof typeof kept;
type Operation = 'insert' | 'update' | 'delete';

/** Renders the triggers that write each version of a planned item into `roster_history` (decision 59). */
export const historySql = (): string =>
  (['shifts', 'leaves', 'open_shifts'] as const)
    .flatMap((table) => (['insert', 'update', 'delete'] as const).map((operation) => triggerOf(table, operation)))
    .join('\n');

const referencing = {
  insert: 'new table as new_rows',
  delete: 'old table as old_rows',
  update: 'old table as old_rows new table as new_rows',
};

function triggerOf(table: Planned, operation: Operation): string {
  const name = `derived_after_${operation}_of_${table}_kept`;
  // What the statement leaves as it was is no version; a presence or an absence is none either.
  const changed = `with ${changedRows(table, operation)}`;
  const ofItem = (item: string) => `h.company_id = ${item}.company_id and h.item_id = ${item}.item_id`;
  // Laterals and arrays of row addresses, and never a join of two lists: the plan of a statement is kept, and one that
  // was made for few rows or a small history must not read each row of many for each other one.
  const newest = `lateral (select h.ctid as tid, h.* from roster_history h where ${ofItem('changed')} order by h.recorded_from desc limit 1)`;
  return `create function ${name}() returns trigger language plpgsql set enable_seqscan = off as $history$
declare moment timestamptz := date_trunc('milliseconds', now());
declare own bigint := pg_current_xact_id()::text::bigint;
begin
if current_setting('${historySetting}', true) = 'off' then return null; end if;
${changed}, replaced as materialized (
  select held.tid, held.company_id, held.item_id, held.recorded_from from changed cross join ${newest} held
  where held.recorded_until is null and held.transaction = own and held.recorded_from >= moment
), gone as (
  delete from roster_history where ctid = any (array(select tid from replaced)))
update roster_history set recorded_until = null where ctid = any (array(
  select former.tid from replaced cross join lateral (
    select h.ctid as tid from roster_history h where ${ofItem('replaced')} and h.recorded_until = replaced.recorded_from limit 1) former));
${changed}, fresh as materialized (
  select changed.*, held.tid, greatest(moment, held.recorded_from + interval '1 millisecond') as at
  from changed left join ${newest} held on true
  where case when held.item_id is null then not changed.is_removed
    when changed.is_removed then not held.is_removed
    else held.is_removed or (${listed('changed')}) is distinct from (${listed('held')}) end
), ended as (
  update roster_history set recorded_until = greatest(moment, recorded_from + interval '1 millisecond')
  where ctid = any (array(select tid from fresh where tid is not null)))
insert into roster_history (company_id, item_id, recorded_from, ${values}, is_removed, account_id, way, transaction)
  select company_id, item_id, at, ${values}, is_removed, nullif(current_setting('${accountSetting}', true), '')::int,
    ${wayText}, own from fresh;
return null;
end $history$;
create trigger ${name} after ${operation} on ${table} referencing ${referencing[operation]}
  for each statement execute function ${name}();`;
}

function changedRows(table: Planned, operation: Operation): string {
  const isCancelled = (side: string) => (table === 'open_shifts' ? 'false' : `${side}.status = 'cancelled'`);
  const isRemoved = operation === 'delete' ? 'true' : isCancelled('r');
  const changed = (rows: string) => `changed as materialized (
  select ${kept[table]}, ${isRemoved} as is_removed from ${rows} r join companies c on c.company_id = r.company_id
  where ${ofPlan[table]} and (not (${isRemoved}) or ${elsewhere[table]}))`;
  if (operation !== 'update') return changed(operation === 'delete' ? 'old_rows' : 'new_rows');
  const compared = (side: string) =>
    [...tracked[table].map((column) => `${side}.${column}`), isCancelled(side)].join(', ');
  return `differing as materialized (
  select r.* from old_rows before full join new_rows r on before.company_id = r.company_id and before.id = r.id
  where (${compared('before')}) is distinct from (${compared('r')})), ${changed('differing')}`;
}

const tracked = {
  shifts: [
    'employee_id',
    'type',
    'starts_at',
    'ends_at',
    'break_minutes',
    'notes',
    'department_id',
    'job_title',
    'skill',
  ],
  leaves: ['employee_id', 'type', 'kind', 'first_day', 'last_day', 'notes'],
  open_shifts: ['type', 'starts_at', 'ends_at', 'break_minutes', 'notes', 'department_id', 'job_title', 'skill'],
};

const listed = (side: string) =>
  values
    .split(', ')
    .map((column) => `${side}.${column}`)
    .join(', ');

const wayText = `case current_setting('${callSetting}', true) ${Object.entries(wayOfCall)
  .map(([path, way]) => `when '${path}' then '${way}'::roster_way`)
  .join(' ')} end`;
