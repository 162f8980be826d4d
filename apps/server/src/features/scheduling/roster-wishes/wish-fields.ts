import type { WishFields } from '@horae/contract/scheduling/roster-wishes.contract';
import { invalid } from '#platform/errors';

/** What is stored of a wish: its weekdays once and in order, times with hours alone. Refuses what contradicts itself. */
export function storedWish({ kind, firstDay, lastDay, weekdays, start, end, note }: WishFields) {
  if (lastDay !== null && lastDay < firstDay) throw invalid('wish.lastDay', 'Choose a day on or after the first one.');
  const times = { startTime: null as string | null, endTime: null as string | null };
  if (kind === 'hours') {
    if (start === null) throw invalid('wish.start', 'Enter a time such as 07:00.');
    if (end === null) throw invalid('wish.end', 'Enter a time such as 07:00.');
    if (start === end) throw invalid('wish.end', 'Enter another time than the start.');
    Object.assign(times, { startTime: start, endTime: end });
  }
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  return { kind, firstDay, lastDay, weekdays: days.length === 7 ? [] : days, ...times, note };
}
