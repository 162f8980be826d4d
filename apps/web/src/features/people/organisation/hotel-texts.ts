import type { DayAttribution } from '@horae/contract/core/user-data';
import { addDays, datesFrom, wallTime } from '@horae/local-time/local-date';
import { minuteOf } from '@horae/local-time/time-of-day';
import { weekStartOf } from '@horae/local-time/week';
import { dateFormat } from '#platform/in-language';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** The weekday names from Monday, in the order of `weekStart`. */
export function weekdays(): string[] {
  const monday = '2026-01-05';
  return datesFrom(monday, 7).map((day) => weekday(wallTime(day)));
}

/** Parses `04:30` to minutes after midnight; null if invalid. */
export function minutesOf(text: string): number | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? minuteOf(text) : null;
}

export const attributions: readonly DayAttribution[] = ['split', 'start', 'end', 'most'];

export const attributionOf = (text: string): DayAttribution => attributions.find((one) => one === text) ?? 'split';

/** The first Monday after a day: a new hotel compares from there unless it says otherwise. */
export const nextMonday = (day: string): string => addDays(weekStartOf(day), 7);
