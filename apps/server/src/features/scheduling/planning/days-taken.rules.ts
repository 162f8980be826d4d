import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { hotelClock } from '#platform/hotel-time';
import type { PlannedItem } from '#roster/planned-item';

/** What is left of a leave or days off without some of its days: the first part keeps its id. */
export function withoutDays(item: PlannedItem, taken: ReadonlySet<LocalDate>, timeZone: string): PlannedItem[] {
  const clock = hotelClock(timeZone);
  const parts: PlannedItem[] = [];
  for (let day = item.firstDay; day <= item.lastDay; day = addDays(day, 1)) {
    if (taken.has(day)) continue;
    const open = parts.at(-1);
    const isNext = open !== undefined && addDays(open.lastDay, 1) === day;
    const part = isNext ? open : { ...item, firstDay: day, start: clock.startOf(day) };
    part.lastDay = day;
    part.end = clock.at(day, 1440);
    if (!isNext) parts.push(part);
  }
  return parts;
}
