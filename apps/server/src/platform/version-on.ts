/** The version in force on a day: the last to begin on or before it, or the first for days before all of them. */
export const versionOn = <V extends { fromDay: string }>(versions: readonly V[], day: string): V | undefined =>
  versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];

/** The terms in force where no contract is known. */
export const usualTerms = {
  kind: 'full' as const,
  daysPerWeek: 5,
  weeklyHours: 40,
  weeklyPattern: null,
  isBreakInsideHours: false,
};
