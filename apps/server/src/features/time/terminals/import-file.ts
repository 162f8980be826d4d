import type { ReplyOf, RequestOf } from '@horae/contract/route';
import type { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import type { TakePunches } from '#platform/take-punches';
import { noteReading } from '#platform/uploads/reading-progress';
import { readImportFile, refusingFaults } from '#platform/uploads/sheet-of-upload';
import { sheetBytes } from '#platform/uploads/upload-store';
import { rememberedMapping } from '../../people/import-memory/import-memory.reads';
import { importPunches } from './import-punches.service';
import { openLog } from './open-log';
import { isReadable, UnreadColumns } from './table-layout.rules';

type Body = RequestOf<typeof punchFilesContract.run>['body'];

export interface PunchFile
  extends Pick<Body, 'file' | 'mapping' | 'dryRun' | 'declareOld' | 'encoding' | 'sheet' | 'putBack'> {
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
  { file, directory, dryRun, mapping, encoding, sheet, putBack, ...from }: PunchFile,
  take: TakePunches,
): Promise<ReplyOf<typeof punchFilesContract.run>> {
  const content = await sheetBytes(db, directory, file);
  const progress = noteReading(db, file);
  progress(0);
  const { log, read } = await refusingFaults(async () => {
    const opened = await readImportFile(content, { encoding, sheet });
    const log = openLog(opened, putBack);
    const { readAs, sample, sheets } = opened;
    const { leftOut = [], blankRows = 0 } = log.table ?? {};
    return { log, read: { encoding: readAs, sample, sheets, sheet: log.sheet, leftOut, blankRows } };
  });
  const heading = log.table?.heading ?? [];
  const remembered = mapping ? undefined : await rememberedMapping(db, from.companyId, 'punches', heading);
  const isAsLastTime = remembered !== undefined && isReadable(heading, remembered);
  const columns = isAsLastTime ? remembered : mapping;
  const options = { ...from, mapping: columns, log, isDryRun: dryRun, progress };
  try {
    return { ...read, isAsLastTime, ...(await importPunches(db, options, take)) };
  } catch (error) {
    if (!(error instanceof UnreadColumns)) throw error;
    if (mapping) throw invalid('mapping', error.message);
    return { ...read, ...unread, isAsLastTime, heading };
  }
}
