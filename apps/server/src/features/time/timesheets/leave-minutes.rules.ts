import { hourlyLeaveCode } from '@horae/contract/scheduling/leave-kinds';
import { common, joined, lengthOf, type Span, without } from '@horae/working-time';
import type { HourlyLeaveRow } from './read-work';
import type { WorkedTime } from './worked-time.rules';

/**
 * The minutes of leave by the hour on a working day, by code: those planned as work or, on a day without a shift, all of
 * the leave. What was worked all the same is work.
 */
export function leaveMinutesOf(
  leaves: readonly HourlyLeaveRow[],
  planned: readonly Span[],
  { segments, breaks }: Pick<WorkedTime, 'segments' | 'breaks'>,
): Record<string, number> {
  const minutes: Record<string, number> = {};
  const worked = without(joined(segments), joined(breaks));
  for (const leave of leaves) {
    const taken = planned.length > 0 ? common([leave], joined(planned)) : [leave];
    const length = lengthOf(without(taken, worked)) / 60_000;
    const code = hourlyLeaveCode(leave.kind);
    if (length > 0) minutes[code] = (minutes[code] ?? 0) + length;
  }
  return minutes;
}

export const sumOfLeave = (minutes: Readonly<Record<string, number>>): number =>
  Object.values(minutes).reduce((sum, some) => sum + some, 0);
