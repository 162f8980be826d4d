import type { DayAttribution } from '@horae/contract/core/session.contract';

const monday = Date.UTC(2026, 0, 5);

/** Monday first, as `weekStart` counts them. */
export function weekdays(): string[] {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(monday + day * 86_400_000));
}

/** `04:30` of minutes after midnight. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes after midnight of `04:30`; null when it is no time. */
export function minutesOf(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export const attributions: readonly DayAttribution[] = ['split', 'start', 'end', 'most'];

export const attributionOf = (text: string): DayAttribution => attributions.find((one) => one === text) ?? 'split';
