import type { LocalDate } from '@horae/local-time/local-date';
import type { Rule, Source } from './rule';

/** Norms of the five-day or the six-day week, in minutes. */
export interface DayNorms {
  /** A full-timer's day; a part-timer may work up to it but not beyond. */
  readonly dailyFull: number;
  /** Work beyond this is overtime, whatever the total of the week. */
  readonly dailyStatutory: number;
  /** The most overwork in a week. */
  readonly overworkCap: number;
}

/** The longest day and week, and the shortest rest between two days, in minutes; nights are not allowed at all. */
export interface MinorLimits {
  readonly daily: number;
  readonly weekly: number;
  readonly rest: number;
}

/** Days of annual leave in the five-day and the six-day week. */
export interface LeaveDays {
  readonly five: number;
  readonly six: number;
}

/** Annual leave by calendar year with the employer and by years of service. */
export interface LeaveTable {
  /** Earned in twelfths. */
  readonly firstYear: LeaveDays;
  readonly secondYear: LeaveDays;
  readonly laterYears: LeaveDays;
  /** Entitlements from a number of years with the same employer, or in total; the last step that applies counts. */
  readonly byService: readonly (LeaveDays & { readonly yearsSameEmployer?: number; readonly yearsTotal: number })[];
}

/**
 * The working-time law of one country and period, as data. Limits are in minutes, except `averageWeeks` (weeks) and
 * `premiumPercent` (per cent). A limit that a pack does not have is not checked.
 */
export interface RulePack {
  readonly id: string;
  readonly validFrom: LocalDate;
  /** The last day, inclusive; null while in force. */
  readonly validTo: LocalDate | null;
  /** False for a minimum such as the EU's: rest and breaks are checked, but minutes are not classified. */
  readonly classifies: boolean;

  readonly weeklyNormal?: number;
  readonly five?: DayNorms;
  readonly six?: DayNorms;
  /** Work beyond `overworkCap` is overtime even if no day exceeds its norm. If absent, it stays overwork. */
  readonly overtimeBeyondOverworkCap?: boolean;
  readonly overtimeDailyCap?: number;
  readonly overtimeYearCap?: number;
  readonly restDayMax?: number;
  /** For employees under sixteen, pupils and students. */
  readonly minorU16?: MinorLimits;
  /** For other employees of sixteen and seventeen. */
  readonly minorU18?: MinorLimits;
  /** Local clock times `HH:mm`; an end before the start means the next morning. */
  readonly night?: readonly [from: string, to: string];
  /** What payroll adds to the statutory hourly wage. Data only: we classify minutes and do not calculate pay. */
  readonly premiumPercent?: Readonly<Record<string, number>>;

  readonly dailyRest?: number;
  readonly maxDailySpan?: number;
  readonly splitGapMin?: number;
  readonly breakAfter?: number;
  readonly breakMin?: number;
  readonly breakMax?: number;
  readonly weeklyRestFloor?: number;
  readonly weeklyRestStandard?: number;
  /** More than `sundayWorkMax` minutes on a Sunday need a rest of `replacementRest` by Saturday. */
  readonly sundayWorkMax?: number;
  readonly replacementRest?: number;
  readonly averageWeekLimit?: number;
  readonly averageWeeks?: number;
  /** What night workers work on average in 24 hours of one week, its rest day left out. */
  readonly nightAverage?: number;
  readonly annualLeave?: LeaveTable;

  readonly sources?: Readonly<Partial<Record<Rule, Source>>>;
  /** For a pack with layers: the id of the pack below them, and the layer that set a rule. */
  readonly base?: string;
  readonly setBy?: Readonly<Partial<Record<Rule, string>>>;
}

/** Returns the id of the pack or layer that a rule comes from. */
export function originOf(pack: RulePack, rule: Rule): string {
  return pack.setBy?.[rule] ?? pack.base ?? pack.id;
}

/** Returns a limit that a calculation requires. Throws an Error that names the pack and the field if it is missing. */
export function needed<K extends keyof RulePack>(pack: RulePack, field: K): NonNullable<RulePack[K]> {
  const value = pack[field];
  if (value === undefined || value === null) throw new Error(`The rule pack ${pack.id} has no ${field}.`);
  return value;
}

export function normsOf(pack: RulePack, weekDays: number): DayNorms {
  return needed(pack, weekDays >= 6 ? 'six' : 'five');
}
