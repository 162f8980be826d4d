import type { RosterFacts, RosterShift } from './roster-facts';
import type { Ungraded } from './roster-finding';
import { hoursInOtherHotels, isHere, minutesBetween, withReach } from './roster-other-hotels';

/** `since`: when the work began that goes on without a gap until the shift ends. */
type Pair = [shift: RosterShift, before: RosterShift, since: number];

/** Each shift with the one that ends last of those before it. */
function pairsOf(shifts: readonly RosterShift[]): Pair[] {
  let since = 0;
  return withReach(shifts).flatMap(([shift, before]): Pair[] => {
    if (!before || shift.from > before.to) since = shift.from;
    return before ? [[shift, before, since]] : [];
  });
}

/** Those of which one is here and the other in another hotel. */
const mixedPairs = (facts: RosterFacts, here: RosterFacts): Pair[] =>
  facts.shifts === here.shifts
    ? []
    : pairsOf(facts.shifts).filter(([shift, before]) => isHere(shift) !== isHere(before));

/** Shifts at the same time, also in two hotels. */
export const overlaps = (facts: RosterFacts, here: RosterFacts): Ungraded[] =>
  [...pairsOf(here.shifts), ...mixedPairs(facts, here)].flatMap(([shift, before]) => {
    if (shift.from >= before.to) return [];
    const own = [before, shift].filter(isHere);
    const measured = minutesBetween(shift.from, Math.min(before.to, shift.to));
    const shifts = own.map(({ id }) => id);
    const other = hoursInOtherHotels([before, shift], facts.zone);
    return [{ kind: 'planOverlap' as const, day: own.at(-1)!.day, shifts, measured, limit: null, ...other }];
  });

/**
 * Checks the rest between the work of two days. Shifts that follow each other without a gap are one stretch of work, as
 * one that is split at midnight; it may be so long that 24 hours from its start still have the daily rest, and has none
 * if it is longer. Presidential decree 88/1999 art. 3, as amended by law 4093/2012.
 */
export function rests(facts: RosterFacts, here: RosterFacts): Ungraded[] {
  const mixed = mixedPairs(facts, here).flatMap((pair) => restOf(pair, facts));
  const known = new Set(mixed.filter(({ otherHotel }) => !otherHotel?.isNext).flatMap(({ shifts }) => shifts));
  // The rest after work in another hotel is the shorter one.
  const own = pairsOf(here.shifts).filter(([{ id }]) => !known.has(id));
  return [...own.flatMap((pair) => restOf(pair, facts)), ...mixed];
}

const dayLength = 24 * 60;

function restOf([shift, before, since]: Pair, { limitsOn, zone }: RosterFacts): Ungraded[] {
  if (before.day === shift.day) return [];
  const own = isHere(shift) ? shift : before;
  const limit = limitsOn(own.day)?.dailyRest ?? 0;
  const measured = minutesBetween(before.to, shift.from);
  const isOneStretch = measured === 0 && minutesBetween(since, shift.to) <= dayLength - limit;
  if (measured < 0 || measured >= limit || isOneStretch) return [];
  const { otherHotel } = hoursInOtherHotels([before, shift], zone);
  const other = otherHotel && { otherHotel: own === shift ? otherHotel : { ...otherHotel, isNext: true as const } };
  return [{ kind: 'planRest', day: own.day, shifts: [own.id], measured, limit, ...other }];
}
