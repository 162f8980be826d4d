import { type LocalDate, wallTime } from '@horae/local-time/local-date';
import { dateFormat, keptByLanguage } from '#platform/in-language';

/** Returns a formatter of calendar days that caches its texts, as every row needs the same few. */
function dayFormat(options: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  const kept = keptByLanguage(() => new Map<LocalDate, string>());
  return (date) => {
    const made = kept();
    const text = made.get(date) ?? format(wallTime(date));
    made.set(date, text);
    return text;
  };
}

/** `Tuesday, June 17, 2025` */
export const fullDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** `Tuesday, June 17` */
export const longDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** `Tue, Jun 17, 2025` */
export const mediumDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const commaDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** `Tue Jun 17` */
export const shortDay = (date: LocalDate): string => commaDay(date).replace(',', '');
/** `Tue` */
export const weekdayText = dayFormat({ weekday: 'short' });
/** `T` */
export const weekdayLetter = dayFormat({ weekday: 'narrow' });
/** `Tu`, for narrow columns */
export const weekdayInitials = (date: LocalDate): string => weekdayText(date).slice(0, 2);
/** `17` */
export const dayNumber = (date: LocalDate): string => String(Number(date.slice(8)));
/** `Tue 17` */
export const dayHeader = (date: LocalDate): string => `${weekdayText(date)} ${dayNumber(date)}`;
/** `June 2025` */
export const monthYear = dayFormat({ month: 'long', year: 'numeric' });
