import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { companies } from '../../people/organisation/organisation.table';
import { startOfUse, zoneOfClock } from '../clock-devices/clock-devices.reads';
import { clockDevices } from '../clock-devices/clock-devices.table';

/**
 * The time zone of a file: the given one, otherwise that of the terminal, otherwise that of the hotel; and the first
 * instant of which the terminal may have records.
 */
export async function sourceOfFile(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  { device, zone }: { device: number | null; zone: string | null },
): Promise<{ zone: string; inUseSince: Date | null }> {
  if (device === null) return { zone: zone ?? timeZone, inUseSince: null };
  const [found] = await db
    .select({ zone: zoneOfClock, inUseSince: startOfUse })
    .from(clockDevices)
    .innerJoin(companies, eq(companies.companyId, clockDevices.companyId))
    .where(and(eq(clockDevices.companyId, companyId), eq(clockDevices.id, device), eq(clockDevices.kind, 'terminal')));
  if (!found) throw invalid('device', 'This terminal was not found at this hotel.');
  return { zone: zone ?? found.zone, inUseSince: found.inUseSince };
}
