import { hotelHolidaysContract as hotelHolidays } from '@horae/contract/people/hotel-holidays.contract';
import { hotelsContract as hotels } from '@horae/contract/people/hotels.contract';
import { organisationContract as organisation } from '@horae/contract/people/organisation.contract';
import { peopleContract as people } from '@horae/contract/people/people.contract';
import { setUpContract as setUp } from '@horae/contract/people/set-up.contract';
import type { RouteContract } from '@horae/contract/route';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/people': [people.list, people.choices],
  '/organisation': [hotels.list, organisation.tree, hotelHolidays.list],
  '/set-up': [setUp.state],
};
