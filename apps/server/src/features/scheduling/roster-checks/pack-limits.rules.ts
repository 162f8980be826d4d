import type { Contract, RosterLimits, RulePack } from '@horae/working-time';

/** One rest day in seven: directive 2003/88/EC art. 5. */
const daysInRow = 6;
/** For countries whose pack is silent: directive 2003/88/EC art. 3, and the part of a day that its rest leaves. */
const usual = { dailyRest: 660, longestDay: 780 };

export const isOfMinors = (kind: Contract['kind']): boolean => kind === 'minor' || kind === 'youth';

/** What a pack allows on a day; null if it limits nothing. */
export function limitsOf(pack: RulePack, kind: Contract['kind'], isKitchen: boolean): RosterLimits | null {
  if (kind === 'exempt') return null;
  const { dailyRest = usual.dailyRest, maxDailySpan = usual.longestDay, sundayWorkMax, replacementRest } = pack;
  const ofMinor = kind === 'minor' ? pack.minorU16 : kind === 'youth' ? pack.minorU18 : undefined;
  return {
    dailyRest: ofMinor?.rest ?? dailyRest,
    longestDay: ofMinor?.daily ?? maxDailySpan,
    daysInRow,
    longestGap: isKitchen ? (pack.breakMax ?? 0) : undefined,
    noWork: ofMinor && pack.night,
    sunday:
      sundayWorkMax === undefined || replacementRest === undefined
        ? undefined
        : { work: sundayWorkMax, rest: replacementRest },
    weeklyRest: pack.weeklyRestFloor,
    weeklyRestUsual: pack.weeklyRestStandard,
    longestWeek: ofMinor?.weekly,
    averageWeek:
      pack.averageWeeks === undefined || pack.averageWeekLimit === undefined
        ? undefined
        : { weeks: pack.averageWeeks, limit: pack.averageWeekLimit },
    nightAverage: pack.nightAverage,
    overtimeDay: pack.overtimeDailyCap,
    overtimeYear: pack.overtimeYearCap,
  };
}
