import { unpaidBreak } from '@horae/working-time/worked-time';
import { sql } from 'drizzle-orm';
import { companies } from '#features/people/organisation/organisation.table';
import { daysOfPaidBreaks } from '#features/people/people/employees.table';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import type { EventRow } from './event-row';

interface PaidBreak extends Record<string, unknown> {
  employeeId: number;
  /** Nothing stands for any day. */
  first: string | null;
  next: string | null;
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
    select paid_break.employee_id as "employeeId", paid_break.first_day::text as first, paid_break.next_day::text as next, ${companies.dayDivide}::int as divide
    from ${daysOfPaidBreaks(companyId, sql`c.employee_id = any(${sql.param(employees)}::int[])`)} paid_break
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
    const isInside = paid.some(({ first, next }) => (first ?? day) <= day && (next === null || day < next));
    shift.breakMinutes = unpaidBreak(breakMinutes, isInside);
    if (isInside) shift.paidBreakMinutes = breakMinutes;
  }
  return shifts;
}
