import { unpaidBreak } from '@horae/working-time/worked-time';
import { sql } from 'drizzle-orm';
import { companies } from '#features/people/organisation/organisation.table';
import { contract, daysOfPaidBreaks } from '#features/people/people/on-a-day.reads';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import type { EventRow } from './event-row';

interface PaidBreak extends Record<string, unknown> {
  employeeId: number;
  /** Nothing stands for any day. */
  since: string | null;
  until: string | null;
}

/** The shifts with their unpaid breaks apart from those that count as work; contracts are asked only of whom there is a break. */
export async function withPaidBreaks(
  db: Database,
  companyId: number,
  shifts: EventRow[],
  clock: HotelClock,
): Promise<EventRow[]> {
  const withBreak = shifts.filter(({ breakMinutes }) => breakMinutes > 0);
  if (withBreak.length === 0) return shifts;
  const employees = [...new Set(withBreak.map(({ employeeId }) => employeeId))];
  const { rows } = await db.execute<PaidBreak & { divide: number }>(sql`
    select paid_break.employee as "employeeId", paid_break.since::text, paid_break.until::text, ${companies.dayDivide}::int as divide
    from ${daysOfPaidBreaks(companyId, sql`${contract.employeeId} = any(${sql.param(employees)}::int[])`)} paid_break
    join ${companies} on ${companies.companyId} = ${companyId}`);
  const daysOf = new Map<number, PaidBreak[]>();
  for (const row of rows) {
    const days = daysOf.get(row.employeeId);
    if (days) days.push(row);
    else daysOf.set(row.employeeId, [row]);
  }
  for (const shift of withBreak) {
    const { breakMinutes, employeeId, start } = shift;
    const paid = daysOf.get(employeeId);
    if (!paid) continue;
    const day = clock.dayOf(start, rows[0]!.divide);
    const isInside = paid.some(({ since, until }) => (since ?? day) <= day && (until === null || day < until));
    shift.breakMinutes = unpaidBreak(breakMinutes, isInside);
    if (isInside) shift.paidBreakMinutes = breakMinutes;
  }
  return shifts;
}
