import type { HourColumnKind } from '@horae/contract/scheduling/working-hours.contract';
import { addDays, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { type Period, periodOf } from '@horae/timeline';

export const periodKinds = ['week', 'month', 'quarter'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A column of the table: half-open dates, cut to the period; keys as the server's. */
export interface Column {
  key: string;
  start: LocalDate;
  end: LocalDate;
}

const monthStart = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;
const nextMonth = (first: LocalDate): LocalDate => monthStart(addDays(first, 31));

/** The week, month or quarter that holds a date. */
export function hoursPeriod(kind: PeriodKind, date: LocalDate): Period {
  if (kind !== 'quarter') return periodOf(kind, date);
  const month = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1;
  const start = `${date.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return { start, days: daysBetween(start, nextMonth(nextMonth(nextMonth(start)))) };
}

/** The period after, or before, one of its kind. */
export function movePeriod(kind: PeriodKind, { start, days }: Period, by: 1 | -1): Period {
  return hoursPeriod(kind, addDays(start, by > 0 ? days : -1));
}

/** The usual columns of a period: days as far as they can be read at once. */
export const usualColumn = (kind: PeriodKind): HourColumnKind => (kind === 'quarter' ? 'week' : 'day');

/** `2026-W47`: a week belongs to the year of its Thursday. */
function weekKey(date: LocalDate): string {
  const thursday = addDays(date, 4 - weekdayOf(date));
  const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`;
}

const keyOf: Record<HourColumnKind, (date: LocalDate) => string> = {
  day: (date) => date,
  week: weekKey,
  month: (date) => date.slice(0, 7),
};

export function columnsOf({ start, days }: Period, kind: HourColumnKind): readonly Column[] {
  const columns: Column[] = [];
  for (let at = 0; at < days; at++) {
    const date = addDays(start, at);
    const key = keyOf[kind](date);
    const last = columns.at(-1);
    if (last?.key === key) last.end = addDays(date, 1);
    else columns.push({ key, start: date, end: addDays(date, 1) });
  }
  return columns;
}
