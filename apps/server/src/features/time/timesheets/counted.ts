import type { LoanHost, WorkHost } from '@horae/contract/loan';
import type { UnpaidReason } from '@horae/contract/time/timesheet-lines';
import type { ClassifiedDay, PayRule, RulePack, Span, Violation } from '@horae/working-time';
import type { SpecialCase } from '../../people/people/special-rules.reads';
import type { HourlyLeaveRow, PlanRow, SessionRow } from './read-work';

/** Clocked time that is not paid: before or after the plan within preparation and grace, or lost by rounding. */
export interface UnpaidStretch extends Span {
  why: UnpaidReason;
}

/** Work for another department or cost place, by those of a shift. Instants are epoch milliseconds. */
export interface ElsewhereStretch extends Span {
  host: WorkHost;
}

/** What law and hotel prescribe for one employee. */
export interface CountingRules {
  timeZone: string;
  holidays: string[];
  /** The rule pack in force on a date. */
  packOn: (date: string) => RulePack;
  /** How clocked time becomes paid time on a date. */
  payOn: (date: string) => PayRule;
  special: SpecialCase;
}

export interface CountedDay {
  day: string;
  planned: PlanRow[];
  clocked: SessionRow[];
  /** Planned paid minutes, without breaks. */
  plannedMinutes: number;
  leave: string | null;
  /** For whom it is worked, if on loan. */
  loan: LoanHost | null;
  /** When it is worked for other departments or cost places, by the shifts of the day; empty on loan. */
  elsewhere: ElsewhereStretch[];
  /** The minutes of leave by the hour, by its code; they are neither worked nor missing. */
  leaveMinutes: Record<string, number>;
  leaveHours: HourlyLeaveRow[];
  /** Whether the leave takes this day off the entitlement: not on rest days and holidays. */
  isLeaveDay: boolean;
  isOpen: boolean;
  /** The time by the clock, as the law counts it. */
  byClock: ClassifiedDay | null;
  /** The paid time. */
  counted: ClassifiedDay | null;
  /** Clocked time that the hotel's policy does not pay. */
  unpaid: UnpaidStretch[];
}

export interface CountedMonth {
  employeeId: number;
  pack: string;
  days: CountedDay[];
  violations: Violation[];
}
