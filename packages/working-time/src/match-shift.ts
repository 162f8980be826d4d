import { minute } from '@horae/local-time/local-date';
import type { PlannedShift } from './punch';

/**
 * Returns the planned shift that work from one instant to another (epoch milliseconds; `to` is null while it is still
 * open) belongs to: of those that it overlaps or misses by at most `within` minutes, the one whose start and end are
 * nearest, whatever the calendar dates. Open work is compared by its start only. Returns null if no shift is near
 * enough, and the earlier one if two are equally near.
 */
export function matchShift<S extends PlannedShift>(
  from: number,
  to: number | null,
  shifts: readonly S[],
  within: number,
): S | null {
  let best: S | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const shift of shifts) {
    const apart = Math.max(shift.from - (to ?? from), from - shift.to);
    if (apart > within * minute) continue;
    const distance = Math.abs(from - shift.from) + (to === null ? 0 : Math.abs(to - shift.to));
    if (distance < least || (distance === least && shift.from < best!.from)) [best, least] = [shift, distance];
  }
  return best;
}
