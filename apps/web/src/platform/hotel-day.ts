import { dayOfMoment } from './device-day';
import { selectedHotel } from './hotel';

/** Today at the chosen hotel, wherever this device is: `2026-11-16`. */
export const hotelToday = (): string => dayOfMoment(new Date(), selectedHotel.get()?.timeZone);
