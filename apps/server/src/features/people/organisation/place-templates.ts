import type { PlaceTemplate } from '@horae/contract/people/places';
import { greekPlaceTemplates } from './greek-place-templates';
import { pairsOf, rowsOf } from './template-rows';

/** Trees that a hotel can start with and change afterwards. */
export const placeTemplates: readonly PlaceTemplate[] = [
  {
    id: 'city-hotel-120',
    language: 'en',
    name: 'City hotel, about 120 people',
    note: 'Rooms in one building, breakfast, a restaurant and a bar, meeting rooms and a small gym.',
    units: rowsOf({
      Rooms: {
        'Front of house': ['Reception', 'Bell desk and door', 'Night desk'],
        Floors: ['Guest floors', 'Public areas', 'Linen room'],
      },
      'Food & Beverage': {
        Kitchen: ['Main kitchen', 'Breakfast kitchen', 'Stewarding'],
        Service: ['Restaurant', 'Breakfast room', 'Lobby bar', 'Room service'],
        Events: ['Meeting rooms'],
      },
      'House & Technical': { Engineering: ['Workshop'], 'Guest facilities': ['Gym'], Security: ['Staff entrance'] },
      'Head Office': { Administration: ['Offices'] },
    }),
    departments: pairsOf({
      'Rooms Division': ['Front Office', 'Reservations', 'Concierge', 'Housekeeping', 'Laundry'],
      'Food & Beverage': ['Kitchen', 'Stewarding', 'Restaurant', 'Bar', 'Banquets'],
      'Engineering & Security': ['Maintenance', 'Security'],
      'Sales & Marketing': ['Sales', 'Events Office'],
      Administration: ['General Management', 'Human Resources', 'Accounting', 'Purchasing', 'IT'],
    }),
  },
  {
    id: 'resort',
    language: 'en',
    name: 'Seaside resort',
    note: 'Several wings and villas, kitchens and bars apart from each other, pool, beach, spa and activities; a season.',
    units: rowsOf({
      Rooms: {
        'Main building': ['Reception', 'Main floors', 'Public areas'],
        'Villas & bungalows': ['Villa floors', 'Butler desk'],
        Laundry: ['Laundry room'],
      },
      'Food & Beverage': {
        'Main kitchen': ['Hot kitchen', 'Cold kitchen', 'Pastry', 'Stewarding', 'Staff canteen'],
        Restaurants: ['Buffet restaurant', 'Taverna', 'À la carte restaurant'],
        Bars: ['Lobby bar', 'Pool bar', 'Beach bar'],
      },
      'Leisure & Wellness': {
        'Pool & beach': ['Pools', 'Beach'],
        Spa: ['Treatment rooms', 'Gym'],
        Activities: ['Kids club', 'Sports', 'Stage'],
      },
      'Grounds & Technical': {
        Engineering: ['Workshop', 'Power and water'],
        Grounds: ['Gardens'],
        'Security & transport': ['Gate', 'Shuttles'],
      },
      'Head Office': { Administration: ['Offices'], 'Staff housing': ['Staff house'] },
    }),
    departments: pairsOf({
      'Rooms Division': ['Front Office', 'Guest Relations', 'Reservations', 'Housekeeping', 'Laundry'],
      'Food & Beverage': ['Kitchen', 'Pastry', 'Stewarding', 'Restaurants', 'Bars'],
      'Leisure & Wellness': ['Spa', 'Fitness', 'Animation', 'Kids Club', 'Lifeguards'],
      'Engineering & Grounds': ['Maintenance', 'Gardens', 'Security', 'Transport'],
      Administration: ['General Management', 'Human Resources', 'Accounting', 'Purchasing', 'Stores', 'IT', 'Sales'],
    }),
  },
  ...greekPlaceTemplates,
];
