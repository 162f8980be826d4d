import type { HourColumnKind } from '@horae/contract/scheduling/hour-rows';
import { addDays, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';
import { isoWeekOf } from '@horae/local-time/week';
import { type Period, periodOf } from '@horae/timeline';

export const periodKinds = ['week', 'month', 'quarter'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A column of the table: half-open dates, cut to the period; keys are those of the server. */
export interface Column {
  key: string;
  start: LocalDate;
  end: LocalDate;
}

/** The week, month or quarter that contains a date. */
export function hoursPeriod(kind: PeriodKind, date: LocalDate): Period {
  if (kind !== 'quarter') return periodOf(kind, date);
  const month = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1;
  const start = `${date.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return { start, days: daysBetween(start, addMonths(start, 3)) };
}

/** The next or previous period of the same kind. */
export function movePeriod(kind: PeriodKind, { start, days }: Period, by: 1 | -1): Period {
  return hoursPeriod(kind, addDays(start, by > 0 ? days : -1));
}

/** The default columns of a period: days where they still fit on a screen. */
export const usualColumn = (kind: PeriodKind): HourColumnKind => (kind === 'quarter' ? 'week' : 'day');

const keyOf: Record<HourColumnKind, (date: LocalDate) => string> = {
  day: (date) => date,
  week: isoWeekOf,
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
