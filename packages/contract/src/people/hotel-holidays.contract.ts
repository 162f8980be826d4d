import { z } from 'zod';
import { Day } from '../day';
import { intField } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { PlaceName } from './places';

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

const [firstYear, lastYear] = [1983, 2099];

/** A year whose public holidays are known. */
export const HolidayYear = intField(firstYear, lastYear);

const HolidayDay = Day.refine(
  (day) => Number(day.slice(0, 4)) >= firstYear && Number(day.slice(0, 4)) <= lastYear,
  `Use a year from ${firstYear} to ${lastYear}.`,
).meta({ formatMinimum: `${firstYear}-01-01`, formatMaximum: `${lastYear}-12-31` });

const ofDay = { hotel: CompanyId, day: HolidayDay };
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
    access: 'hotel-admin',
    query: z.object({ hotel: CompanyId, year: HolidayYear }),
    reply: yearOfHotel,
  }),
  set: route({
    method: 'POST',
    path: '/organisation/set-holiday',
    summary: 'Make a day a holiday of the hotel, rename one, take one off, or move one from another day',
    access: 'hotel-admin',
    body: z.object({
      ...ofDay,
      name: PlaceName,
      isHoliday: z.boolean().default(true),
      movedFrom: HolidayDay.optional(),
    }),
    reply: yearOfHotel,
  }),
  clear: route({
    method: 'POST',
    path: '/organisation/clear-holiday',
    summary: 'Reset a day to the public holidays of the country',
    access: 'hotel-admin',
    body: z.object(ofDay),
    reply: yearOfHotel,
  }),
};
