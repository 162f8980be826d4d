import { dayMinutes, minutesFromTo } from '@horae/local-time/time-of-day';
import { invalid } from '#platform/errors';

interface WorkTimes {
  start: string;
  end: string;
  breakMinutes: number;
}

/** Minutes after midnight of a shift, the end of a night after 1440; throws for times and breaks that make no shift. */
export function workMinutes(
  { start, end, breakMinutes }: WorkTimes,
  path: string,
): { startMinute: number; endMinute: number } {
  const work = minutesFromTo(start, end);
  const length = work.endMinute - work.startMinute;
  if (length === dayMinutes) throw invalid(`${path}.end`, 'Enter an end that differs from the start.');
  if (breakMinutes >= length) throw invalid(`${path}.breakMinutes`, 'The break must be shorter than the shift.');
  return work;
}
