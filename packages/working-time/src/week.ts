import type { LocalDate } from '@horae/local-time/local-date';
import type { Span } from './span';

/** The terms of work that the rules ask for. */
export interface Contract {
  /** `minor`: under sixteen, a pupil or a student. */
  readonly kind: 'full' | 'part' | 'minor';
  /** Days of the contractual week: 6 is the six-day week, everything below counts as the five-day week. */
  readonly weekDays: number;
  /** True: breaks are paid and taken as granted. False: unpaid breaks are taken off the work and checked. */
  readonly breakInsideWork: boolean;
}

/** What was planned, declared and clocked of one working day. */
export interface WorkDay {
  /** The day the work belongs to: the local date its first shift began. */
  readonly referenceDate: LocalDate;
  /** The plan says that this is a day of rest (repo). */
  readonly isRestDay?: boolean;
  /** Where the contract changed within the week: as of this day. Default: as the week's contract says. */
  readonly breakInsideWork?: boolean;
  /** Actual work; two segments that do not touch are a split shift. */
  readonly segments: readonly Span[];
  readonly unpaidBreaks?: readonly Span[];
  /** Overtime declared to the state for this day, before it or (where allowed) afterwards. Default 0. */
  readonly overtimeDeclaredMinutes?: number;
  /** What a part-timer agreed to work on this day. Default 0. */
  readonly agreedMinutes?: number;
}

/** What the rules must know from outside the week. */
export interface WeekContext {
  /** Lawful overtime of the calendar year of `weekStart`, before this week. Default 0. */
  readonly ytdLegalOvertimeMinutes?: number;
  /** The ministry approved overtime beyond the yearly cap. */
  readonly annualExcessApproved?: boolean;
  /** Local dates that earn the holiday premium. */
  readonly mandatoryHolidays?: readonly LocalDate[];
  /** The last instant worked before the week. Unknown: no daily rest to check, the weekly rest starts with the week. */
  readonly previousWorkEnd?: number | null;
  /** The first instant worked after the week. Unknown: the weekly rest ends with the week. */
  readonly nextWorkStart?: number | null;
}

/** One employee's week. Instants are epoch milliseconds; dates and clock times are those of `zone`. */
export interface WorkWeek {
  /** IANA identifier. */
  readonly zone: string;
  /** The Monday. */
  readonly weekStart: LocalDate;
  readonly contract: Contract;
  readonly context?: WeekContext;
  /** One entry a reference date, in any order; days without work may be left out. */
  readonly days: readonly WorkDay[];
}
