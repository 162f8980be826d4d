import type { LocalDate } from '@horae/local-time/local-date';
import type { ClassedStretch, OverlayStretch } from './trail';
import type { Violation } from './violation';
import type { ClassMinutes } from './work-class';

/** Elapsed minutes; with seconds in the punches they have fractions, since rounding is a matter of payroll. */
export interface Totals {
  /** Add up to the worked minutes. */
  readonly classes: ClassMinutes;
  /** By the clock on the wall; lies over the classes. */
  readonly nightMinutes: number;
  /** On Sundays and holidays, counted once where they meet; lies over the classes. */
  readonly sundayHolidayMinutes: number;
  readonly nightSundayHolidayMinutes: number;
}

export interface DayTotals extends Totals {
  /** A full-timer's minutes beyond the statutory day, lawful or not. */
  readonly dailyOvertimeMinutes: number;
  /** Every worked minute, in order. */
  readonly trail: readonly ClassedStretch[];
  readonly overlays: readonly OverlayStretch[];
}

export interface ClassifiedDay {
  readonly referenceDate: LocalDate;
  /** The rule pack that was in force. */
  readonly pack: string;
  readonly workedMinutes: number;
  /** Null under a pack that does not classify. */
  readonly totals: DayTotals | null;
}

export interface ClassifiedWeek {
  readonly weekStart: LocalDate;
  readonly workedMinutes: number;
  /** Null when the pack of the week's first day does not classify. */
  readonly totals: Totals | null;
  /** In no particular order. */
  readonly violations: readonly Violation[];
  /** By date. */
  readonly days: readonly ClassifiedDay[];
}
