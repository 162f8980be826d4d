import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';

/** Days for which a plan was published for an employee; single changes published at once make no such days. */
export interface PublishedRange {
  employeeId: number;
  first: LocalDate;
  last: LocalDate;
}

interface Known {
  ranges: readonly PublishedRange[];
  /** Work in the published plan. */
  work: readonly { employeeId: number; firstDay: LocalDate }[];
}

/**
 * Whether the plan of a person’s day is published already, so that a change of it is a change of what they know: a
 * publication for them covers the day; or none covers any day of that week, and the published plan has work of theirs in
 * it, which was imported or entered without drafts. Leave alone makes no week a published one.
 */
export function isPublishedDay(employeeId: number, day: LocalDate, { ranges, work }: Known): boolean {
  const monday = weekStartOf(day);
  const sunday = addDays(monday, 6);
  const own = ranges.filter((one) => one.employeeId === employeeId && one.first <= sunday && one.last >= monday);
  if (own.length > 0) return own.some(({ first, last }) => first <= day && day <= last);
  return work.some((one) => one.employeeId === employeeId && monday <= one.firstDay && one.firstDay <= sunday);
}
