import { addDays } from '@horae/local-time/local-date';
import { type Period, shiftPeriod, type Zoom } from '@horae/timeline';
import { monthsOf } from '#roster/model/day-range.rules';
import { calendars } from '#roster/model/shift.rules';

/** Scopes with more employees are requested by range instead of by month. */
export const mostByMonth = 2000;

/** What to request: whole months, or one range of the selected calendars. */
export type FetchPlan =
  | { call: 'months'; months: readonly string[] }
  | { call: 'range'; start: string; end: string; calendars: readonly number[] };

interface Situation {
  zoom: Zoom;
  period: Period;
  calendars: readonly number[];
  /** A calendar was switched on or off since this range was opened. */
  wasToggled: boolean;
  /** Employees in scope, as far as we know. */
  employees: number;
  isLoaded: (month: string) => boolean;
}

export function planFetch({ zoom, period, calendars: chosen, wasToggled, employees, isLoaded }: Situation): FetchPlan {
  const isStandard = chosen.length === 1 && chosen[0] === calendars.work;
  const months = monthsOf(period);
  if (!isStandard || wasToggled) return { call: 'range', ...bounds(period), calendars: chosen };
  if (employees <= mostByMonth || months.every(isLoaded)) return { call: 'months', months };
  const before = shiftPeriod(zoom, period, -1);
  const after = shiftPeriod(zoom, period, 1);
  return { call: 'range', start: before.start, end: bounds(after).end, calendars: chosen };
}

function bounds(period: Period): { start: string; end: string } {
  return { start: period.start, end: addDays(period.start, period.days) };
}
