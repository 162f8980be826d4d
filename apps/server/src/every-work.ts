import type { DatabasePool } from '#platform/database';
import { mailWork } from '#platform/mail/mail-worker';
import type { Tell } from '#platform/mail/notice';
import type { Settings } from '#platform/settings';
import { sweepWork } from '#platform/uploads/remove-orphans';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import type { Work } from '#platform/work/run-work';
import { derivedWork } from './derived/work-out';
import { declarationsWork } from './features/declarations/declarations/declarations-worker';
import type { DeclaringHouse } from './features/declarations/declarations/ergani-client';
import { digestWork } from './features/demo-apps/blog/blog-digest.service';
import { retentionWork } from './features/people/people/retention';
import { overdueWork } from './features/time/attendance/overdue';

interface Needed {
  settings: Settings;
  tell: Tell;
  house: DeclaringHouse;
}

/** All that a server does without being asked. */
export function everyWork(database: DatabasePool, { settings, tell, house }: Needed): Work[] {
  const { db } = database;
  return [
    ...derivedWork(db),
    overdueWork(db),
    declarationsWork(database, house),
    ...mailWork(db, settings),
    digestWork(db, tell),
    retentionWork(db),
    sweepWork(db, uploadsDirectory(settings.dataDirectory)),
  ];
}
