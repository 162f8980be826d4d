import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { clockDevices } from '../clock-devices/clock-devices.table';

/** The time zone of a file: the given one, otherwise that of the terminal, otherwise that of the hotel. */
export async function zoneOfFile(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  { device, zone }: { device: number | null; zone: string | null },
): Promise<string> {
  if (device === null) return zone ?? timeZone;
  const [found] = await db
    .select({ zone: clockDevices.zone })
    .from(clockDevices)
    .where(and(eq(clockDevices.companyId, companyId), eq(clockDevices.id, device), eq(clockDevices.kind, 'terminal')));
  if (!found) throw invalid('device', 'This hotel has no such terminal.');
  return zone ?? found.zone ?? timeZone;
}
