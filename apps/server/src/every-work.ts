import { mailWork } from '#platform/mail/mail-worker';
import { sweepWork } from '#platform/uploads/remove-orphans';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import type { Work } from '#platform/work/run-work';
import type { WorkServices } from './area';
import { ofAllAreas } from './areas';
import { derivedWork } from './derived/work-out';

/** All background work of a server. */
export function everyWork(services: WorkServices): Work[] {
  const { database, settings } = services;
  return [
    ...derivedWork(database.db),
    ...mailWork(database.db, settings),
    ...ofAllAreas((area) => area.work?.(services)),
    sweepWork(database.db, uploadsDirectory(settings.dataDirectory)),
  ];
}
