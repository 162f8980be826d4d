import type { StoredNeed } from './staffing-need.rules';

interface Copy {
  weekday: number;
  to: readonly number[];
  firstDay: string;
}

/** The needs that hold on other weekdays from a day on, so that others need what one weekday does; none left: it ends. */
export function copiedNeeds<Row extends StoredNeed>(
  rows: readonly Row[],
  { weekday, to, firstDay }: Copy,
): { row: Row; weekdays: number[] }[] {
  return rows.flatMap((row) => {
    const { weekdays, lastDay } = row;
    if (weekdays === null || (lastDay !== null && lastDay < firstDay)) return [];
    const rest = weekdays.filter((one) => !to.includes(one));
    const next = weekdays.includes(weekday) ? [...rest, ...to].sort((a, b) => a - b) : rest;
    const unique = [...new Set(next)];
    return unique.join() === weekdays.join() ? [] : [{ row, weekdays: unique }];
  });
}
