import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import type { WorkInOtherHotel } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';

interface Row extends WorkInOtherHotel, Record<string, unknown> {
  employeeId: number;
}

/** The published work of people in other hotels, sorted by start; nothing tells in which. */
export type WorkInOtherHotels = (employeeId: number) => readonly WorkInOtherHotel[];

/**
 * Reads what these employees work in other hotels by the published plan there, as far as it begins between two local
 * days, the second exclusive (decision 73).
 */
export async function readOtherHotels(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  { first, until }: { first: string; until: string },
  employeeIds: readonly number[],
): Promise<WorkInOtherHotels> {
  if (employeeIds.length === 0) return () => [];
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await db.execute<Row>(sql`
    select employee as "employeeId", date_part('epoch', work_from) * 1000 as from, date_part('epoch', work_to) * 1000 as to,
      unpaid as "breakMinutes", is_extra as "isOvertime"
    from work_in_other_hotels(${companyId}, ${sql.param(employeeIds)}::int[], ${startOf(first)}, ${startOf(until)}, ${sql.param([...hourTypes])}::text[])
    order by work_from, work_to`);
  const workOf = groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId) => workOf.get(employeeId) ?? [];
}
