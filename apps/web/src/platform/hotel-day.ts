import { dayOfMoment } from './device-day';
import { formatMoment } from './format-date';
import { hotelZone } from './hotel';

/** Returns today's date at the selected hotel, wherever this device is: `2026-11-16`. */
export const hotelToday = (): string => dayOfMoment(new Date(), hotelZone());

/** Returns `Jun 16, 2025, 15:42` on the clock of the selected hotel, wherever this device is. */
export const hotelMoment = (moment: string): string => formatMoment(moment, hotelZone());
