import { paidPause } from '@horae/working-time/worked-time';
import { sql } from 'drizzle-orm';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { column, numbers, numbersOrNull } from '#platform/columns-of';
import type { Database } from '#platform/database';
import type { EventRow } from './event-row';
import type { Period } from './period.rules';

/** The clock records of a shift combined: the first in, and the last out, or null while clocked in. */
interface Clocking {
  in: number;
  out: number | null;
  /** Seconds of presence in between. */
  stay: number;
  /** The records themselves, if there are several. */
  parts?: { in: number; out: number | null }[];
}

const dayAndMore = 60 * 3600;

/** Reads the clock records around a period, by shift; the margin covers shifts of up to 48 hours. */
export async function readClockings(
  db: Database,
  companyId: number,
  { from, to }: Period,
): Promise<Map<number, Clocking>> {
  const { rows } = await db.execute<Record<'shift' | 'in' | 'out', string | null>>(sql`
    select ${column(sql`${clockRecords.shiftId}`)} as shift, ${column(sql`floor(date_part('epoch', ${clockRecords.clockedInAt}))::int8`)} as in,
      ${column(sql`floor(date_part('epoch', ${clockRecords.clockedOutAt}))::int8`)} as out
    from ${clockRecords} where ${clockRecords.shiftId} is not null and ${clockRecords.companyId} = ${companyId}
      and ${clockRecords.clockedInAt} > to_timestamp(${from - dayAndMore}) and ${clockRecords.clockedInAt} < to_timestamp(${to + dayAndMore})`);
  const [shift, ins, outs] = [
    numbers(rows[0]?.shift ?? null),
    numbers(rows[0]?.in ?? null),
    numbersOrNull(rows[0]?.out ?? null),
  ];
  const clockings = new Map<number, Clocking>();
  for (const [row, id] of shift.entries()) {
    const [clockedIn, clockedOut] = [ins[row]!, outs[row] ?? null];
    const known = clockings.get(id);
    const stay = clockedOut === null ? 0 : clockedOut - clockedIn;
    if (!known) clockings.set(id, { in: clockedIn, out: clockedOut, stay });
    else {
      known.parts ??= [{ in: known.in, out: known.out }];
      known.parts.push({ in: clockedIn, out: clockedOut });
      known.stay += stay;
      known.in = Math.min(known.in, clockedIn);
      known.out = known.out === null || clockedOut === null ? null : Math.max(known.out, clockedOut);
    }
  }
  return clockings;
}

/** The clocked pauses that are not work: of a break that counts as work, only what exceeds it. */
function pausedSeconds({ in: from, out, stay, parts }: Clocking, { paidBreakMinutes }: EventRow): number {
  if (paidBreakMinutes === undefined) return Math.max(0, out! - from - stay);
  const inOrder = (parts ?? []).toSorted((a, b) => a.in - b.in);
  const pauses = inOrder.slice(1).map((part, index) => part.in - inOrder[index]!.out!);
  return pauses.filter((pause) => pause > paidPause(paidBreakMinutes)).reduce((sum, pause) => sum + pause, 0);
}

/** Adds the clock records to the shifts; a planned shift with a record counts as worked. */
export function withClockings(shifts: EventRow[], clockings: Map<number, Clocking>): EventRow[] {
  for (const shift of shifts) {
    const clocking = clockings.get(shift.id);
    if (!clocking) continue;
    shift.actualStart = clocking.in;
    shift.actualEnd = clocking.out;
    if (clocking.out !== null) shift.pausedSeconds = pausedSeconds(clocking, shift);
    if (shift.status !== 'cancelled') shift.status = 'worked';
  }
  return shifts;
}
