import { datesFrom, dayNumber, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { lastOfMonth } from '@horae/local-time/month';
import type { Day } from './day-plan';

/** Every local day from the first up to, but not including, the last. */
export function daysOfPlan(from: LocalDate, until: LocalDate): Day[] {
  return datesFrom(from, Math.max(0, daysBetween(from, until))).map((text) => ({
    text,
    number: dayNumber(text),
    ofMonth: Number(text.slice(8)),
    isLastOfMonth: text === lastOfMonth(text),
  }));
}
