import type { LeaveType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDays } from '../../model/local-days.rules';
import { compensatoryTyped } from './compensatory-day.rules';
import type { PlanEntry } from './plan-now.rules';

const away: Readonly<Record<string, { en: string; el: string }>> = {
  DayOff: { en: 'off', el: 'ΡΕΠΟ' },
  AnnualLeave: { en: 'al', el: 'ΑΔΕΙΑ' },
  SickLeave: { en: 'sick', el: 'ΑΣΘΕΝΕΙΑ' },
  UnpaidLeave: { en: 'unpaid', el: 'ΑΝΕΥ' },
};

export const awayOf = (type: string): boolean => Object.hasOwn(away, type);

/** Whether a type is leave, which is the person’s own, and not a day off of the roster. */
export const isLeaveType = (type: string): boolean => awayOf(type) && type !== 'DayOff';

/** How a day off, or leave of a type, is typed. */
export const awayCode = (type: LeaveType, language: string): string => {
  const { en, el } = away[type]!;
  return language === 'el' ? el : en;
};

/** What a day contains as it would be typed: `08:00-12:00/18:00-22:00`, `off`. */
export function dayText(entries: readonly PlanEntry[], days: LocalDays, language: string): string {
  return entries
    .map(({ typeOfShift, leaveKind, compensates, title, start, end }) => {
      const code = away[typeOfShift];
      if (!code) return `${days.clock(start)}-${days.clock(end)}`;
      if (compensates) return compensatoryTyped(compensates, language);
      return leaveKind ? title.toLowerCase() : language === 'el' ? code.el : code.en;
    })
    .join('/');
}
