import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { countMonth, legalOvertime } from './count-month';
import type { CountingRules } from './counted';
import type { SheetMonth } from './month.rules';
import { readWork } from './read-work';

interface Hotel {
  companyId: number;
  timeZone: string;
}

interface DeclaredOvertime extends Record<string, unknown> {
  employeeId: number;
  /** Minutes declared in the year before the first week, and from then to the end of the last. */
  before: number;
  within: number;
  firstDay: string;
}

/**
 * The lawful overtime in minutes that employees worked in the year before the first week of a month. Only declared
 * overtime is lawful, so while all that is declared stays within the yearly cap, its sum is given instead: it decides
 * as the worked minutes would, without counting the year.
 */
export async function readOvertimeBefore(
  db: Database,
  hotel: Hotel,
  month: SheetMonth,
  employees: readonly number[],
  rulesOf: (employeeId: number) => CountingRules,
): Promise<Map<number, number>> {
  const [first] = month.weeks;
  const year = first!.slice(0, 4);
  // Days of the year before are not part of the month.
  if (year !== month.firstDay.slice(0, 4)) return new Map();
  const declared = await readDeclaredOvertime(db, hotel, month, employees);
  const before = new Map(declared.map((one) => [one.employeeId, one.before]));
  const nearCap = declared.filter((one) => {
    const { overtimeYearCap = Number.POSITIVE_INFINITY } = rulesOf(one.employeeId).packOn(first!);
    return one.before > 0 && one.before + one.within > overtimeYearCap;
  });
  if (nearCap.length === 0) return before;
  const since = nearCap.map(({ firstDay }) => weekStartOf(firstDay)).toSorted()[0]!;
  const span = weeksBetween(since, first!);
  const work = await readWork(
    db,
    hotel,
    span,
    nearCap.map(({ employeeId }) => employeeId),
  );
  for (const { employeeId } of nearCap) {
    const { days } = countMonth(work.get(employeeId)!, span, rulesOf(employeeId));
    before.set(employeeId, legalOvertime(days.filter(({ day }) => day.slice(0, 4) === year)));
  }
  return before;
}

function weeksBetween(monday: string, end: string): SheetMonth {
  const weeks: string[] = [];
  for (let week = monday; week < end; week = addDays(week, 7)) weeks.push(week);
  return { month: monday.slice(0, 7), firstDay: monday, lastDay: addDays(end, -1), weeks };
}

async function readDeclaredOvertime(
  db: Database,
  { companyId, timeZone }: Hotel,
  { weeks }: SheetMonth,
  employees: readonly number[],
): Promise<DeclaredOvertime[]> {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const minutes = sql`date_part('epoch', ${shifts.endsAt} - ${shifts.startsAt}) / 60`;
  const isBefore = sql`${shifts.startsAt} < ${startOf(weeks[0]!)}`;
  const { rows } = await db.execute<DeclaredOvertime>(sql`
    select ${shifts.employeeId} as "employeeId", coalesce(sum(${minutes}) filter (where ${isBefore}), 0)::float8 as before,
      coalesce(sum(${minutes}) filter (where not ${isBefore}), 0)::float8 as within,
      min((${shifts.startsAt} at time zone ${timeZone})::date)::text as "firstDay"
    from ${shifts}
    where ${shifts.companyId} = ${companyId} and ${shifts.employeeId} = any(${sql.param(employees)}::int[])
      and ${shifts.layer} = 'declared' and ${shifts.type} = 'Overtime' and ${shifts.status} <> 'cancelled'
      and ${shifts.startsAt} >= ${startOf(`${weeks[0]!.slice(0, 4)}-01-01`)} and ${shifts.startsAt} < ${startOf(addDays(weeks.at(-1)!, 8))}
    group by ${shifts.employeeId}`);
  return rows;
}
