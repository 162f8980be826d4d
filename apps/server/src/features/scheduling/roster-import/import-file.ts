import type { ReplyOf, RequestOf } from '@horae/contract/route';
import type { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { noteReading } from '#platform/uploads/reading-progress';
import { readImportFile, refusingFaults } from '#platform/uploads/sheet-of-upload';
import { sheetBytes } from '#platform/uploads/upload-store';
import { importRoster } from './import-roster.service';
import { isRosterHeading, UnreadColumns } from './layouts.rules';

type Body = RequestOf<typeof rosterImportContract.run>['body'];

export interface RosterFile extends Pick<Body, 'file' | 'mapping' | 'dryRun' | 'encoding' | 'sheet' | 'putBack'> {
  hotel: Pick<GrantedHotel, 'companyId' | 'timeZone'>;
  accountId: number;
  directory: string;
  dayOrder: 'dmy' | 'mdy';
}

const nothing = { rows: [], newEmployees: 0, newDepartments: [], isWritten: false };

/** Reads an uploaded roster file, all rows or none; columns that nobody knows yet are only listed. */
export async function importRosterFile(
  db: Database,
  { hotel, accountId, directory, file, dayOrder, mapping, dryRun, ...how }: RosterFile,
): Promise<ReplyOf<typeof rosterImportContract.run>> {
  const content = await sheetBytes(db, directory, file);
  const progress = noteReading(db, file);
  progress(0);
  const { readAs, sample, sheets, sheet, table } = await refusingFaults(async () => {
    const opened = await readImportFile(content, how);
    const read = opened.sheet();
    return { ...opened, sheet: read.name, table: rowsOfSheet(read, isRosterHeading, how.putBack) };
  });
  const { heading, leftOut, blankRows } = table;
  const read = { encoding: readAs, sample, sheets, sheet, heading, leftOut, blankRows };
  try {
    const report = await importRoster(db, { hotel, accountId, table, dayOrder, mapping, isDryRun: dryRun, progress });
    return { ...read, ...report };
  } catch (error) {
    if (!(error instanceof UnreadColumns)) throw error;
    if (mapping) throw invalid('mapping', error.message);
    return { ...read, layout: null, ...nothing };
  }
}
