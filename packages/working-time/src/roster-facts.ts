import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Span } from './span';

/** A conflict within the plan itself, independent of the clock. */
export type RosterFindingKind =
  | 'planOverlap'
  | 'planRest'
  | 'planLongDay'
  | 'planDaysInRow'
  | 'planSplit'
  | 'planNight'
  | 'planSundayRest'
  | 'planOvertimeYear';

/** A planned shift of working time. */
export interface RosterShift extends Span {
  readonly id: number;
  /** The working day it belongs to (`workingDays`). */
  readonly day: LocalDate;
  /** The unpaid minutes of its break. */
  readonly breakMinutes: number;
  readonly isOvertime: boolean;
}

/** What law and agreements allow on one day: minutes, and consecutive working days. */
export interface RosterLimits {
  readonly dailyRest: number;
  readonly longestDay: number;
  readonly daysInRow: number;
  /** If given, hours are continuous: no gap may be longer than this. */
  readonly longestGap?: number;
  /** If given, two local times `HH:mm` between which there may be no work. */
  readonly noWork?: readonly [from: string, to: string];
  /** If given, a Sunday with more than `work` needs a rest of `rest` before the next one. */
  readonly sunday?: { readonly work: number; readonly rest: number };
  /** If given, the overtime of a calendar year; a finding comes near it, from nine tenths on. */
  readonly overtimeYear?: number;
}

/** One employee's planned work, sorted by start; instants are epoch milliseconds. */
export interface RosterFacts {
  readonly shifts: readonly RosterShift[];
  /** Null for a day without limits, as in a position of responsibility. */
  readonly limitsOn: (day: LocalDate) => RosterLimits | null;
  /** The zone of the hotel, by which nights and Sundays are told. */
  readonly zone: Zone;
  /** Minutes of overtime in the calendar year of the first shift, before it. */
  readonly overtimeBefore: number;
}

/** One conflict within a plan, and the ids of the shifts involved. */
export interface RosterFinding {
  readonly kind: RosterFindingKind;
  readonly day: LocalDate;
  readonly shifts: readonly number[];
  /** Minutes found and allowed; for `planDaysInRow`, days. */
  readonly measured: number;
  readonly limit: number | null;
}
