import type { LocalDate } from '@horae/local-time/local-date';
import type { Span } from './span';

/** The terms of employment that the rules need. */
export interface Contract {
  /**
   * `minor`: under sixteen, a pupil or a student; `youth`: another minor of sixteen or seventeen; `exempt`: in a position
   * of responsibility, to which the limits of working time do not apply.
   */
  readonly kind: 'full' | 'part' | 'minor' | 'youth' | 'exempt';
  /** Days of the contractual week: 6 means the six-day week; every lower value counts as the five-day week. */
  readonly weekDays: number;
  /** True: breaks are paid and assumed to be taken. False: unpaid breaks are deducted and checked. */
  readonly breakInsideWork: boolean;
  /** Hours must be continuous, as in kitchens: a split shift is not allowed. Default false. */
  readonly continuousOnly?: boolean;
}

/** What was planned, declared and clocked on one working day. */
export interface WorkDay {
  /** The day that the work belongs to: the local date on which its first shift started. */
  readonly referenceDate: LocalDate;
  /** Planned as a day of rest (repo). */
  readonly isRestDay?: boolean;
  /** The terms in force on this day, if they changed within the week. Default: the week's contract. */
  readonly contract?: Contract;
  /** Actual work; two segments that do not touch are a split shift. */
  readonly segments: readonly Span[];
  readonly unpaidBreaks?: readonly Span[];
  /** Overtime declared to the state for this day, before it or (where allowed) afterwards. Default 0. */
  readonly overtimeDeclaredMinutes?: number;
  /** Minutes that a part-timer agreed to work on this day (`agreedMinutes`). Default 0. */
  readonly agreedMinutes?: number;
  /** Whether the ministry approved overtime beyond the yearly cap for this day. Default: the week's. */
  readonly annualExcessApproved?: boolean;
}

/** What the rules need to know from outside the week. */
export interface WeekContext {
  /** Lawful overtime of the calendar year of `weekStart`, before this week. Default 0. */
  readonly ytdLegalOvertimeMinutes?: number;
  /** Whether the ministry approved overtime beyond the yearly cap. */
  readonly annualExcessApproved?: boolean;
  /** Local dates that earn the holiday premium. */
  readonly mandatoryHolidays?: readonly LocalDate[];
  /**
   * The last instant worked before the week. If unknown, the first day's rest is not checked and the weekly rest starts
   * with the week.
   */
  readonly previousWorkEnd?: number | null;
  /** The first instant worked after the week. If unknown, the weekly rest ends with the week. */
  readonly nextWorkStart?: number | null;
  /**
   * Work from Monday to Saturday of the next week, from which the replacement rest for a worked Sunday follows. If
   * unknown, it is not checked.
   */
  readonly nextWeekWork?: readonly Span[];
}

/** One employee's week. Instants are epoch milliseconds; dates and clock times are those of `zone`. */
export interface WorkWeek {
  /** IANA identifier. */
  readonly zone: string;
  /** The Monday of the week. */
  readonly weekStart: LocalDate;
  /** The terms of every day that has none of its own. */
  readonly contract: Contract;
  readonly context?: WeekContext;
  /** One entry per reference date, in any order; days without work may be omitted. */
  readonly days: readonly WorkDay[];
}
