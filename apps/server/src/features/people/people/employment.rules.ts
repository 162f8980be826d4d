interface Days {
  firstDay: string | null;
  lastDay: string | null;
}

/** Whether an employee works here on a day, not yet, or no longer. */
export function employmentOf({ firstDay, lastDay }: Days, day: string): 'now' | 'future' | 'left' {
  if (lastDay !== null && lastDay < day) return 'left';
  return firstDay !== null && firstDay > day ? 'future' : 'now';
}
