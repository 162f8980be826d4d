import { mailWork } from '#platform/mail/mail-worker';
import { outdatedHere } from '#platform/outdated';
import type { Settings } from '#platform/settings';
import { sweepWork } from '#platform/uploads/remove-orphans';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import { type OutdatedRows, outdatedWork } from '#platform/work/outdated-rows';
import type { Work } from '#platform/work/run-work';
import type { WorkServices } from './area';
import { areasInUse, ofAllAreas } from './areas';
import { derivedWork } from './derived/work-out';

/** What is deleted after a while, in all areas. */
export const everyOutdated = (settings: Settings): OutdatedRows[] => [
  ...outdatedHere,
  ...ofAllAreas((area) => area.outdated?.(settings)),
];

/** All background work of a server. */
export function everyWork(services: WorkServices): Work[] {
  const { database, settings, tell } = services;
  return [
    ...derivedWork(database.db, tell),
    ...mailWork(database.db, settings),
    ...areasInUse(settings).flatMap((area) => area.work?.(services) ?? []),
    outdatedWork(database.db, everyOutdated(settings)),
    sweepWork(database.db, uploadsDirectory(settings.dataDirectory)),
  ];
}
