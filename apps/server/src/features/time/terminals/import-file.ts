import type { ReplyOf, RequestOf } from '@horae/contract/route';
import { sampleLine } from '@horae/contract/text-of-file';
import type { punchFilesContract } from '@horae/contract/time/terminals.contract';
import { headingOf } from '#platform/csv';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import type { TakePunches } from '#platform/take-punches';
import { noteReading } from '#platform/uploads/reading-progress';
import { refuseLongFile } from '#platform/uploads/refuse-long-file';
import { textOfUpload } from '#platform/uploads/upload-store';
import { importPunches } from './import-punches.service';
import { UnreadColumns } from './table-layout.rules';

type Body = RequestOf<typeof punchFilesContract.run>['body'];

export interface PunchFile extends Pick<Body, 'file' | 'mapping' | 'dryRun' | 'declareOld'> {
  companyId: number;
  timeZone: string;
  zone: string;
  deviceId: number | null;
  inUseSince: Date | null;
  accountId: number;
  directory: string;
  dayOrder: 'dmy' | 'mdy';
}

const unread = { layout: null, isLog: false, columns: {}, preview: [], rows: [], old: 0, isWritten: false };

/** Reads an uploaded file of punches, its good lines; columns that nobody knows yet are only listed. */
export async function importPunchFile(
  db: Database,
  { file, directory, dryRun, mapping, ...from }: PunchFile,
  take: TakePunches,
): Promise<ReplyOf<typeof punchFilesContract.run>> {
  const { text, encoding } = await textOfUpload(db, directory, file);
  refuseLongFile(text);
  const progress = noteReading(db, file);
  progress(0);
  const read = { encoding, sample: sampleLine(text) };
  try {
    return { ...read, ...(await importPunches(db, { ...from, mapping, text, isDryRun: dryRun, progress }, take)) };
  } catch (error) {
    if (!(error instanceof UnreadColumns)) throw error;
    if (mapping) throw invalid('mapping', error.message);
    return { ...read, ...unread, heading: headingOf(text) };
  }
}
