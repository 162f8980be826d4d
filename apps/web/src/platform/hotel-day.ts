import { createZone } from '@horae/local-time/zone';
import { today } from './device-day';
import { selectedHotel } from './hotel';

/** Returns today's date at the selected hotel, wherever this device is: `2026-11-16`. */
export function hotelToday(): string {
  const timeZone = selectedHotel.get()?.timeZone;
  return timeZone === undefined ? today() : createZone(timeZone).dateAt(Date.now());
}
