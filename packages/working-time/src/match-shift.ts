import { minute } from '@horae/local-time/local-date';
import type { PlannedShift } from './punch';

/**
 * The planned shift that work from one instant to another belongs to: the one whose ends are nearest in time, whatever
 * the calendar dates, among those that it overlaps or misses by no more than `within` minutes. Work that has no end
 * yet is measured by its beginning. Nothing when no shift is near enough; the earlier one when two are equally near.
 */
export function matchShift(
  from: number,
  to: number | null,
  shifts: readonly PlannedShift[],
  within: number,
): PlannedShift | null {
  let best: PlannedShift | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const shift of shifts) {
    const apart = Math.max(shift.from - (to ?? from), from - shift.to, 0);
    if (apart > within * minute) continue;
    const distance = Math.abs(from - shift.from) + (to === null ? 0 : Math.abs(to - shift.to));
    if (distance < least || (distance === least && shift.from < best!.from)) [best, least] = [shift, distance];
  }
  return best;
}
