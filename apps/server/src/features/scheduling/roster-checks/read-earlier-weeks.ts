import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import { kindOfLeave, type LeaveKind, leaveFacts } from '@horae/contract/scheduling/leave-kinds';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LeaveType } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, datesFrom } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import type { WorkInOtherHotel } from '@horae/working-time';
import { netMinutes } from '@horae/working-time/worked-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { paidBreakDays, unpaidBreakSeconds } from '#roster/unpaid-break';
import { contract } from '../../people/people/on-a-day.reads';
import { leaves, shifts } from '../shifts/shifts.table';
import { around, type Days } from './plan-facts';
import { readOtherHotels } from './read-other-hotels';

/** Weeks that the average of a week may reach back, itself not counted: four months. */
export const earlierWeeks = 16;

const s = alias(shifts, 's');
const l = alias(leaves, 'l');

interface Sum extends Record<string, unknown> {
  employeeId: number;
  monday: string;
  minutes: number;
}

interface Away extends Record<string, unknown> {
  employeeId: number;
  type: LeaveType;
  kind: LeaveKind | null;
  first: string;
  last: string;
}

/**
 * Reads what these employees' weeks before the work around some days came to by the published plan, and which weeks
 * have paid leave or sickness.
 */
export async function readEarlierWeeks(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  days: Days,
  employeeIds: number[],
): Promise<(employeeId: number) => PlanRules['people'][number]['earlier']> {
  if (employeeIds.length === 0) return () => undefined;
  const { first: known, last } = around(days);
  const until = weekStartOf(addDays(known, 6));
  const first = addDays(until, -7 * earlierWeeks);
  const whose = sql.param(employeeIds);
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const paidBreaks = paidBreakDays(companyId, sql`${contract.employeeId} = any(${whose}::int[])`);
  const breakOf = { minutes: s.breakMinutes, startsAt: s.startsAt, paidDays: sql`paid_breaks.days`, timeZone };
  const [othersOf, sums, away] = [
    await readOtherHotels(db, { companyId, timeZone }, { first, until }, employeeIds),
    await db.execute<Sum>(sql`
      select ${s.employeeId} as "employeeId", date_trunc('week', ${s.startsAt} at time zone ${timeZone})::date::text as monday,
        sum(date_part('epoch', ${s.endsAt} - ${s.startsAt}) - ${unpaidBreakSeconds(breakOf)}) / 60 as minutes
      from ${shifts} ${s} left join ${paidBreaks} paid_breaks on paid_breaks.employee = ${s.employeeId}
      where ${s.companyId} = ${companyId} and ${s.employeeId} = any(${whose}::int[]) and ${s.layer} = 'planned'
        and ${s.type}::text = any(${sql.param([...hourTypes])}::text[]) and ${s.status} not in ('cancelled', 'absent')
        and ${s.startsAt} >= ${startOf(first)} and ${s.startsAt} < ${startOf(until)}
      group by 1, 2`),
    await db.execute<Away>(sql`
      select ${l.employeeId} as "employeeId", ${l.type}, ${l.kind}, ${l.firstDay}::text as first, ${l.lastDay}::text as last
      from ${leaves} ${l}
      where ${l.companyId} = ${companyId} and ${l.employeeId} = any(${whose}::int[]) and ${l.type} <> 'DayOff'
        and ${l.status} <> 'cancelled' and ${l.firstDay} <= ${last} and ${l.lastDay} >= ${first}`),
  ];
  const minutesOf = new Map(sums.rows.map(({ employeeId, monday, minutes }) => [`${employeeId} ${monday}`, minutes]));
  const awayOf = groupBy(away.rows.filter(isNeutral), ({ employeeId }) => employeeId);
  const mondays = datesFrom(first, 7 * earlierWeeks).filter((_, at) => at % 7 === 0);
  return (employeeId) => {
    const others = minutesByWeek(othersOf(employeeId), timeZone);
    const netOf = (monday: string) =>
      Math.round((minutesOf.get(`${employeeId} ${monday}`) ?? 0) + (others.get(monday) ?? 0));
    return { until, minutes: mondays.map(netOf), away: weeksOf(awayOf.get(employeeId) ?? [], first, last) };
  };
}

/** Minutes of work without unpaid breaks, by the Monday of the week in which it begins. */
function minutesByWeek(work: readonly WorkInOtherHotel[], timeZone: string): ReadonlyMap<string, number> {
  const zone = createZone(timeZone);
  const weeks = new Map<string, number>();
  for (const { from, to, breakMinutes } of work) {
    const monday = weekStartOf(zone.dateAt(from));
    weeks.set(monday, (weeks.get(monday) ?? 0) + netMinutes({ start: from, end: to, breakMinutes }));
  }
  return weeks;
}

const isNeutral = (leave: Away): boolean => {
  const kind = kindOfLeave(leave);
  return kind !== undefined && kind !== null && leaveFacts[kind].isPaid;
};

/** The Mondays of the weeks that these leaves touch, between two days. */
function weeksOf(own: readonly Away[], from: string, to: string): string[] {
  const found = new Set<string>();
  for (const { first, last } of own) {
    const end = last < to ? last : to;
    for (let monday = weekStartOf(first < from ? from : first); monday <= end; monday = addDays(monday, 7))
      found.add(monday);
  }
  return [...found].sort();
}
