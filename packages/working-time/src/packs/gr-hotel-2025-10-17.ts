import type { RulePack } from '../rule-pack';
import { greekHotels2021 } from './gr-hotel-2021-06-19';
import { greekSources } from './gr-sources';

/** Greek hotels since law 5239/2025 (Gazette A 178 of 17-10-2025): a fourth hour of overtime a day. */
export const greekHotels2025: RulePack = {
  ...greekHotels2021,
  id: 'GR-HOTEL-2025-10-17',
  validFrom: '2025-10-17',
  validTo: null,
  overtimeDailyCap: 240,
  sources: {
    ...greekSources,
    overtimeDailyCap: {
      law: 'Law 5239/2025',
      article: '7',
      since: '2025-10-17',
      readAt: 'EY, RSM and Kremalis alerts',
      certainty: 'high',
    },
  },
};
