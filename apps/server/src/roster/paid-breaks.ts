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

/** On which days a break counts as work, by employee. */
export interface PaidBreaks {
  daysOf: Map<number, PaidBreak[]>;
  /** Minutes after midnight at which a working day begins. */
  divide: number;
}

export async function readPaidBreaks(db: Database, companyId: number): Promise<PaidBreaks> {
  const { rows } = await db.execute<PaidBreak & { divide: number }>(sql`
    select paid_break.employee_id as "employeeId", paid_break.first_day::text as first, paid_break.next_day::text as next, ${companies.dayDivide}::int as divide
    from ${daysOfPaidBreaks(companyId)} paid_break join ${companies} on ${companies.companyId} = ${companyId}`);
  const daysOf = new Map<number, PaidBreak[]>();
  for (const row of rows) {
    const days = daysOf.get(row.employeeId);
    if (days) days.push(row);
    else daysOf.set(row.employeeId, [row]);
  }
  return { daysOf, divide: rows[0]?.divide ?? 0 };
}

/** The shifts with their unpaid breaks apart from those that count as work. */
export function withPaidBreaks(shifts: EventRow[], { daysOf, divide }: PaidBreaks, clock: HotelClock): EventRow[] {
  for (const shift of shifts) {
    const { breakMinutes, employeeId, start } = shift;
    const paid = breakMinutes > 0 ? daysOf.get(employeeId) : undefined;
    if (!paid) continue;
    const day = clock.dayOf(start, divide);
    const isInside = paid.some(({ first, next }) => (first ?? day) <= day && (next === null || day < next));
    shift.breakMinutes = unpaidBreak(breakMinutes, isInside);
    if (isInside) shift.paidBreakMinutes = breakMinutes;
  }
  return shifts;
}
