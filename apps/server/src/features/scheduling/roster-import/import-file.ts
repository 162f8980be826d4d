import type { ReplyOf, RequestOf } from '@horae/contract/route';
import type { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { sampleLine } from '@horae/contract/text-of-file';
import type { GrantedHotel } from '#platform/account';
import { headingOf } from '#platform/csv';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { noteReading } from '#platform/uploads/reading-progress';
import { refuseLongFile } from '#platform/uploads/refuse-long-file';
import { textOfUpload } from '#platform/uploads/upload-store';
import { importRoster } from './import-roster.service';
import { UnreadColumns } from './layouts.rules';

type Body = RequestOf<typeof rosterImportContract.run>['body'];

export interface RosterFile extends Pick<Body, 'file' | 'mapping' | 'dryRun'> {
  hotel: Pick<GrantedHotel, 'companyId' | 'timeZone'>;
  accountId: number;
  directory: string;
  dayOrder: 'dmy' | 'mdy';
}

const nothing = { rows: [], newEmployees: 0, newDepartments: [], isWritten: false };

/** Reads an uploaded roster file, all rows or none; columns that nobody knows yet are only listed. */
export async function importRosterFile(
  db: Database,
  { hotel, accountId, directory, file, dayOrder, mapping, dryRun }: RosterFile,
): Promise<ReplyOf<typeof rosterImportContract.run>> {
  const { text, encoding } = await textOfUpload(db, directory, file);
  refuseLongFile(text);
  const progress = noteReading(db, file);
  progress(0);
  const read = { encoding, sample: sampleLine(text), heading: headingOf(text) };
  try {
    const report = await importRoster(db, { hotel, accountId, text, dayOrder, mapping, isDryRun: dryRun, progress });
    return { ...read, ...report };
  } catch (error) {
    if (!(error instanceof UnreadColumns)) throw error;
    if (mapping) throw invalid('mapping', error.message);
    return { ...read, layout: null, ...nothing };
  }
}
