import type { LocalDate } from '@horae/local-time/local-date';
import type { Session } from './punch';
import type { Span } from './span';

export type FindingKind =
  | 'late'
  | 'early'
  | 'short'
  | 'long'
  | 'missingIn'
  | 'missingOut'
  | 'noPlan'
  | 'noPunch'
  | 'overlap'
  | 'restBreached'
  | 'overtimeNotDeclared'
  | 'layersDiffer';

/** A planned shift as it concerns the clock. */
export interface PlannedWork extends Span {
  readonly id: number;
  /** Stand-by asks for nobody at the clock. */
  readonly isStandBy: boolean;
  /** Declared by itself, apart from the day. */
  readonly isOvertime: boolean;
  /** The unpaid break within it, in minutes. */
  readonly breakMinutes: number;
  /** How many minutes later it may begin, and then end, by the contract of its day. */
  readonly flexibleArrival: number;
}

/** How far plan and clock may differ before somebody is asked; minutes. */
export interface Tolerance {
  readonly graceIn: number;
  readonly graceOut: number;
  /** At the clock before or after work, for changing and walking. */
  readonly preparation: number;
  /** A pause up to this is a break, one from `splitFrom` on separates the parts of a split shift. */
  readonly breakUpTo: number;
  readonly splitFrom: number;
  /** No session lasts longer: what is open for longer lacks its out. */
  readonly longestSession: number;
}

/** What law and agreements ask of one day; minutes. */
export interface DayLimits {
  /** Rest before it, since the day of work before. */
  readonly dailyRest: number;
  /** Work beyond this is overtime, and declared. */
  readonly dailyStatutory: number;
}

export interface ClockedSession extends Session {
  /** The working day it belongs to. */
  readonly day: LocalDate;
}

/** An out whose in is missing, and the planned shift that it seems to end. */
export interface StrayOut {
  readonly id: number;
  readonly at: number;
  readonly day: LocalDate;
  readonly shift: number | null;
}

/** One employee's days as plan, clock and declaration tell them. Instants are epoch milliseconds. */
export interface AttendanceFacts {
  readonly plans: readonly PlannedWork[];
  readonly sessions: readonly ClockedSession[];
  readonly strayOuts: readonly StrayOut[];
  /** Whole days of leave. */
  readonly leaves: readonly Span[];
  /** What the state was told, overtime apart. */
  readonly declared: readonly Span[];
  readonly declaredOvertime: readonly Span[];
  readonly tolerance: Tolerance;
  readonly limitsOn: (day: LocalDate) => DayLimits;
  readonly now: number;
  /** The working day of an instant. */
  readonly dayOf: (instant: number) => LocalDate;
}

/** One thing that plan, clock and declaration do not agree on. */
export interface Finding {
  readonly kind: FindingKind;
  readonly day: LocalDate;
  /** What it is about; the same finding has the same subject each time: `shift 12`, `punch 7`. */
  readonly subject: string;
  readonly shift: number | null;
  /** Minutes found, and allowed; nothing where minutes say nothing. */
  readonly measured: number | null;
  readonly limit: number | null;
  /** A punch that would settle it, taken from the plan: for a person to accept, never taken by itself. */
  readonly proposal: { readonly direction: 'in' | 'out'; readonly at: number } | null;
}
