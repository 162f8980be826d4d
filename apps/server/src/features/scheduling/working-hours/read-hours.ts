import type { WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { type Database, inSnapshot } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { companies } from '../../people/organisation/organisation.table';
import { hoursSums, type NodeRow } from './hours-sums';
import { editionOf, keepMonths } from './kept-months';
import { monthHours, monthLists } from './month-hours';
import { placeKey } from './places-elsewhere';
import { scopeOf } from './scope';
import { type BusinessDay, daysOf, type HourGrid, isEveryType, monthsOf, wantedTypes } from './working-hours.rules';
import { workingMonths } from './working-months.table';

/** Sums every node from the stored months; missing ones are stored first, or added up for this answer only. */
export async function readHours(
  db: Database,
  { timeZone, scope: seen }: GrantedHotel,
  request: WorkingHoursRequest,
  grid: HourGrid,
): Promise<NodeRow[]> {
  const { hotel, dates } = request;
  const types = wantedTypes(request);
  const months = monthsOf(dates);
  const scope = scopeOf(request, seen);
  const business = await businessDayOf(db, hotel);
  const kept = sql`select ${workingMonths.employeeId} as employee, ${workingMonths.month}, ${placeKey(workingMonths)} as place, ${names} from ${workingMonths}
    where ${isEveryType(types)} and ${workingMonths.companyId} = ${hotel} and ${workingMonths.zone} = ${editionOf(timeZone, business)} and ${workingMonths.month} = any(${sql.param(months)}::date[])`;

  if (isEveryType(types)) {
    const employees = await peopleMissing(db, { scope, kept, months });
    const range = { first: months[0]!, last: months.at(-1)! };
    if (employees.length > 0) await keepMonths(db, { hotel, timeZone, business, employees, ...range });
  }
  return inSnapshot(db, async (tx) => {
    const employees = await peopleMissing(tx, { scope, kept, months });
    const days = daysOf(dates, hotelClock(timeZone), business);
    const found = sql`select employee, month, place, ${names} from (${monthHours({ hotel, employees, timeZone, days, business, types })}) found`;
    const others = sql`select * from (${kept}) kept where employee <> all(${sql.param(employees)}::int[])`;
    const hours = employees.length > 0 ? sql`${others} union all ${found}` : kept;
    // The cells of a large hotel would spill to disk otherwise, which takes twice as long.
    await tx.execute(sql`set local work_mem = '32MB'`);
    // The planner expects a few rows from its CTEs where there are thousands, and would choose nested loops.
    await tx.execute(sql`set local enable_nestloop = off`);
    const { rows } = await tx.execute<NodeRow>(hoursSums({ request, grid, scope, hours }));
    return rows;
  });
}

async function businessDayOf(db: Database, hotel: number): Promise<BusinessDay> {
  const { rows } = await db.execute<BusinessDay & Record<string, unknown>>(
    sql`select ${companies.dayAttribution} as attribution, ${companies.dayDivide}::int as divide from ${companies} where ${companies.companyId} = ${hotel}`,
  );
  return rows[0]!;
}

interface Wanted {
  scope: SQL;
  kept: SQL;
  months: string[];
}

/** The employees for whom a month is missing. */
async function peopleMissing(db: Database, { scope, kept, months }: Wanted): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select employee as id from (${scope}) scope left join (${kept}) kept using (employee)
    group by employee having count(distinct kept.month) < ${months.length}`);
  return rows.map(({ id }) => id);
}

const names = sql.join(
  monthLists.map((name) => sql.raw(name)),
  sql`, `,
);
