import { type LocalDate, minute } from '@horae/local-time/local-date';
import type { Rule } from './rule';
import { originOf, type RulePack } from './rule-pack';

const ruleOf = {
  OVERTIME_UNDECLARED: 'overtimeDeclaration',
  OVERTIME_DAILY_CAP: 'overtimeDailyCap',
  OVERTIME_ANNUAL_CAP: 'overtimeYearCap',
  PART_TIME_OVER_FULL_DAY: 'partTimeFullDay',
  REST_DAY_WORKED: 'restDay',
  REST_DAY_OVER_8H: 'restDay',
  MINOR_DAILY_LIMIT: 'minorDay',
  MINOR_WEEKLY_LIMIT: 'minorWeek',
  MINOR_NIGHT_WORK: 'minorNight',
  MINOR_REST_LT_12H: 'minorRest',
  DAILY_REST_LT_11H: 'dailyRest',
  DAILY_SPAN_GT_13H: 'dailySpan',
  SPLIT_GAP_LT_3H: 'splitGap',
  SPLIT_NOT_ALLOWED: 'continuousHours',
  BREAK_MISSING: 'breaks',
  BREAK_TOO_LONG: 'breaks',
  BREAK_AT_EDGE: 'breaks',
  WEEKLY_REST_LT_24H: 'weeklyRest',
  WEEKLY_REST_LT_35H: 'weeklyRest',
  REPLACEMENT_REST_LT_24H: 'replacementRest',
} as const satisfies Record<string, Rule>;

/** The hours in a code are those of the law when it was written; the limit that was applied is `limitMinutes`. */
export type ViolationCode = keyof typeof ruleOf;

const warnings: ReadonlySet<ViolationCode> = new Set(['REST_DAY_WORKED', 'WEEKLY_REST_LT_35H']);

/** One limit that was broken. Lengths are elapsed minutes. */
export interface Violation {
  readonly code: ViolationCode;
  readonly severity: 'error' | 'warning';
  readonly rule: Rule;
  /** Id of the pack or layer that the rule comes from. */
  readonly pack: string;
  /** The working day, or the start of the week for a limit of the week. */
  readonly referenceDate: LocalDate;
  /** The whole length for limits on a length; only the excess for minutes that changed their class. */
  readonly measuredMinutes: number;
  readonly limitMinutes: number;
}

/** `measured` is in milliseconds; the limit is in minutes, as in packs. */
export function violation(
  pack: RulePack,
  code: ViolationCode,
  referenceDate: LocalDate,
  measured: number,
  limitMinutes: number,
): Violation {
  return {
    code,
    severity: warnings.has(code) ? 'warning' : 'error',
    rule: ruleOf[code],
    pack: originOf(pack, ruleOf[code]),
    referenceDate,
    measuredMinutes: measured / minute,
    limitMinutes,
  };
}
