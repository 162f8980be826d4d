import type { LocalDate } from '@horae/local-time/local-date';
import type { DayDifference, DayLayer } from './day-difference';
import type { Session } from './punch';
import type { Span } from './span';

export type FindingKind =
  | 'late'
  | 'early'
  | 'short'
  | 'long'
  | 'missingIn'
  | 'unclear'
  | 'missingOut'
  | 'noPlan'
  | 'noPunch'
  | 'overlap'
  | 'restBreached'
  | 'overtimeNotDeclared'
  | DayDifference;

/** A planned shift, with what matters for comparing it with the clock. */
export interface PlannedWork extends Span {
  readonly id: number;
  /** The working day it belongs to (`workingDays`). */
  readonly day: LocalDate;
  /** Nobody has to clock in for stand-by. */
  readonly isStandBy: boolean;
  /** Overtime is declared separately from the day's working time. */
  readonly isOvertime: boolean;
  readonly isTraining: boolean;
  /** The unpaid break within the shift, in minutes. */
  readonly breakMinutes: number;
  /** Minutes by which the contract of that day lets the shift start, and then end, later. */
  readonly flexibleArrival: number;
}

/** Work declared to the state, and the working day it belongs to (`workingDays`). */
export interface DeclaredWork extends Span {
  readonly day: LocalDate;
}

/** How far plan and clock may differ before we report it, in minutes. */
export interface Tolerance {
  readonly graceIn: number;
  readonly graceOut: number;
  /** Time at the clock before or after work, for changing and walking. */
  readonly preparation: number;
  /** A pause up to `breakUpTo` is a break; one of at least `splitFrom` separates the parts of a split shift. */
  readonly breakUpTo: number;
  readonly splitFrom: number;
  /** No session is longer: one that is open for longer lacks its out. */
  readonly longestSession: number;
}

/** What the law and the agreements require on one day, in minutes. */
export interface DayLimits {
  /** Rest before this day, since the previous day of work. */
  readonly dailyRest: number;
}

export interface ClockedSession extends Session {
  /** The working day it belongs to. */
  readonly day: LocalDate;
}

/** An out without an in, and the planned shift that it seems to end. */
export interface StrayOut {
  readonly id: number;
  readonly at: number;
  readonly day: LocalDate;
  readonly shift: number | null;
}

/** Punches that can be read in two ways (`pairPunches`): the first one, its day, and the planned shifts they may be of. */
export interface UnclearDay {
  readonly id: number;
  readonly day: LocalDate;
  readonly shifts: readonly number[];
}

/** One employee's days according to plan, clock and declaration. Instants are epoch milliseconds. */
export interface AttendanceFacts {
  readonly plans: readonly PlannedWork[];
  readonly sessions: readonly ClockedSession[];
  readonly strayOuts: readonly StrayOut[];
  readonly unclear: readonly UnclearDay[];
  /** Leave of whole days. */
  readonly leaves: readonly Span[];
  /** Leave of some hours: nobody is expected then, before and after it somebody is. */
  readonly hourlyLeaves: readonly Span[];
  /** Shifts whose absence is known: nobody is expected, but the day was planned. */
  readonly absences: readonly DeclaredWork[];
  /** Working time declared to the state, without overtime. */
  readonly declared: readonly DeclaredWork[];
  readonly declaredOvertime: readonly DeclaredWork[];
  /** Days that were declared as free. */
  readonly declaredFree: ReadonlyMap<LocalDate, NonNullable<DayLayer['free']>>;
  /** The first day from which the employer declares working time; null if never. */
  readonly declaringFrom: LocalDate | null;
  /** What a hotel tolerates on a day. */
  readonly toleranceOn: (day: LocalDate) => Tolerance;
  readonly limitsOn: (day: LocalDate) => DayLimits;
  readonly now: number;
}

/** One disagreement between plan, clock and declaration. */
export interface Finding {
  readonly kind: FindingKind;
  readonly day: LocalDate;
  /**
   * What the finding is about, such as `shift 12` or `punch 7`; stable, so that the same finding is recognised again.
   */
  readonly subject: string;
  readonly shift: number | null;
  /** Minutes found and allowed; null if the finding has no minutes. */
  readonly measured: number | null;
  readonly limit: number | null;
  /** A punch from the plan that would resolve the finding; a person has to accept it. */
  readonly proposal: { readonly direction: 'in' | 'out'; readonly at: number } | null;
}
