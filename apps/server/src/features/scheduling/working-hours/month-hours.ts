import { type SQL, sql } from 'drizzle-orm';
import { paidBreakDays, unpaidBreakSeconds } from './unpaid-break';
import { type BusinessDay, type MonthDays, reachDays, type WantedTypes } from './working-hours.rules';

/** Overlaps are followed this far beyond the days asked for, clock records are looked for twice as far back. */
const reach = sql`interval '7 days'`;

/** The lists of a person and month, side by side, one entry for each day with something in it; one of zeros is left empty. */
export const monthLists = ['days', 'planned', 'declared', 'actual', 'overtime', 'begins', 'open'] as const;

interface Asked {
  hotel: number;
  employees: number[];
  timeZone: string;
  days: MonthDays;
  business: BusinessDay;
  types: WantedTypes;
}

/**
 * What people work by month and day: the only place that adds up. The pauses that somebody clocked on a shift are its break where
 * they are longer than the planned one; a break that counts as work by contract is none. Stretches of one person and kind that overlap become one
 * with the longer break, each stretch is cut at the day starts or counts to one day as the hotel has set, and minutes are rounded by
 * person and day.
 */
export function monthHours({ hotel, employees, timeZone, days, business, types }: Asked): SQL {
  const [first, last] = [sql`to_timestamp(${days.starts[0]!})`, sql`to_timestamp(${days.starts.at(-1)!})`];
  const starts = sql`${sql.param(days.starts)}::float8[]`;
  const { withHours, clocked, withoutShift } = types;
  const epoch = (moment: SQL) => sql`date_part('epoch', ${moment})`;
  const unpaidBreak = (shift: SQL) =>
    unpaidBreakSeconds({
      minutes: sql`${shift}.break_minutes`,
      startsAt: sql`${shift}.starts_at`,
      paidDays: sql`paid_breaks.days`,
      timeZone,
      divide: business.divide,
    });
  const ofPeople = sql`company_id = ${hotel} and employee_id = any(array(select employee_id from asked))`;
  // No shift lasts more than 48 hours (a constraint), so the index on the start finds all that reach in.
  const shifts = (condition: SQL, beyond: SQL) => sql`
    select employee_id, ${epoch(sql`starts_at`)} as s, ${epoch(sql`ends_at`)} as e, ${unpaidBreak(sql`shifts`)} as b
    from shifts left join paid_breaks using (employee_id) where ${ofPeople} and starts_at < ${last} + ${beyond} and ends_at > ${first} - ${beyond}
      and starts_at > ${first} - ${beyond} - interval '48 hours'
      and status <> 'cancelled' and type = any(${sql.param(withHours)}::worked_type[]) and ${condition}`;
  const none = sql`interval '0'`;
  const around = sql`${sql.param(days.around)}::float8[]`;
  const dayAt = (second: SQL) => sql`width_bucket(${second}, ${starts})`;
  const dayAround = (second: SQL) => sql`(width_bucket(${second}, ${around}) - ${reachDays})`;
  // A stretch that ends where a day begins has nothing in that day.
  const lastDay = dayAround(sql`greatest(s, e - 0.001)`);
  const edge = (day: SQL) => sql`(${around})[${day} + ${reachDays}]`;
  const countsTo: Record<BusinessDay['attribution'], SQL> = {
    split: sql`generate_series(greatest(1, ${dayAt(sql`s`)}), least(${days.dates.length}, ${dayAt(sql`e`)}))`,
    start: dayAround(sql`s`),
    end: lastDay,
    most: sql`(select day from generate_series(${dayAround(sql`s`)}, ${lastDay}) as day
      order by least(e, ${edge(sql`day + 1`)}) - greatest(s, ${edge(sql`day`)}) desc, day limit 1)`,
  };
  const piece = (kind: SQL, from: SQL) => sql`
    select employee_id, ${kind} as kind, s, least(s + b, e) as worked_from, e, ${countsTo[business.attribution]} as day
    from ${from}`;
  const seconds =
    business.attribution === 'split'
      ? sql`greatest(0, least(e, (${starts})[day + 1]) - greatest(worked_from, (${starts})[day]))`
      : sql`e - worked_from`;
  const moment = (kind: SQL, from: SQL) => sql`
    select employee_id, ${kind}, s, s, s, ${dayAt(sql`s`)}
    from ${from} where s >= ${days.starts[0]!} and s < ${days.starts.at(-1)!}`;
  const minutes = (kind: number) =>
    // Half a minute rounds up, as Math.round does.
    sql`floor(coalesce(sum(seconds) filter (where kind = ${sql.raw(String(kind))}), 0) / 60 + 0.5)::smallint`;
  const lists = (list: (name: SQL) => SQL) =>
    sql.join(
      monthLists.map((name) => list(sql.raw(name))),
      sql`, `,
    );

  return sql`with asked as materialized (select unnest(${sql.param(employees)}::int[]) as employee_id),
    paid_breaks as materialized (select * from ${paidBreakDays(hotel)} paid_breaks),
    calendar as materialized (
      select ordinality as day, date_trunc('month', date)::date as month, extract(day from date)::smallint as days
      from unnest(${sql.param(days.dates)}::date[]) with ordinality as given (date, ordinality)
    ),
    clocking as materialized (
      select c.employee_id, c.s, c.e, greatest(${unpaidBreak(sql`s`)}, c.e - c.s - c.present) as b
      from (
        select employee_id, shift_id, min(floor(${epoch(sql`clocked_in_at`)})) as s,
          case when bool_and(clocked_out_at is not null) then max(floor(${epoch(sql`clocked_out_at`)})) end as e,
          sum(floor(${epoch(sql`clocked_out_at`)}) - floor(${epoch(sql`clocked_in_at`)})) as present
        from clock_records
        where ${ofPeople} and clocked_in_at < ${last} + ${reach} and clocked_in_at > ${first} - 2 * ${reach}
        group by employee_id, shift_id, case when shift_id is null then id end
      ) c
      left join shifts s on s.company_id = ${hotel} and s.id = c.shift_id
      left join paid_breaks on paid_breaks.employee_id = c.employee_id
      where case when c.shift_id is null then ${withoutShift} else s.type = any(${sql.param(clocked)}::worked_type[]) end
    ),
    overlapping as (
      select employee_id, 1 as kind, s, e, b from (${shifts(sql`layer = 'declared'`, reach)}) declared
      union all select employee_id, 2, s, e, b from clocking where e is not null
      union all select employee_id, 3, s, e, b from (${shifts(sql`type = 'Overtime'`, reach)}) overtime
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
      ${/* Planned work cannot overlap: the database refuses it. */ piece(sql`0`, sql`(${shifts(sql`layer = 'planned'`, none)}) planned`)}
      union all ${piece(sql`kind`, sql`beside where not coalesce(s < reached or next < e, false)`)}
      union all ${piece(sql`kind`, sql`chained`)}
      union all ${/* Whoever begins is a head that day, whatever day the hours count to. */ moment(sql`4`, sql`(${shifts(sql`(layer = 'planned' or type = 'Overtime')`, none)}) begun`)}
      union all ${moment(sql`5`, sql`(select employee_id, s from clocking where e is null) inside`)}
    ),
    person_day as (
      select employee_id, day, ${minutes(0)} as planned, ${minutes(1)} as declared, ${minutes(2)} as actual, ${minutes(3)} as overtime,
        max((kind = 4)::int)::smallint as begins, (count(*) filter (where kind = 5))::smallint as open
      from (
        select employee_id, kind, day, ${seconds} as seconds
        from piece where day between 1 and ${days.dates.length}
      ) cut
      group by employee_id, day
    ),
    person_month as (
      select employee_id, month, ${lists((name) => sql`case when max(${name}) > 0 then array_agg(${name}) end as ${name}`)}
      from person_day join calendar using (day)
      where planned + declared + actual + overtime + begins + open > 0
      group by employee_id, month
    )
    select employee_id, month, ${lists((name) => sql`coalesce(${name}, '{}') as ${name}`)}
    from asked cross join (select distinct month from calendar) every_month
    left join person_month using (employee_id, month)`;
}
