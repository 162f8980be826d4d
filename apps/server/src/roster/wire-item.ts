import type { PlannedItem as WireItem } from '@horae/contract/scheduling/planned-items';
import type { GrantedHotel } from '#platform/account';
import type { HotelClock } from '#platform/hotel-time';
import { titleOf } from './event-title';
import { type PlaceNames, placeOfItem } from './place-names';
import { type AnyItem, hasPerson } from './planned-item';
import { isWithheld } from './privacy.rules';

/** An item as the account may see it. */
export function wireItem<Item extends AnyItem>(
  item: Item,
  hotel: GrantedHotel,
  clock: HotelClock,
  names: PlaceNames,
): Omit<WireItem, 'employeeId'> & Pick<Item, 'employeeId'> {
  const { employeeId, type, start, end, allDay, breakMinutes, notes, leaveKind, compensates } = item;
  const isPrivate = hasPerson(item) && isWithheld(hotel, item);
  return {
    employeeId,
    typeOfShift: isPrivate ? 'DayOff' : type,
    title: titleOf({ type, leaveKind, compensates: compensates ?? null, isPrivate }),
    start: clock.format(start),
    end: clock.format(end),
    allDay,
    breakMinutes,
    notes: isPrivate ? null : notes,
    leaveKind: isPrivate ? null : leaveKind,
    ...(compensates && { compensates }),
    ...placeOfItem(item, names),
  };
}
