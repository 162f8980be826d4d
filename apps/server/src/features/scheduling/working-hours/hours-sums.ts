import type { WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  addedOfPerson,
  eachMeasure,
  list,
  listed,
  listedDaysOfPeople,
  listedPeople,
  type Measure,
  workedDays,
  workedDaysOfMoved,
} from './hours-of-people';
import type { HourGrid } from './working-hours.rules';

/** A node of the tree: its ids from the root down, and parallel lists with one entry for each non-empty column. */
export type NodeRow = Record<'path' | 'columns' | Measure, string | null> & { people: number };

interface Asked {
  request: WorkingHoursRequest;
  grid: HourGrid;
  /**
   * Employees with the ids of their nodes, the days of them if they move, and the department if it is not theirs:
   * `employee`, `path`, `since`, `until`, `place`.
   */
  scope: SQL;
  /** What each of them worked by month and day, as returned by `monthHours`. */
  hours: SQL;
}

/**
 * The sums of every node of the tree by column: the only place that adds up employees. They are added up to the nodes
 * of the lowest requested level above employees, and those to the nodes above. The total follows the last column.
 * Employees who move within the dates, or work elsewhere, are added to each node apart: one above two of their places has them once.
 */
export function hoursSums({ request, grid, scope, hours }: Asked): SQL {
  const { levels, parent = [], depth = levels.length } = request;
  const [first, last] = [parent.length, Math.min(levels.length, parent.length + depth)];
  const hasPeople = levels.slice(0, last).includes('employee');
  const lowest = hasPeople ? last - 1 : last;
  const months = [...grid.columnOf.keys()].map((month) => `${month}-01`);
  const columnsOfMonths = [...grid.columnOf.values()].map(
    (ofDay) => `{${range(1, 31).map((day) => ofDay[day] ?? 'NULL')}}`,
  );
  const isByDay = request.column === 'day';
  const total = sql.raw(String(grid.columns.length));
  const named = eachMeasure((measure) => measure);
  const added = eachMeasure((measure) => sql`sum(${measure})::bigint as ${measure}`);
  const atLevel = (level: number) => sql.raw(`at_${level}`);
  const addedUp = range(first, lowest - 1)
    .toReversed()
    .map(
      (level) => sql`
    ${atLevel(level)} as materialized (
      select above as node, at, ${added} from ${atLevel(level + 1)} join above using (node) group by above, at
    ), `,
    );
  const people = isByDay ? listedDaysOfPeople(hours, total) : listedPeople(total);
  const nodesOfPeople = sql`select node, person.columns, ${eachMeasure((measure) => sql`person.${measure}`)}
    from (${people}) person join steady using (employee)
    join node on node.path = steady.path[1:${last}::int] and node.level = ${last}::int
    union all select node, ${listed} from moved_cell join node using (node) where level = ${last}::int group by node`;

  return sql`with scope as materialized (${scope}),
    node as materialized (
      select row_number() over () as node, level, path, people
      from (
        select level, path[1:level] as path, count(distinct employee)::int as people
        from scope cross join generate_series(${first}::int, ${last}::int) as level
        group by 1, 2
      ) found
    ),
    above as materialized (
      select below.node, upper.node as above
      from node below join node upper on upper.path = below.path[1:below.level - 1] and upper.level = below.level - 1
    ),
    moved as materialized (
      select employee, path, since, until, place from scope
      where employee in (select employee from scope where since is not null or until is not null or place > 0)
    ),
    steady as materialized (select employee, path from scope where employee not in (select employee from moved)),
    person as materialized (
      select employee, node from steady join node on node.path = steady.path[1:${lowest}::int] and node.level = ${lowest}::int
    ),
    wanted as materialized (
      select month, columns::int[]
      from unnest(${sql.param(months)}::date[], ${sql.param(columnsOfMonths)}::text[]) as wanted (month, columns)
    ),
    worked as materialized (${workedDays(hours)}),
    worked_moved as materialized (${workedDaysOfMoved(hours)}),
    moved_cell as materialized (
      select node, at, ${added} from (
        select node, employee, at, ${addedOfPerson} from worked_moved group by node, employee, at
        union all select node, employee, ${total}, ${addedOfPerson} from worked_moved group by node, employee
      ) of_person
      group by node, at
    ),
    cell as (${
      /* An employee has one entry per day. */ isByDay
        ? sql`select * from worked`
        : sql`select node, employee, at, ${addedOfPerson} from worked group by node, employee, at`
    }),
    person_total as materialized (select node, employee, ${addedOfPerson} from worked group by node, employee),
    ${atLevel(lowest)} as materialized (
      select node, at, ${added} from cell group by node, at
      union all select node, ${total}, ${added} from person_total group by node
    ),
    ${list(addedUp, sql``)}
    listed as (
      select node, ${listed}
      from (
        select node, at, ${added} from (
          ${list(
            range(first, lowest).map((level) => sql`select * from ${atLevel(level)}`),
            sql` union all `,
          )}
          union all select moved_cell.* from moved_cell join node using (node) where level <= ${lowest}::int
        ) every_level
        group by node, at
      ) added
      group by node
${hasPeople ? sql`union all ${nodesOfPeople}` : sql``}
    )
    select array_to_string(path, ',') as path, people, columns, ${named}
    from node left join listed using (node)`;
}

/** Both inclusive. */
const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
