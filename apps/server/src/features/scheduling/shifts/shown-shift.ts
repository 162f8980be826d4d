import type { VersionedShift } from '@horae/contract/scheduling/shifts.contract';
import type { GrantedHotel } from '#platform/account';
import { notFound } from '#platform/errors';
import { isWithin } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { placeFields } from '#roster/planned-item';
import { withPrivateLeave } from '#roster/privacy.rules';
import { wireEvent } from '#roster/wire-event';
import type { PlacedEvent } from './event-of-id';

/** What this account may not see is reported as not found. */
export function seen(hotel: GrantedHotel, found: PlacedEvent | null): PlacedEvent {
  if (!found) throw notFound('Shift');
  const { event, place } = found;
  const ids = { unit: place.orgUnitId, department: place.building_Id, self: event.employeeId };
  if (!isWithin(hotel.scope, ids)) throw notFound('Shift');
  return found;
}

/** The event as the account may see it. */
export function versioned(hotel: GrantedHotel, { event, place }: PlacedEvent): VersionedShift {
  const [shown] = withPrivateLeave([event], hotel);
  return {
    shift: wireEvent(shown!, place, hotelClock(hotel.timeZone)),
    version: event.version,
    place: { ...placeFields(event), department: event.department, workCentre: event.workCentre },
  };
}
