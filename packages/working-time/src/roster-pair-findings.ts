import type { RosterFacts, RosterShift, Ungraded } from './roster-facts';
import { hoursInOtherHotels, isHere, minutesBetween, withReach } from './roster-other-hotels';

type Pair = [shift: RosterShift, before: RosterShift];

/** Each shift with the one that ends last of those before it. */
const pairsOf = (shifts: readonly RosterShift[]): Pair[] =>
  withReach(shifts).flatMap(([shift, before]): Pair[] => (before ? [[shift, before]] : []));

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

/** Checks the rest between the work of two days; shifts that follow each other without a gap need none. */
export function rests(facts: RosterFacts, here: RosterFacts): Ungraded[] {
  const mixed = mixedPairs(facts, here).flatMap((pair) => restOf(pair, facts));
  const known = new Set(mixed.filter(({ otherHotel }) => !otherHotel?.isNext).flatMap(({ shifts }) => shifts));
  // The rest after work in another hotel is the shorter one.
  const own = pairsOf(here.shifts).filter(([{ id }]) => !known.has(id));
  return [...own.flatMap((pair) => restOf(pair, facts)), ...mixed];
}

function restOf([shift, before]: Pair, { limitsOn, zone }: RosterFacts): Ungraded[] {
  if (before.day === shift.day) return [];
  const own = isHere(shift) ? shift : before;
  const limit = limitsOn(own.day)?.dailyRest ?? 0;
  const measured = minutesBetween(before.to, shift.from);
  if (measured <= 0 || measured >= limit) return [];
  const { otherHotel } = hoursInOtherHotels([before, shift], zone);
  const other = otherHotel && { otherHotel: own === shift ? otherHotel : { ...otherHotel, isNext: true as const } };
  return [{ kind: 'planRest', day: own.day, shifts: [own.id], measured, limit, ...other }];
}
