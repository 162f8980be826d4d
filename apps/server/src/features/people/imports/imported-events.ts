import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { ChangedEvent } from '../../scheduling/shifts/file-changes.commands';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { importEvents } from './imports.table';

/** What a roster did to a shift or leave. */
export interface ImportedEvent extends ChangedEvent {
  isNew: boolean;
}

/** What a roster did besides adding shifts. */
export async function importedEvents(tx: Database, companyId: number, importId: number): Promise<ImportedEvent[]> {
  const rows = await tx
    .select()
    .from(importEvents)
    .where(and(eq(importEvents.companyId, companyId), eq(importEvents.importId, importId)))
    .orderBy(importEvents.eventId);
  return rows as ImportedEvent[];
}

/** Whether shifts or leaves that a roster changed are other than it left them, or their earlier state is no longer kept. */
export async function builtOnEvents(
  tx: Database,
  companyId: number,
  events: readonly ImportedEvent[],
): Promise<string[]> {
  const changed = events.filter(({ version }) => version !== null);
  if (events.some(({ isNew, before }) => !isNew && before === null))
    return ['how shifts were before is no longer kept for everybody'];
  if (changed.length === 0) return [];
  const ids = changed.map(({ eventId }) => eventId);
  const versions = new Map<number, number>();
  for (const table of [shifts, leaves]) {
    const rows = await tx
      .select({ id: table.id, version: table.version })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.id, ids)))
      .for('update');
    for (const { id, version } of rows) versions.set(id, version);
  }
  const count = changed.filter(({ eventId, version }) => versions.get(eventId) !== version).length;
  if (count === 0) return [];
  return [count === 1 ? '1 shift or leave was changed since' : `${count} shifts or leaves were changed since`];
}
