import { unpaidBreak } from '@horae/working-time/worked-time';
import { sql } from 'drizzle-orm';
import { contract, daysOfPaidBreaks } from '#features/people/people/on-a-day.reads';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import type { HotelClock } from '#platform/hotel-time';
import type { EventRow } from './event-row';

interface PaidBreak extends Record<string, unknown> {
  employeeId: number;
  /** Null when open-ended. */
  since: string | null;
  until: string | null;
}

/** On which days breaks count as work by contract, for all employees or for these. */
export type PaidBreaks = Map<number, PaidBreak[]>;

export async function readPaidBreaks(db: Database, companyId: number, employeeIds?: number[]): Promise<PaidBreaks> {
  const whose = employeeIds && sql`${contract.employeeId} = any(${sql.param(employeeIds)}::int[])`;
  const { rows } = await db.execute<PaidBreak>(sql`
    select paid_break.employee as "employeeId", paid_break.since::text, paid_break.until::text
    from ${daysOfPaidBreaks(companyId, whose)} paid_break`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** Whether breaks count as work on a local day, by what an employee has of `readPaidBreaks`. */
export const isBreakPaid = (paid: readonly PaidBreak[] | undefined, day: string): boolean =>
  (paid ?? []).some(({ since, until }) => (since ?? day) <= day && (until === null || day < until));

/** Separates the shifts' unpaid breaks from those that count as work. */
export function withPaidBreaks(shifts: EventRow[], daysOf: PaidBreaks, clock: HotelClock): EventRow[] {
  if (daysOf.size === 0) return shifts;
  for (const shift of shifts) {
    const { breakMinutes, employeeId, start } = shift;
    const paid = daysOf.get(employeeId);
    if (!paid) continue;
    const day = clock.dayOf(start);
    const isInside = isBreakPaid(paid, day);
    shift.breakMinutes = unpaidBreak(breakMinutes, isInside);
    if (isInside) shift.paidBreakMinutes = breakMinutes;
  }
  return shifts;
}
