import { isEnglish, languageTag } from './in-language';

/** A calendar day of the hotel, `2025-06-16`, or an instant with an offset. */
type DateText = string | Date;

const isDay = (date: DateText): date is string => typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);

// A day has no time zone; parsing and formatting it in UTC keeps the device's zone from shifting it.
const asDate = (date: DateText): Date => new Date(isDay(date) ? `${date}T00:00:00Z` : date);

function formatter(options: Intl.DateTimeFormatOptions, date: DateText, timeZone?: string): Intl.DateTimeFormat {
  const zone = isDay(date) ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(languageTag(), { ...options, ...(zone && { timeZone: zone }) });
}

const monthForm = () => (isEnglish() ? 'short' : 'numeric');
const short = () => ({ month: monthForm(), day: 'numeric', year: 'numeric' }) as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `Jun 16, 2025`; in other languages than English `16/6/2025`. */
export function formatDate(date: DateText, timeZone?: string): string {
  return formatter(short(), date, timeZone).format(asDate(date));
}

/** Returns `Jun 16, 2025, 15:42`, by default in the device's time zone. */
export function formatMoment(moment: string, timeZone?: string): string {
  const at = new Date(moment);
  return formatter({ ...short(), ...clock }, at, timeZone).format(at);
}

/** Returns `15:42` for today, otherwise the date. */
export function formatSmart(date: DateText, timeZone?: string, now = new Date()): string {
  const isToday = formatDate(date, timeZone) === formatDate(now, timeZone);
  return isToday ? formatter(clock, date, timeZone).format(asDate(date)) : formatDate(date, timeZone);
}

/** Returns `Jun 16 – 22, 2025`, repeating month and year where they change; a single date if both are the same. */
export function formatRange(first: string, last: string): string {
  if (first === last) return formatDate(first);
  const [a, b] = [asDate(first), asDate(last)];
  if (a.getUTCFullYear() !== b.getUTCFullYear()) return `${formatDate(first)} – ${formatDate(last)}`;
  const start = formatter({ month: monthForm(), day: 'numeric' }, first).format(a);
  if (!isEnglish()) return `${start} – ${formatDate(last)}`;
  const month = formatter({ month: 'short' }, last).format(b);
  const end = a.getUTCMonth() === b.getUTCMonth() ? String(b.getUTCDate()) : `${month} ${b.getUTCDate()}`;
  return `${start} – ${end}, ${b.getUTCFullYear()}`;
}
