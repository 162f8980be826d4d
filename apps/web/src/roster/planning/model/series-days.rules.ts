import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { isOpenRow } from '../../model/open-rows.rules';
import type { DayItem } from './day-items.rules';
import { isLeaveType } from './day-text.rules';
import { type ChosenDays, itemOn } from './fill-days.rules';
import { patternStep } from './pattern-step.rules';
import type { PlanNow } from './plan-now.rules';
import { type DayWanted, entriesOn } from './replace-day.rules';

export type SeriesWay = 'down' | 'right';

/** How a block of days goes on, and the days that it then contains. */
export interface Series {
  /** So many days, or people, are planned and are repeated. */
  length: number;
  /** How many days later each person begins the same pattern; negative: earlier. */
  shift: number;
  wanted: DayWanted[];
}

const nothing: Series = { length: 0, shift: 0, wanted: [] };

/**
 * The block up to its last planned day, or person, is the source: its days are repeated to the right; downwards its
 * people are, or the step between them goes on. Only days without a plan are filled. Leave is no part of a series.
 */
export function seriesOf(now: PlanNow, { people, dates }: ChosenDays, to: SeriesWay, days: LocalDays): Series {
  const itemsOf = (employee: number, from: LocalDate, on = from): DayItem[] =>
    entriesOn(now, employee, from, days)
      .filter(({ typeOfShift }) => !isLeaveType(typeOfShift))
      .map((entry) => itemOn(entry, from, on, days));
  const isFree = (employee: number, date: LocalDate) => entriesOn(now, employee, date, days).length === 0;
  const series = to === 'right' ? seriesRight({ people, dates }, itemsOf) : seriesDown({ people, dates }, itemsOf);
  const wanted = series.wanted.filter(({ employee, date, items }) => items.length > 0 && isFree(employee, date));
  return { ...series, wanted };
}

type ItemsOf = (employee: number, from: LocalDate, on?: LocalDate) => DayItem[];

function seriesRight({ people, dates }: ChosenDays, itemsOf: ItemsOf): Series {
  const length = dates.findLastIndex((date) => people.some((employee) => itemsOf(employee, date).length > 0)) + 1;
  if (length === 0) return nothing;
  const wanted = dates
    .slice(length)
    .flatMap((date, at) =>
      people.map((employee) => ({ employee, date, items: itemsOf(employee, dates[at % length]!, date) })),
    );
  return { length, shift: 0, wanted };
}

function seriesDown({ people, dates }: ChosenDays, itemsOf: ItemsOf): Series {
  // Nobody has no pattern.
  const staff = people.filter((employee) => !isOpenRow(employee));
  const length = staff.findLastIndex((employee) => dates.some((date) => itemsOf(employee, date).length > 0)) + 1;
  if (length === 0) return nothing;
  const rows = staff.slice(0, length).map((employee) => dates.map((date) => signOf(itemsOf(employee, date), date)));
  const step = patternStep(rows);
  const itemsAt = (row: number, column: number) =>
    step
      ? itemsOf(staff[0]!, dates[step.columnOf(row, column)]!, dates[column])
      : itemsOf(staff[row % length]!, dates[column]!);
  const wanted = staff
    .slice(length)
    .flatMap((employee, at) => dates.map((date, column) => ({ employee, date, items: itemsAt(length + at, column) })));
  return { length, shift: step?.shift ?? 0, wanted };
}

/** What a day contains, whichever day it is. */
const signOf = (items: readonly DayItem[], date: LocalDate): string =>
  JSON.stringify(
    items.map(({ start, end, ...item }) => ({
      ...item,
      notes: null,
      start: start.slice(11),
      end: end.slice(11),
      isOvernight: !end.startsWith(date),
    })),
  );
