import { addDays, datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { lastOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';

/** A calendar month and the whole weeks, Monday to Sunday, that it touches. Days are inclusive. */
export interface SheetMonth {
  month: string;
  firstDay: string;
  lastDay: string;
  /** Mondays. */
  weeks: string[];
}

export function sheetMonth(month: string): SheetMonth {
  const firstDay = `${month}-01`;
  return sheetSpan(month, firstDay, lastOfMonth(firstDay));
}

/** A whole calendar year, counted like a month. */
export const sheetYear = (year: number): SheetMonth => sheetSpan(`${year}`, `${year}-01-01`, `${year}-12-31`);

/** The whole weeks that days belong to, counted like a month. */
export const sheetWeeks = (firstDay: LocalDate, lastDay: LocalDate): SheetMonth =>
  sheetSpan(firstDay.slice(0, 7), weekStartOf(firstDay), addDays(weekStartOf(lastDay), 6));

/** Some days, counted like a month. */
export const sheetDays = (from: LocalDate, to: LocalDate): SheetMonth => sheetSpan(`${from} ${to}`, from, to);

function sheetSpan(month: string, firstDay: LocalDate, lastDay: LocalDate): SheetMonth {
  const weeks: LocalDate[] = [];
  for (let monday = weekStartOf(firstDay); monday <= lastDay; monday = addDays(monday, 7)) weeks.push(monday);
  return { month, firstDay, lastDay, weeks };
}

/** The days of the month itself. */
export function monthDays({ firstDay, lastDay }: SheetMonth): LocalDate[] {
  return datesFrom(firstDay, daysBetween(firstDay, lastDay) + 1);
}
