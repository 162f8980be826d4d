import type { LocalDate } from '@horae/local-time/local-date';
import type { ClassedStretch, OverlayStretch } from './trail';
import type { Violation } from './violation';
import type { ClassMinutes } from './work-class';

/** Elapsed minutes. They have fractions if punches have seconds, since rounding belongs to payroll. */
export interface Totals {
  /** They add up to the worked minutes. */
  readonly classes: ClassMinutes;
  /** By the local clock; independent of the classes. */
  readonly nightMinutes: number;
  /** On Sundays and holidays, counted once where they coincide; independent of the classes. */
  readonly sundayHolidayMinutes: number;
  readonly nightSundayHolidayMinutes: number;
}

export interface DayTotals extends Totals {
  /** A full-timer's minutes beyond the statutory day, lawful or not. */
  readonly dailyOvertimeMinutes: number;
  /** Every worked minute, in chronological order. */
  readonly trail: readonly ClassedStretch[];
  readonly overlays: readonly OverlayStretch[];
}

/** One working day, classified. */
export interface ClassifiedDay {
  readonly referenceDate: LocalDate;
  /** Id of the rule pack in force on this day. */
  readonly pack: string;
  readonly workedMinutes: number;
  /** Null if the pack does not classify. */
  readonly totals: DayTotals | null;
}

/** The result of `classifyWeek`. */
export interface ClassifiedWeek {
  readonly weekStart: LocalDate;
  readonly workedMinutes: number;
  /** Null if the pack of the week's first day does not classify. */
  readonly totals: Totals | null;
  /** In no particular order. */
  readonly violations: readonly Violation[];
  /** By date. */
  readonly days: readonly ClassifiedDay[];
}
