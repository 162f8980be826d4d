import { minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { RosterShift } from './roster-facts';
import type { OtherHotel } from './roster-finding';
import { joined } from './span';
import { netMinutes } from './worked-time';
import { type DatedWork, workingDays } from './working-day';

/** Planned work of the same person in another hotel, in epoch milliseconds. */
export interface WorkInOtherHotel extends DatedWork {
  /** The unpaid minutes of its break. */
  readonly breakMinutes: number;
}

/**
 * Adds a person's work in other hotels to the work here, sorted by start; the days of both are told by the zone of the
 * hotel here. It counts in every finding that adds up work or rest, and no finding is about it alone.
 */
export function withOtherHotels<S extends RosterShift>(
  shifts: readonly S[],
  others: readonly WorkInOtherHotel[],
  zone: Zone,
): readonly (S | RosterShift)[] {
  if (others.length === 0) return shifts;
  const days = workingDays(others, zone);
  const added = others.map((work): RosterShift => ({ ...work, id: 0, day: days.get(work)!, isInOtherHotel: true }));
  return [...shifts, ...added].sort((a, b) => a.from - b.from || a.id - b.id);
}

/** Whether work is done here. */
export const isHere = ({ isInOtherHotel }: RosterShift): boolean => !isInOtherHotel;

/** Work here; the same list where there is none elsewhere. */
export const workHere = (shifts: readonly RosterShift[]): readonly RosterShift[] =>
  shifts.every(isHere) ? shifts : shifts.filter(isHere);

/** What a finding says of the work in other hotels among what it adds up; nothing where there is none. */
export function ofOtherHotels(shifts: readonly RosterShift[]): { otherHotel?: OtherHotel } {
  const others = shifts.filter((shift) => !isHere(shift));
  return others.length === 0 ? {} : { otherHotel: { minutes: minutesOf(others) } };
}

/** The same with the hours, for findings about one day or one shift. */
export function hoursInOtherHotels(shifts: readonly RosterShift[], zone: Zone): { otherHotel?: OtherHotel } {
  const { otherHotel } = ofOtherHotels(shifts);
  if (!otherHotel) return {};
  const time = (instant: number) => new Date(instant + zone.offsetAt(instant)).toISOString().slice(11, 16);
  const spans = joined(shifts.filter((shift) => !isHere(shift)));
  return { otherHotel: { ...otherHotel, hours: spans.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', ') } };
}

/** Minutes of work without unpaid breaks. */
export const minutesOf = (shifts: readonly RosterShift[]): number =>
  shifts.reduce((sum, { from, to, breakMinutes }) => sum + netMinutes({ start: from, end: to, breakMinutes }), 0);

/** Each shift with the one that ends last of those before it. */
export function withReach(shifts: readonly RosterShift[]): [RosterShift, RosterShift | undefined][] {
  let reach: RosterShift | undefined;
  return shifts.map((shift) => {
    const before = reach;
    if (!reach || shift.to > reach.to) reach = shift;
    return [shift, before];
  });
}

/** Minutes between two instants. */
export const minutesBetween = (from: number, to: number): number => Math.round((to - from) / minute);
