import type { BoardPart } from '@horae/contract/declarations/day-parts';
import type { HotelClock } from '#platform/hotel-time';
import { type DeclaredPart, isLeaveOfHours, isStretch } from './declared';

/** Parts of a day as a screen shows them, in the hotel's local time. */
export function boardParts(parts: readonly DeclaredPart[], clock: HotelClock): BoardPart[] {
  const time = (second: number) => clock.format(second).slice(11, 16);
  return parts.map((part) => {
    if (isStretch(part)) return { kind: part.kind, from: time(part.start), to: time(part.end) };
    if (isLeaveOfHours(part)) return { kind: part.kind, from: time(part.hours.from), to: time(part.hours.to) };
    return { kind: part.kind, from: null, to: null };
  });
}
