import { addDays } from '@horae/local-time/local-date';
import { listed } from '#platform/in-language';
import { weekdayText } from '../texts/day-texts';

export const allWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** `Mon`; 1 = Monday. Any Monday will do. */
export const weekdayName = (weekday: number): string => weekdayText(addDays('2024-01-01', weekday - 1));

/** `Mon–Fri`, `Mon, Wed and Sun` */
export function weekdaysText(weekdays: readonly number[]): string {
  const [first, last] = [weekdays[0]!, weekdays.at(-1)!];
  const isRun = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRun ? `${weekdayName(first)}–${weekdayName(last)}` : listed(weekdays.map(weekdayName));
}
