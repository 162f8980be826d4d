import { hotelClock, secondOf } from '#platform/hotel-time';
import { noPlace, type PlannedItem } from './planned-item';

export const athens = 'Europe/Athens';

const common = {
  id: 1,
  employeeId: 1,
  breakMinutes: 0,
  notes: null,
  leaveKind: null,
  ...noPlace,
};

/** Work by the clocks of Athens, such as `2030-06-04T22:00` to `2030-06-05T06:00`. */
export const workItem = (start: string, end: string, more: Partial<PlannedItem> = {}): PlannedItem => ({
  ...common,
  type: 'Regular',
  start: secondOf(start, athens),
  end: secondOf(end, athens),
  allDay: false,
  firstDay: start.slice(0, 10),
  lastDay: end.slice(0, 10),
  ...more,
});

/** Days off or leave. */
export function daysItem(
  type: PlannedItem['type'],
  firstDay: string,
  lastDay = firstDay,
  more: Partial<PlannedItem> = {},
): PlannedItem {
  const clock = hotelClock(athens);
  const times = { start: clock.startOf(firstDay), end: clock.at(lastDay, 1440) };
  return { ...common, ...times, type, allDay: true, firstDay, lastDay, ...more };
}
