import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { clockDevices } from '../clock-devices/clock-devices.table';

/** Whose wall clock a file has: as told, else that of the terminal which wrote it, else of the hotel. */
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
