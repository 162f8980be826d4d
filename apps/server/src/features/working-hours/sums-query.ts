import type { WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import { type SQL, sql } from 'drizzle-orm';
import { labelsOf, scopeOf } from './scope';
import { type HourGrid, wantedTypes } from './working-hours.rules';

/** One node as the database sums it up; the lists hold the columns with something in them, as text. */
export interface NodeRow extends Record<string, unknown> {
  path: number[];
  label: string | null;
  people: number;
  open: number;
  columns: string | null;
  planned: string | null;
  declared: string | null;
  actual: string | null;
  overtime: string | null;
  heads: string | null;
  workers: number;
}

/**
 * All sums in one statement. Stretches of one person and kind that overlap become one with the longer break, each stretch is
 * cut at the day starts, rounded by person and day, and added up by column for every node above the person.
 */
export function sumsQuery(request: WorkingHoursRequest, grid: HourGrid): SQL {
  const { hotel, levels, parent = [], depth = levels.length } = request;
  const [first, last] = [grid.dayStarts[0]!, grid.dayStarts.at(-1)!];
  const days = sql`${sql.param(grid.dayStarts)}::float8[]`;
  const columnOfDay = sql`${sql.param(grid.columnOfDay)}::int[]`;
  const deepest = Math.min(levels.length, parent.length + depth);
  const { withHours, clocked, withoutShift } = wantedTypes(request);
  const ofScope = isNarrowed(request) ? sql`and employee_id = any(array(select employee_id from scope))` : sql``;
  // No shift lasts more than 48 hours (a constraint), so the index on the start finds all that reach in.
  const shifts = (condition: SQL) => sql`
    select employee_id, date_part('epoch', starts_at) as s, date_part('epoch', ends_at) as e, break_minutes * 60.0::float8 as b
    from shifts where company_id = ${hotel} and starts_at < to_timestamp(${last}) and ends_at > to_timestamp(${first})
      and starts_at > to_timestamp(${first}) - interval '48 hours'
      and status <> 'cancelled' and type = any(${sql.param(withHours)}::worked_type[]) and ${condition} ${ofScope}`;
  const piece = (kind: SQL, from: SQL) => sql`
    select employee_id, ${kind} as kind, s, least(s + b, e) as worked_from, e, width_bucket(s, ${days}) as first_day,
      generate_series(greatest(1, width_bucket(s, ${days})), least(${grid.columnOfDay.length}, width_bucket(e, ${days}))) as day
    from ${from}`;
  const sumOf = (kind: number) =>
    // Half a minute rounds up, as Math.round does.
    sql`floor(coalesce(sum(seconds) filter (where kind = ${sql.raw(String(kind))}), 0) / 60 + 0.5)::int`;
  const list = (value: SQL) => sql`array_to_string(array_agg(${value}), ',')`;

  const sums = sql`sum(planned)::int as planned, sum(declared)::int as declared, sum(actual)::int as actual,
    sum(overtime)::int as overtime, sum(heads)::int as heads`;
  const byColumn =
    request.column === 'day'
      ? sql`select employee_id, day - 1 as col, planned, declared, actual, overtime, begins as heads from person_day`
      : sql`select employee_id, (${columnOfDay})[day] as col, sum(planned)::int as planned, sum(declared)::int as declared,
          sum(actual)::int as actual, sum(overtime)::int as overtime, max(begins) as heads
        from person_day group by employee_id, col`;

  return sql`with scope as materialized (${scopeOf(request, request.dates.end)}),
    clocking as materialized (
      select c.employee_id, c.s, c.e, coalesce(s.break_minutes, 0) * 60.0::float8 as b
      from (
        select employee_id, shift_id, min(floor(date_part('epoch', clocked_in_at))) as s,
          case when bool_and(clocked_out_at is not null) then max(floor(date_part('epoch', clocked_out_at))) end as e
        from clock_records
        where company_id = ${hotel} and clocked_in_at < to_timestamp(${last}) + interval '60 hours'
          and clocked_in_at > to_timestamp(${first}) - interval '60 hours' ${ofScope}
        group by employee_id, shift_id, case when shift_id is null then id end
      ) c
      left join shifts s on s.company_id = ${hotel} and s.id = c.shift_id
      where c.s < ${last} and coalesce(c.e, c.s + 1) > ${first}
        and case when c.shift_id is null then ${withoutShift} else s.type = any(${sql.param(clocked)}::worked_type[]) end
    ),
    overlapping as (
      select employee_id, 1 as kind, s, e, b from (${shifts(sql`layer = 'declared'`)}) declared
      union all select employee_id, 2, s, e, b from clocking where e is not null
      union all select employee_id, 3, s, e, b from (${shifts(sql`type = 'Overtime'`)}) overtime
    ),
    beside as materialized (
      select *, max(e) over before as reached, lead(s) over before as next
      from overlapping
      window before as (partition by employee_id, kind order by s rows between unbounded preceding and 1 preceding)
    ),
    chained as (
      select employee_id, kind, min(s) as s, max(e) as e, max(b) as b
      from (
        select *, count(*) filter (where reached is null or s >= reached) over (partition by employee_id, kind order by s) as chain
        from beside where s < reached or next < e
      ) touching
      group by employee_id, kind, chain
    ),
    piece as (
      ${/* Planned work cannot overlap: the database refuses it. */ piece(sql`0`, sql`(${shifts(sql`layer = 'planned'`)}) planned`)}
      union all ${piece(sql`kind`, sql`beside where not coalesce(s < reached or next < e, false)`)}
      union all ${piece(sql`kind`, sql`chained`)}
      union all select employee_id, 4, s, s, s, width_bucket(s, ${days}), width_bucket(s, ${days})
      from (${shifts(sql`layer = 'declared' and type = 'Overtime'`)}) declared_overtime where s >= ${first}
    ),
    person_day as (
      select employee_id, day, ${sumOf(0)} as planned, ${sumOf(1)} as declared, ${sumOf(2)} as actual, ${sumOf(3)} as overtime,
        max((first_day = day and kind in (0, 4))::int) as begins
      from (
        select employee_id, kind, day, first_day,
          greatest(0, least(e, (${days})[day + 1]) - greatest(worked_from, (${days})[day])) as seconds
        from piece
      ) cut
      group by employee_id, day
    ),
    person_column as materialized (${byColumn}),
    person as materialized (
      select employee_id, path, dense_rank() over (order by path) as leaf
      from (select employee_id, path[1:${deepest}::int] as path from scope) cut
    ),
    leaf as (
      select leaf, path, count(*)::int as people, sum(open)::int as open, count(*) filter (where begins > 0)::int as workers
      from person
      left join (select employee_id, max(heads) as begins from person_column group by employee_id) working using (employee_id)
      left join (select employee_id, count(*) as open from clocking where e is null and s >= ${first} group by employee_id) inside
        using (employee_id)
      group by leaf, path
    ),
    node as materialized (
      select leaf, path[1:depth] as path, dense_rank() over (order by path[1:depth]) as node, people, open, workers
      from leaf, generate_series(${parent.length}::int, ${deepest}::int) depth
    ),
    people as (
      select node, path, sum(people)::int as people, coalesce(sum(open), 0)::int as open, sum(workers)::int as workers
      from node group by node, path
    ),
    leaf_column as (select leaf, col, ${sums} from person join person_column using (employee_id) group by leaf, col),
    node_column as (select node, col, ${sums} from node join leaf_column using (leaf) group by node, col),
    node_lists as (
      select node, ${list(sql`col`)} as columns, ${list(sql`planned`)} as planned, ${list(sql`declared`)} as declared,
        ${list(sql`actual`)} as actual, ${list(sql`overtime`)} as overtime, ${list(sql`heads`)} as heads
      from node_column group by node
    ),
    label as (${labelsOf(hotel)})
    select path, label.name as label, people, open, workers, columns, planned, declared, actual, overtime, heads
    from people
    left join node_lists using (node)
    left join label on label.level = (${sql.param(levels)}::text[])[cardinality(path)] and label.id = path[cardinality(path)]`;
}

function isNarrowed({ bu, ou, wc, programTypes, parent, ...lists }: WorkingHoursRequest): boolean {
  const chosen = [bu, ou, wc].some((id) => id !== undefined);
  const listed = [parent, programTypes, lists.departmentGroups, lists.departments, lists.employees];
  return chosen || listed.some((list) => list && list.length > 0);
}
