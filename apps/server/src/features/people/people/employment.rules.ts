interface Days {
  firstDay: string | null;
  lastDay: string | null;
}

/** Does somebody work here on a day, not yet, or no more? */
export function employmentOf({ firstDay, lastDay }: Days, day: string): 'now' | 'future' | 'left' {
  if (lastDay !== null && lastDay < day) return 'left';
  return firstDay !== null && firstDay > day ? 'future' : 'now';
}
