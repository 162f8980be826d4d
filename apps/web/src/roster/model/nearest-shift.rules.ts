import type { DayRange } from './day-range.rules';
import type { GridModel } from './grid-model.rules';

/** Returns the start of the listed employees' shift nearest to an empty range. */
export function nearestShift({ bars, employees }: Pick<GridModel, 'bars' | 'employees'>, range: DayRange) {
  const listed = new Set(employees.map(({ id }) => id));
  const distance = (start: number) => (start >= range.end ? start - range.end : range.start - start);
  const starts = bars.filter(({ resourceId }) => listed.has(resourceId)).map(({ start }) => start);
  return starts.length === 0 ? undefined : starts.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
