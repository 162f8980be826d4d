import { type SQL, sql } from 'drizzle-orm';
import { column } from '#platform/columns-of';
import { monthLists } from './month-hours';

const measures = ['planned', 'declared', 'actual', 'overtime', 'heads', 'open'] as const;
export type Measure = (typeof measures)[number];

export const list = (parts: SQL[], between = sql`, `) => sql.join(parts, between);

export const eachMeasure = (part: (measure: SQL) => SQL) => list(measures.map((measure) => part(sql.raw(measure))));

// Arrays unnested in one row advance together.
const sideBySide = list(monthLists.map((name) => sql`unnest(${sql.raw(name)}) as ${sql.raw(name)}`));
const ofEntry = sql`employee, columns[days] as at, planned, declared, actual, overtime, begins as heads, open`;

/** What each employee who works at one place worked, one row per day that belongs to a column. */
export const workedDays = (hours: SQL): SQL => sql`select node, ${ofEntry}
    from (
      select node, employee, columns, ${sideBySide}
      from (${hours}) hours join wanted using (month) join person using (employee) where place = 0
    ) entry
    where columns[days] is not null`;

/** The same of those who move or work elsewhere, for every node that they are in on the day. */
export const workedDaysOfMoved = (hours: SQL): SQL => sql`select node, ${ofEntry}
    from (
      select employee, place, month, columns, ${sideBySide}
      from (${hours}) hours join wanted using (month) where employee in (select employee from moved)
    ) entry
    join moved using (employee, place)
    join node on node.path = moved.path[1:node.level]
    where columns[days] is not null and coalesce(month + days - 1 >= moved.since, true) and coalesce(month + days - 1 < moved.until, true)`;

/** An employee who starts in a column counts once in it, however often they start. */
export const addedOfPerson = list(
  measures.map((measure) => {
    const [adding, name] = [sql.raw(measure === 'heads' ? 'max' : 'sum'), sql.raw(measure)];
    return sql`${adding}(${name})::int as ${name}`;
  }),
);

/** Parallel lists of columns, with the total after the last. */
export const listed = sql`${column(sql`at`)} as columns, ${eachMeasure((measure) => sql`${column(measure)} as ${measure}`)}`;

export const listedPeople = (total: SQL) => sql`select employee, ${listed}
  from (
    select employee, at, ${eachMeasure((measure) => measure)} from cell
    union all select employee, ${total}, ${eachMeasure((measure) => measure)} from person_total
  ) with_total
  group by employee`;

/** Concatenates the daily lists of the stored months for each employee, in half the time of building them again. */
export function listedDaysOfPeople(hours: SQL, total: SQL): SQL {
  const nothing = sql`repeat(',', cardinality(days) - 1)`;
  const lists = monthLists.slice(1).map((name) => {
    const days = sql.raw(name);
    const text = sql`case when ${days} = '{}' then ${nothing} else array_to_string(${days}, ',') end`;
    return sql`string_agg(${text}, ',') as ${sql.raw(name === 'begins' ? 'heads' : name)}`;
  });
  const columns = sql`array_to_string(array(select columns[day] from unnest(days) as day), ',', '')`;
  return sql`select employee, concat(days.columns, ',', ${total}) as columns, ${eachMeasure((measure) => sql`concat(days.${measure}, ',', sum.${measure}) as ${measure}`)}
    from (
      select employee, string_agg(${columns}, ',') as columns, ${list(lists)}
      from (${hours}) hours join wanted using (month) join person using (employee) where place = 0
      group by employee
    ) days
    join person_total sum using (employee)`;
}
