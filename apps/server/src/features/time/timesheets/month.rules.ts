import { Temporal } from 'temporal-polyfill';

/** A calendar month and the whole weeks, Monday to Sunday, that it touches. Days are inclusive. */
export interface SheetMonth {
  month: string;
  firstDay: string;
  lastDay: string;
  /** The Mondays. */
  weeks: string[];
}

export function sheetMonth(month: string): SheetMonth {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const weeks: string[] = [];
  for (let monday = first.subtract({ days: first.dayOfWeek - 1 }); Temporal.PlainDate.compare(monday, last) <= 0; ) {
    weeks.push(monday.toString());
    monday = monday.add({ days: 7 });
  }
  return { month, firstDay: first.toString(), lastDay: last.toString(), weeks };
}

export const plusDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The days of the month itself. */
export function monthDays({ firstDay, lastDay }: SheetMonth): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = plusDays(day, 1)) days.push(day);
  return days;
}
