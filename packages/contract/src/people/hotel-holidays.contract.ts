import { z } from 'zod';
import { intField } from '../fields';
import { LocalDay } from '../moment';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { PlaceName } from './organisation.contract';

export const HotelHoliday = z.object({
  day: z.string(),
  name: z.string(),
  /** Mandatory by the law of the country, customary without a premium, or the hotel's own. */
  kind: z.enum(['mandatory', 'customary', 'own']),
  /** Whether it counts as a holiday in this hotel. */
  isHoliday: z.boolean(),
  /** Whether the hotel decided about this day itself. */
  isOwnDecision: z.boolean(),
});
export type HotelHoliday = z.infer<typeof HotelHoliday>;

const ofDay = { hotel: CompanyId, day: LocalDay };
const yearOfHotel = z.object({
  hotel: z.int(),
  year: z.int(),
  country: z.string(),
  /** Whether we know the holidays of this country; if not, only the hotel's own entries are listed. */
  isKnownCountry: z.boolean(),
  days: z.array(HotelHoliday),
});
export type HotelYear = z.infer<typeof yearOfHotel>;

export const hotelHolidaysContract = {
  list: route({
    method: 'GET',
    path: '/organisation/holidays',
    summary: 'Public holidays of a year at a hotel: the country’s, and what the hotel decided otherwise',
    access: 'admin',
    query: z.object({ hotel: CompanyId, year: intField(1983, 2099) }),
    reply: yearOfHotel,
  }),
  set: route({
    method: 'POST',
    path: '/organisation/set-holiday',
    summary: 'Make a day a holiday of the hotel, rename one, take one off, or move one from another day',
    access: 'admin',
    body: z.object({ ...ofDay, name: PlaceName, isHoliday: z.boolean().default(true), movedFrom: LocalDay.optional() }),
    reply: yearOfHotel,
  }),
  clear: route({
    method: 'POST',
    path: '/organisation/clear-holiday',
    summary: 'Reset a day to the public holidays of the country',
    access: 'admin',
    body: z.object(ofDay),
    reply: yearOfHotel,
  }),
};
