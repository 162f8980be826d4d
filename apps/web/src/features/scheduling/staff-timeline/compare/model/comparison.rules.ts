import { type ClockRecord, clockRecordOf } from '#roster/model/clock-record.rules';
import type { Display } from '#roster/model/displayed-events.rules';
import { legendKeyOf } from '#roster/model/legend.rules';
import { countsHours, recordOf, type Shift } from '#roster/model/shift.rules';
import type { Twins } from '#roster/model/twins.rules';

/** One shift as planned, declared and clocked; a record without a plan is a comparison of its own. */
export interface Comparison {
  planned: Shift | null;
  declared: Shift | null;
  clock: ClockRecord | null;
}

/** What a shift is compared with: its twins, or nothing if it is itself a declaration or a clock record. */
export function comparisonOf(shift: Shift, twins?: Twins, longestSession?: number): Comparison {
  const kind = recordOf(shift);
  // An employee recorded as absent has not worked, whatever the clock says.
  const clock = shift.status === 'absent' ? null : clockRecordOf(shift, twins, longestSession);
  if (kind === 'planned') return { planned: shift, declared: twins?.declared ?? null, clock };
  return { planned: null, declared: kind === 'declared' ? shift : null, clock };
}

/** Compares all working time of one employee that the calendar switches and the legend leave visible. */
export function selectComparison(
  shifts: readonly Shift[],
  twins: ReadonlyMap<Shift, Twins>,
  { calendars, overtimes, hide }: Display,
): Comparison[] {
  const paired = new Set([...twins.values()].flatMap(({ declared, actual }) => [declared, actual]));
  return shifts
    .filter((shift) => countsHours(shift) && !paired.has(shift))
    .filter((shift) => calendars.includes(shift.calendarId) && !hide.includes(legendKeyOf(shift)))
    .filter(({ typeOfShift }) => overtimes || typeOfShift !== 'Overtime')
    .map((shift) => comparisonOf(shift, twins.get(shift)));
}
