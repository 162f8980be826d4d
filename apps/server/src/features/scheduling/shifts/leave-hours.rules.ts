import { isHourlyKind } from '@horae/contract/scheduling/leave-kinds';
import type { LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import { addDays } from '@horae/local-time/local-date';
import { invalid } from '#platform/errors';
import { hotelClock, secondOf } from '#platform/hotel-time';

/** The instants of a leave by the hour in epoch seconds; the error names the first invalid field. */
export function hoursOf(
  { kind, firstDay, lastDay, hours }: LeaveDraft & { hours: NonNullable<LeaveDraft['hours']> },
  timeZone: string,
): { start: number; end: number } {
  if (!isHourlyKind(kind)) throw invalid('leave.kind', 'This type of leave is taken in whole days only.');
  if (lastDay !== firstDay) throw invalid('leave.lastDay', 'Leave by the hour covers one day.');
  const { from, to } = hours;
  if (to === from) throw invalid('leave.hours.to', 'The end must be different from the start.');
  const start = secondAt(firstDay, from, timeZone, 'leave.hours.from');
  const end = secondAt(to > from ? firstDay : addDays(firstDay, 1), to, timeZone, 'leave.hours.to');
  return { start, end };
}

function secondAt(day: string, time: string, timeZone: string, path: string): number {
  const second = secondOf(`${day}T${time}`, timeZone);
  // A time that the clock change skips would count as a later one.
  if (hotelClock(timeZone).format(second).slice(0, 16) !== `${day}T${time}`)
    throw invalid(path, 'The clocks change that night: this time does not exist.');
  return second;
}
