/** What is known of one day of a part-timer's week, in minutes; null where nothing is known. */
export interface AgreedFacts {
  /** Working time declared to the state, without overtime; 0 for a day declared as free. */
  readonly declared: number | null;
  /** The day in the contract's own weekly pattern. */
  readonly pattern: number | null;
  /** Planned work without overtime and unpaid breaks. */
  readonly planned: number | null;
  readonly worked: number;
  /** The weekly minutes of the contract in force on this day. */
  readonly weekly: number;
}

/**
 * Returns the minutes that a part-timer agreed to work on each day of one week (days in order): the declared ones, else
 * those of the contract's weekly pattern, else the planned ones. In a week of which nothing is known, it is what was
 * worked. Together they are at most the contract's weekly minutes: whatever comes after these is additional work. Law
 * 1892/1990 art. 38 § 11 as replaced by 4635/2019 art. 59.
 */
export function agreedMinutes(days: readonly AgreedFacts[]): number[] {
  const isKnown = days.some(({ declared, pattern, planned }) => (declared ?? pattern ?? planned) !== null);
  let used = 0;
  return days.map(({ declared, pattern, planned, worked, weekly }) => {
    const wanted = declared ?? pattern ?? planned ?? (isKnown ? 0 : worked);
    const agreed = Math.min(wanted, Math.max(0, weekly - used));
    used += agreed;
    return agreed;
  });
}
