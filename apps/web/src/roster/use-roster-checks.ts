import type { HourlyLeave, RosterChecks as MonthChecks } from '@horae/contract/scheduling/roster-checks.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Period } from '@horae/timeline';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { serverSentence } from '#platform/server-sentences';
import { monthsOf } from './model/day-range.rules';
import { type Finding, findingOf, isAdvice } from './model/findings.rules';
import { limits } from './model/schedule-rules';
import { checksQuery } from './roster-checks.queries';

/** The server's findings, holidays and leave by the hour for the visible days. */
export interface RosterChecks {
  /** Names of the hotel's holidays by date. */
  holidays: ReadonlyMap<LocalDate, string>;
  findingsOf: ReadonlyMap<number, readonly Finding[]>;
  /** What planners are advised on, by employee. */
  adviceOf: ReadonlyMap<number, readonly Finding[]>;
  /** Leave by the hour by employee. */
  hoursOf: ReadonlyMap<number, readonly HourlyLeave[]>;
  /** Minutes off the plan that the clock policy lets pass. */
  tolerance: number;
  /** Minutes after which a missing clock-out of an employee counts as forgotten; as usual until it is loaded. */
  longestSessionOf: (employee: number) => number;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Defined once, so that react-query reuses the combined object while the replies are unchanged. */
function together(months: UseQueryResult<MonthChecks>[]): RosterChecks {
  const holidays = new Map<LocalDate, string>();
  const findingsOf = new Map<number, Finding[]>();
  const adviceOf = new Map<number, Finding[]>();
  const hoursOf = new Map<number, HourlyLeave[]>();
  const sessions = new Map<number, number>();
  for (const { data } of months) {
    for (const { day, name } of data?.holidays ?? []) holidays.set(day, serverSentence(name));
    for (const { employeeId, minutes } of data?.longestSessions ?? []) sessions.set(employeeId, minutes);
    for (const found of data?.findings ?? []) {
      const finding = findingOf(found);
      const kept = isAdvice(finding) ? adviceOf : findingsOf;
      const own = kept.get(found.employeeId);
      if (own) own.push(finding);
      else kept.set(found.employeeId, [finding]);
    }
  }
  for (const leave of months.flatMap(({ data }) => data?.hourlyLeaves ?? []))
    hoursOf.set(leave.employeeId, [...(hoursOf.get(leave.employeeId) ?? []), leave]);
  const missing = months.filter(({ data }) => data === undefined);
  const state = missing.length === 0 ? 'ready' : missing.some(({ isError }) => isError) ? 'failed' : 'loading';
  const tolerance = Math.max(0, ...months.map(({ data }) => data?.tolerance ?? 0));
  const usualSession = months.findLast(({ data }) => data !== undefined)?.data?.longestSession ?? limits.usualSession;
  return {
    holidays,
    findingsOf,
    adviceOf,
    hoursOf,
    tolerance,
    longestSessionOf: (employee) => sessions.get(employee) ?? usualSession,
    state,
    retry: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

/** Holidays, findings and leave by the hour of the months that a period touches. */
export const useRosterChecks = (hotel: number, period: Period): RosterChecks =>
  useQueries({ queries: monthsOf(period).map((month) => checksQuery(hotel, month)), combine: together });
