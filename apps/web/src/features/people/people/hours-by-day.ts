import { numberOf } from '#ui/forms/field-schema';

/** Minutes as hours, with a decimal point. */
export const hoursText = (minutes: number): string => String(Number((minutes / 60).toFixed(2)));

/** A weekly pattern as the text of a form: seven numbers of hours, empty for a free day; '' without a pattern. */
export function patternText(pattern: readonly number[] | null): string {
  return pattern ? pattern.map((minutes) => (minutes === 0 ? '' : hoursText(minutes))).join(';') : '';
}

/** The fields of a pattern's text, Monday first. */
export function patternParts(text: string): string[] {
  const parts = text.split(';');
  return Array.from({ length: 7 }, (_, day) => parts[day] ?? '');
}

/** The minutes of a pattern's text; null if every day is empty, NaN for a day that is no number of hours. */
export function patternOf(text: string): number[] | null {
  const parts = patternParts(text).map((part) => part.trim());
  if (parts.every((part) => part === '')) return null;
  return parts.map((part) => (part === '' ? 0 : Math.round(numberOf(part) * 60)));
}
