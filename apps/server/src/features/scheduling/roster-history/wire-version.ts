import type { AnyItem as WireItem } from '@horae/contract/scheduling/planned-items';
import type { GrantedHotel } from '#platform/account';
import { hotelClock } from '#platform/hotel-time';
import { titleOf } from '#roster/event-title';
import { type PlaceNames, placeOfItem } from '#roster/place-names';
import { isWithheld } from '#roster/privacy.rules';
import type { VersionRow } from './known-versions.store';

/** Converts versions to what the account may see; each moment is written once, because many shifts share it. */
export function wireVersion(hotel: GrantedHotel, names: PlaceNames): (item: VersionRow) => WireItem {
  const clock = hotelClock(hotel.timeZone);
  const written = new Map<number, string>();
  const format = (second: number) => {
    const known = written.get(second) ?? clock.format(second);
    written.set(second, known);
    return known;
  };
  return (item) => {
    const { employeeId, type, start, end, allDay, firstDay, lastDay, breakMinutes, notes } = item;
    const { leaveKind, compensates = null } = item;
    const isPrivate = employeeId !== null && isWithheld(hotel, { type, employeeId });
    return {
      employeeId,
      typeOfShift: isPrivate ? 'DayOff' : type,
      title: titleOf({ type, leaveKind, compensates, isPrivate }),
      start: format(start ?? clock.startOf(firstDay)),
      end: format(end ?? clock.at(lastDay, 1440)),
      allDay,
      breakMinutes,
      notes: isPrivate ? null : notes,
      leaveKind: isPrivate ? null : leaveKind,
      ...(compensates && { compensates }),
      ...placeOfItem(item, names),
    };
  };
}
