import type { LocalDate } from '@horae/local-time/local-date';
import type { Rule, Source } from './rule';

/** Norms of the five- or the six-day week, in minutes. */
export interface DayNorms {
  /** A full-timer's day; a part-timer may reach it and no more. */
  readonly dailyFull: number;
  /** Beyond it a day is overtime, whatever the week. */
  readonly dailyStatutory: number;
  /** Overwork that a week can hold. */
  readonly overworkCap: number;
}

/** Days of annual leave in the five- and the six-day week. */
export interface LeaveDays {
  readonly five: number;
  readonly six: number;
}

/** Annual leave by calendar year with the employer and by years of service. */
export interface LeaveTable {
  /** Earned by twelfths. */
  readonly firstYear: LeaveDays;
  readonly secondYear: LeaveDays;
  readonly laterYears: LeaveDays;
  /** From so many years with the same employer, or in total, on; the last that fits counts. */
  readonly byService: readonly (LeaveDays & { readonly yearsSameEmployer?: number; readonly yearsTotal: number })[];
}

/**
 * The working-time law of one country and time, as data. Limits are minutes. A limit that a pack does not have is not
 * checked.
 */
export interface RulePack {
  readonly id: string;
  readonly validFrom: LocalDate;
  /** The last day; null while in force. */
  readonly validTo: LocalDate | null;
  /** False for a floor (EU): rest and breaks are checked, minutes are not classified. */
  readonly classifies: boolean;

  readonly weeklyNormal?: number;
  readonly five?: DayNorms;
  readonly six?: DayNorms;
  /** What lies beyond `overworkCap` is overtime, also when no day passed its norm. Absent: it stays overwork. */
  readonly overtimeBeyondOverworkCap?: boolean;
  readonly overtimeDailyCap?: number;
  readonly overtimeYearCap?: number;
  readonly restDayMax?: number;
  readonly minorU16?: { readonly daily: number; readonly weekly: number; readonly rest: number };
  /** Local clock times; an end before the start means the next morning. */
  readonly night?: readonly [from: string, to: string];
  /** What payroll adds to the legal hourly wage. Carried as data: minutes are classified here, not paid. */
  readonly premiumPercent?: Readonly<Record<string, number>>;

  readonly dailyRest?: number;
  readonly maxDailySpan?: number;
  readonly splitGapMin?: number;
  readonly breakAfter?: number;
  readonly breakMin?: number;
  readonly breakMax?: number;
  readonly weeklyRestFloor?: number;
  readonly weeklyRestStandard?: number;
  readonly averageWeekLimit?: number;
  readonly averageWeeks?: number;
  readonly annualLeave?: LeaveTable;

  readonly sources?: Readonly<Partial<Record<Rule, Source>>>;
  /** Of a pack with layers: the pack they lie on, and who set a rule that is no longer that pack's. */
  readonly base?: string;
  readonly setBy?: Readonly<Partial<Record<Rule, string>>>;
}

/** The pack or layer that a rule comes from. */
export function originOf(pack: RulePack, rule: Rule): string {
  return pack.setBy?.[rule] ?? pack.base ?? pack.id;
}

/** A limit that the question at hand cannot do without. Throws an Error naming pack and field where it is missing. */
export function needed<K extends keyof RulePack>(pack: RulePack, field: K): NonNullable<RulePack[K]> {
  const value = pack[field];
  if (value === undefined || value === null) throw new Error(`The rule pack ${pack.id} has no ${field}.`);
  return value;
}

export function normsOf(pack: RulePack, weekDays: number): DayNorms {
  return needed(pack, weekDays >= 6 ? 'six' : 'five');
}
