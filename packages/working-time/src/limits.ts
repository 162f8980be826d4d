import type { Rule } from './rule';

/** The direction in which a limit gets tighter, and the rules it decides. */
interface Limit {
  readonly tighter: 'lower' | 'higher';
  readonly rules: readonly Rule[];
}

/** Every limit that a layer may set, by its path in the pack. */
export const limits: Readonly<Record<string, Limit>> = {
  weeklyNormal: { tighter: 'lower', rules: ['weeklyNormal', 'overwork'] },
  'five.dailyFull': { tighter: 'lower', rules: ['partTimeExtra', 'partTimeFullDay'] },
  'five.dailyStatutory': { tighter: 'lower', rules: ['overtime'] },
  'five.overworkCap': { tighter: 'lower', rules: ['overwork'] },
  'six.dailyFull': { tighter: 'lower', rules: ['partTimeExtra', 'partTimeFullDay'] },
  'six.dailyStatutory': { tighter: 'lower', rules: ['overtime'] },
  'six.overworkCap': { tighter: 'lower', rules: ['overwork'] },
  overtimeDailyCap: { tighter: 'lower', rules: ['overtimeDailyCap'] },
  overtimeYearCap: { tighter: 'lower', rules: ['overtimeYearCap'] },
  restDayMax: { tighter: 'lower', rules: ['restDay'] },
  'minorU16.daily': { tighter: 'lower', rules: ['minorDay'] },
  'minorU16.weekly': { tighter: 'lower', rules: ['minorWeek'] },
  'minorU16.rest': { tighter: 'higher', rules: ['minorRest'] },
  'minorU18.daily': { tighter: 'lower', rules: ['minorDay'] },
  'minorU18.weekly': { tighter: 'lower', rules: ['minorWeek'] },
  'minorU18.rest': { tighter: 'higher', rules: ['minorRest'] },
  dailyRest: { tighter: 'higher', rules: ['dailyRest'] },
  maxDailySpan: { tighter: 'lower', rules: ['dailySpan'] },
  splitGapMin: { tighter: 'higher', rules: ['splitGap'] },
  breakAfter: { tighter: 'lower', rules: ['breaks'] },
  breakMin: { tighter: 'higher', rules: ['breaks'] },
  breakMax: { tighter: 'lower', rules: ['breaks'] },
  weeklyRestFloor: { tighter: 'higher', rules: ['weeklyRest'] },
  weeklyRestStandard: { tighter: 'higher', rules: ['weeklyRest'] },
  sundayWorkMax: { tighter: 'lower', rules: ['replacementRest'] },
  replacementRest: { tighter: 'higher', rules: ['replacementRest'] },
  averageWeekLimit: { tighter: 'lower', rules: ['averageWeek'] },
  averageWeeks: { tighter: 'lower', rules: ['averageWeek'] },
  nightAverage: { tighter: 'lower', rules: ['nightAverage'] },
  'premiumPercent.overwork': { tighter: 'higher', rules: ['premiums'] },
  'premiumPercent.overtimeLegal': { tighter: 'higher', rules: ['premiums'] },
  'premiumPercent.overtimeExcessApproved': { tighter: 'higher', rules: ['premiums'] },
  'premiumPercent.overtimeIllegal': { tighter: 'higher', rules: ['premiums'] },
  'premiumPercent.additionalPartTime': { tighter: 'higher', rules: ['premiums'] },
  'premiumPercent.night': { tighter: 'higher', rules: ['premiums'] },
  'premiumPercent.sundayHoliday': { tighter: 'higher', rules: ['premiums'] },
};

/** Returns the rules that a limit decides; empty for a path that is not a limit. */
export const rulesOf = (path: string): readonly Rule[] => limits[path]?.rules ?? [];
