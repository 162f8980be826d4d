import { sql } from 'drizzle-orm';
import { companies } from '../../people/organisation/organisation.table';
import { clockDevices } from './clock-devices.table';

/** The zone of a device's wall clock; needs the hotel joined. */
export const zoneOfClock = sql<string>`coalesce(${clockDevices.zone}, ${companies.timeZone})`;

/** The start of the first day of which a terminal may have records. */
export const startOfUse =
  sql<Date>`(coalesce(${clockDevices.usedSince}, (${clockDevices.addedAt} at time zone ${zoneOfClock})::date)
  ::timestamp at time zone ${zoneOfClock})`.mapWith(clockDevices.addedAt);
