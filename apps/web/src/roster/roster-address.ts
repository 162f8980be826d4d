import type { LocalDate } from '@horae/local-time/local-date';
import type { Period, Zoom } from '@horae/timeline';
import type { DayRange } from './model/day-range.rules';
import type { LocalDays } from './model/local-days.rules';
import type { RosterView } from './model/roster-view.rules';

/** The URL state of a calendar of people by days, and the functions that change it. */
export interface RosterAddress {
  view: RosterView;
  zoom: Zoom;
  date: LocalDate;
  today: LocalDate;
  /** Epoch milliseconds, updated every minute. */
  now: number;
  days: LocalDays;
  period: Period;
  range: DayRange;
  /** Whether today is in the period. */
  isNow: boolean;
  change(part: Partial<RosterView>, options?: { replace?: boolean }): void;
  zoomTo(zoom: Zoom, on?: LocalDate): void;
  goTo(date: LocalDate): void;
  move(by: 1 | -1): void;
}
