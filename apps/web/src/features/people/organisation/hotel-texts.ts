import type { DayAttribution } from '@horae/contract/core/session.contract';
import { addDays, datesFrom, wallTime } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { dateFormat } from '#platform/in-language';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** The weekday names from Monday, in the order of `weekStart`. */
export function weekdays(): string[] {
  const monday = '2026-01-05';
  return datesFrom(monday, 7).map((day) => weekday(wallTime(day)));
}

/** Formats minutes after midnight as `04:30`. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Parses `04:30` to minutes after midnight; null if invalid. */
export function minutesOf(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export const attributions: readonly DayAttribution[] = ['split', 'start', 'end', 'most'];

export const attributionOf = (text: string): DayAttribution => attributions.find((one) => one === text) ?? 'split';

/** The first Monday after a day: a new hotel compares from there unless it says otherwise. */
export const nextMonday = (day: string): string => addDays(weekStartOf(day), 7);
