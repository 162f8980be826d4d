import { startExport } from '#ui/export/export-menu';
import type { EmployeeRow } from '../model/rows.rules';
import type { RosterPicture } from './roster-picture';

/** Prints one person's days on a page to hand out and sign. */
export async function printSheet(picture: RosterPicture, row: EmployeeRow): Promise<void> {
  const { rosterFile, usualPages } = await import('./roster-file');
  const wishes = { ...usualPages, layout: 'sheets', hasSignature: true } as const;
  await startExport('print', () => rosterFile(picture, 'print', wishes, [row]));
}
