import { z } from 'zod';
import { readAddress } from '#platform/address';
import { type RosterFilters, rosterFields, withFilters } from './roster-filters.rules';
import { allCalendars } from './shift.rules';

/** What a silent address chooses: nothing, of all calendars. */
export const noFilters: RosterFilters = withFilters(readAddress(z.object(rosterFields), {}), allCalendars);
