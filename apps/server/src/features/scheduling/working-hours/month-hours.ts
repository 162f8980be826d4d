import { paidPause } from '@horae/working-time/worked-time';
import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { isBreakPaid, paidBreakDays, unpaidBreakSeconds } from '#roster/unpaid-break';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { shifts } from '../shifts/shifts.table';
import { lentWithin } from './lent-within';
import { placeKey } from './places-elsewhere';
import { type BusinessDay, type MonthDays, reachDays, type WantedTypes } from './working-hours.rules';

const s = alias(shifts, 's');

const p = alias(shifts, 'p');

/** Overlaps are followed this far beyond the requested days; clock records are searched twice as far back. */
const reach = sql`interval '7 days'`;

/** Parallel lists of one employee and month, with an entry for each non-empty day; all zeros are stored empty. */
export const monthLists = ['days', 'planned', 'declared', 'actual', 'overtime', 'begins', 'open'] as const;

type Value = SQL | PgColumn;

interface Asked {
  hotel: number;
  employees: number[];
  timeZone: string;
  days: MonthDays;
  business: BusinessDay;
  types: WantedTypes;
}

/**
 * What employees work by month, place and day: the only one that adds up time. Place 0 is where somebody belongs;
 * another one (`placeKey`) has the hours of the shifts that are worked in its department and work centre, and those of
 * the days on which somebody is lent to a department of the hotel. Clocked pauses of a shift are its break if
 * longer than the planned one; a break that counts as work by contract is none, clocked or not. Overlapping stretches
 * of the same employee and kind become one with the longer break. Each stretch is split at the start of a day or counts
 * to one day, as the hotel has set: by start, work that was clocked for a shift counts to the day of the shift, and
 * other clocked work to its reference date. Minutes are rounded per employee and day.
 */
export function monthHours({ hotel, employees, timeZone, days, business, types }: Asked): SQL {
  const [first, last] = [sql`to_timestamp(${days.starts[0]!})`, sql`to_timestamp(${days.starts.at(-1)!})`];
  const starts = sql`${sql.param(days.starts)}::float8[]`;
  const { withHours, clocked, withoutShift } = types;
  const epoch = (moment: SQL) => sql`date_part('epoch', ${moment})`;
  const startOf = (day: SQL) => epoch(sql`((${day})::timestamp at time zone ${timeZone})`);
  const breakOf = (shift: typeof s | typeof shifts) => ({
    minutes: shift.breakMinutes,
    startsAt: shift.startsAt,
    paidDays: sql`paid_breaks.days`,
    timeZone,
  });
  const unpaidBreak = (shift: typeof s | typeof shifts) => unpaidBreakSeconds(breakOf(shift));
  // Only breaks that count as work need a look at each pause.
  const paused = sql`case when ${isBreakPaid(breakOf(s))} then case when c.records > 1 then (
      select coalesce(sum(pause), 0) from (
        select floor(${epoch(sql`${clockRecords.clockedInAt}`)}) - lag(floor(${epoch(sql`${clockRecords.clockedOutAt}`)})) over (order by ${clockRecords.clockedInAt}) as pause
        from ${clockRecords} where ${clockRecords.companyId} = ${hotel} and ${clockRecords.shiftId} = c.shift
      ) pauses where pause > ${paidPause(0)} and pause > ${s.breakMinutes} * 60) else 0 end
    else c.e - c.s - c.present end`;
  const ofPeople = (table: typeof shifts | typeof clockRecords) =>
    sql`${table.companyId} = ${hotel} and ${table.employeeId} = any(array(select employee from asked))`;
  // No shift lasts more than 48 hours (a constraint), so the index on the start finds all that overlap.
  // What was declared, or is overtime beside a shift, is worked where most of it is planned.
  const placeOf = sql`case when ${shifts.layer} = 'planned' then ${placeKey(shifts)} else coalesce((
      select elsewhere.place from elsewhere where elsewhere.employee = ${shifts.employeeId} and elsewhere.s < ${shifts.endsAt} and elsewhere.e > ${shifts.startsAt}
        and 2 * (least(elsewhere.e, ${shifts.endsAt}) - greatest(elsewhere.s, ${shifts.startsAt})) >= ${shifts.endsAt} - ${shifts.startsAt} limit 1), 0) end`;
  const stretches = (condition: SQL, beyond: SQL) => sql`
    select ${shifts.employeeId} as employee, coalesce(lent.department, ${placeOf}) as place, ${epoch(sql`${shifts.startsAt}`)} as s, ${epoch(sql`${shifts.endsAt}`)} as e, ${unpaidBreak(shifts)} as b
    from ${shifts} left join paid_breaks on paid_breaks.employee = ${shifts.employeeId}
    ${lentOn(shifts.employeeId, localDay(shifts.startsAt))} where ${ofPeople(shifts)} and ${shifts.startsAt} < ${last} + ${beyond} and ${shifts.endsAt} > ${first} - ${beyond}
      and ${shifts.startsAt} > ${first} - ${beyond} - interval '48 hours'
      and ${shifts.status} <> 'cancelled' and ${shifts.type} = any(${sql.param(withHours)}::worked_type[]) and ${condition}`;
  const none = sql`interval '0'`;
  const lentOn = (employee: Value, day: SQL) =>
    sql`left join lent on lent.employee = ${employee} and ${day} between lent.first and lent.last`;
  const localDay = (moment: Value) => sql`(${moment} at time zone ${timeZone})::date`;
  const around = sql`${sql.param(days.around)}::float8[]`;
  const dayAt = (second: SQL) => sql`width_bucket(${second}, ${starts})`;
  const dayAround = (second: SQL) => sql`(width_bucket(${second}, ${around}) - ${reachDays})`;
  // A stretch that ends exactly where a day starts contributes nothing to that day.
  const lastDay = dayAround(sql`greatest(s, e - 0.001)`);
  const edge = (day: SQL) => sql`(${around})[${day} + ${reachDays}]`;
  const countsTo: Record<BusinessDay['attribution'], SQL> = {
    split: sql`generate_series(greatest(1, ${dayAt(sql`s`)}), least(${days.dates.length}, ${dayAt(sql`e`)}))`,
    start: dayAround(sql`dated`),
    end: lastDay,
    most: sql`(select day from generate_series(${dayAround(sql`s`)}, ${lastDay}) as day
      order by least(e, ${edge(sql`day + 1`)}) - greatest(s, ${edge(sql`day`)}) desc, day limit 1)`,
  };
  const piece = (kind: SQL, from: SQL) => sql`
    select employee, place, ${kind} as kind, s, least(s + b, e) as worked_from, e, ${countsTo[business.attribution]} as day
    from ${from}`;
  const seconds =
    business.attribution === 'split'
      ? sql`greatest(0, least(e, (${starts})[day + 1]) - greatest(worked_from, (${starts})[day]))`
      : sql`e - worked_from`;
  const moment = (kind: SQL, from: SQL) => sql`
    select employee, place, ${kind}, s, s, s, ${dayAt(sql`s`)}
    from ${from} where s >= ${days.starts[0]!} and s < ${days.starts.at(-1)!}`;
  const minutes = (kind: number) =>
    // Half a minute rounds up, as Math.round does.
    sql`floor(coalesce(sum(seconds) filter (where kind = ${sql.raw(String(kind))}), 0) / 60 + 0.5)::smallint`;
  const lists = (list: (name: SQL) => SQL) =>
    sql.join(
      monthLists.map((name) => list(sql.raw(name))),
      sql`, `,
    );

  return sql`with asked as materialized (select unnest(${sql.param(employees)}::int[]) as employee),
    paid_breaks as materialized (select * from ${paidBreakDays(hotel)} paid_breaks),
    lent as materialized (select * from ${lentWithin(hotel)} lent),
    elsewhere as materialized (
      select ${p.employeeId} as employee, ${p.startsAt} as s, ${p.endsAt} as e, ${placeKey(p)} as place from ${shifts} ${p}
      where ${p.companyId} = ${hotel} and (${p.departmentId} is not null or ${p.workCentreId} is not null) and ${p.layer} = 'planned' and ${p.status} <> 'cancelled'
        and ${p.startsAt} < ${last} + ${reach} and ${p.startsAt} > ${first} - ${reach} - interval '48 hours'
    ),
    calendar as materialized (
      select ordinality as day, date_trunc('month', date)::date as month, extract(day from date)::smallint as days
      from unnest(${sql.param(days.dates)}::date[]) with ordinality as given (date, ordinality)
    ),
    clocking as materialized (
      select c.employee, coalesce(lent.department, ${placeKey(s)}) as place, c.s, c.e, greatest(${unpaidBreak(s)}, ${paused}) as b,
        coalesce(${epoch(sql`${s.startsAt}`)}, greatest(${startOf(sql`c.day`)}, least(c.s, ${startOf(sql`c.day + 1`)} - 1))) as dated
      from (
        select ${clockRecords.employeeId} as employee, ${clockRecords.shiftId} as shift, min(floor(${epoch(sql`${clockRecords.clockedInAt}`)})) as s,
          case when bool_and(${clockRecords.clockedOutAt} is not null) then max(floor(${epoch(sql`${clockRecords.clockedOutAt}`)})) end as e,
          sum(floor(${epoch(sql`${clockRecords.clockedOutAt}`)}) - floor(${epoch(sql`${clockRecords.clockedInAt}`)})) as present, count(*) as records, min(${clockRecords.referenceDate}) as day
        from ${clockRecords}
        where ${ofPeople(clockRecords)} and ${clockRecords.clockedInAt} < ${last} + ${reach} and ${clockRecords.clockedInAt} > ${first} - 2 * ${reach}
        group by ${clockRecords.employeeId}, ${clockRecords.shiftId}, case when ${clockRecords.shiftId} is null then ${clockRecords.id} end
      ) c
      left join ${shifts} ${s} on ${s.companyId} = ${hotel} and ${s.id} = c.shift
      left join paid_breaks on paid_breaks.employee = c.employee
      ${lentOn(sql`c.employee`, sql`coalesce(${localDay(s.startsAt)}, c.day)`)}
      where case when c.shift is null then ${withoutShift} else ${s.type} = any(${sql.param(clocked)}::worked_type[]) end
    ),
    overlapping as (
      select employee, place, 1 as kind, s, e, b, s as dated from (${stretches(sql`${shifts.layer} = 'declared'`, reach)}) declared
      union all select employee, place, 2, s, e, b, dated from clocking where e is not null
      union all select employee, place, 3, s, e, b, s from (${stretches(sql`${shifts.type} = 'Overtime'`, reach)}) overtime
    ),
    beside as materialized (
      select *, max(e) over before as reached, lead(s) over before as next
      from overlapping
      window before as (partition by employee, place, kind order by s rows between unbounded preceding and 1 preceding)
    ),
    chained as (
      select employee, place, kind, min(s) as s, max(e) as e, max(b) as b, min(dated) as dated
      from (
        select *, count(*) filter (where reached is null or s >= reached) over (partition by employee, place, kind order by s) as chain
        from beside where s < reached or next < e
      ) touching
      group by employee, place, kind, chain
    ),
    piece as (
      ${/* Planned work cannot overlap: the database refuses it. */ piece(sql`0`, sql`(select *, s as dated from (${stretches(sql`${shifts.layer} = 'planned'`, none)}) shift) planned`)}
      union all ${piece(sql`kind`, sql`beside where not coalesce(s < reached or next < e, false)`)}
      union all ${piece(sql`kind`, sql`chained`)}
      union all ${/* An employee counts as a head on the day they start, whatever day the hours count to. */ moment(sql`4`, sql`(${stretches(sql`(${shifts.layer} = 'planned' or ${shifts.type} = 'Overtime')`, none)}) begun`)}
      union all ${moment(sql`5`, sql`(select employee, place, s from clocking where e is null) inside`)}
    ),
    person_day as (
      select employee, place, day, ${minutes(0)} as planned, ${minutes(1)} as declared, ${minutes(2)} as actual, ${minutes(3)} as overtime,
        max((kind = 4)::int)::smallint as begins, (count(*) filter (where kind = 5))::smallint as open
      from (
        select employee, place, kind, day, ${seconds} as seconds
        from piece where day between 1 and ${days.dates.length}
      ) cut
      group by employee, place, day
    ),
    person_month as (
      select employee, place, month, ${lists((name) => sql`case when max(${name}) > 0 then array_agg(${name}) end as ${name}`)}
      from person_day join calendar using (day)
      where planned + declared + actual + overtime + begins + open > 0
      group by employee, place, month
    ),
    worked_in as (select employee, 0 as place from asked union select employee, place from person_month)
    select employee, month, place, ${lists((name) => sql`coalesce(${name}, '{}') as ${name}`)}
    from worked_in cross join (select distinct month from calendar) every_month
    left join person_month using (employee, place, month)`;
}
