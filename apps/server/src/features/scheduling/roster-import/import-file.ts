import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { ReplyOf, RequestOf } from '@horae/contract/route';
import type { GridCorrections, rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { noteReading } from '#platform/uploads/reading-progress';
import { readImportFile, refusingFaults } from '#platform/uploads/sheet-of-upload';
import { attachmentsAt, sheetBytes } from '#platform/uploads/upload-store';
import { rememberedMapping } from '../../people/import-memory/import-memory.reads';
import { importRoster } from './import-roster.service';
import { isReadable, isRosterHeading, UnreadColumns } from './layouts.rules';

type Body = RequestOf<typeof rosterImportContract.run>['body'];

export interface RosterFile extends Pick<Body, 'file' | 'mapping' | 'dryRun' | 'encoding' | 'sheet' | 'putBack'> {
  hotel: GrantedHotel;
  accountId: number;
  directory: string;
  dayOrder: 'dmy' | 'mdy';
  answers: ImportAnswer[];
  corrections: GridCorrections;
  replace: boolean;
  asDraft: boolean;
  reason: string | null;
}

const nothing = {
  grid: null,
  rows: [],
  newEmployees: 0,
  newDepartments: [],
  openDrafts: 0,
  unlawful: 0,
  unlawfulFirst: [],
  isWritten: false,
  questions: [],
  choices: [],
  recalled: [],
};

/** Reads an uploaded roster file, all rows or none; columns that nobody knows yet are only listed. */
export async function importRosterFile(
  db: Database,
  {
    hotel,
    accountId,
    directory,
    file,
    dayOrder,
    mapping,
    answers,
    corrections,
    replace,
    asDraft,
    reason,
    dryRun,
    ...how
  }: RosterFile,
): Promise<ReplyOf<typeof rosterImportContract.run>> {
  const content = await sheetBytes(db, directory, file);
  const fileName = (await attachmentsAt(db, [file])).get(file)?.name ?? '';
  const progress = noteReading(db, file);
  progress(0);
  const {
    readAs,
    sample,
    sheets,
    sheet,
    content: cells,
    table,
  } = await refusingFaults(async () => {
    const opened = await readImportFile(content, how);
    const read = opened.sheet();
    return { ...opened, content: read, sheet: read.name, table: rowsOfSheet(read, isRosterHeading, how.putBack) };
  });
  const { heading, leftOut, blankRows } = table;
  const remembered = mapping ? undefined : await rememberedMapping(db, hotel.companyId, 'roster', heading);
  const isAsLastTime = remembered !== undefined && isReadable(heading, remembered);
  const read = { encoding: readAs, sample, sheets, sheet, heading, isAsLastTime, leftOut, blankRows };
  const columns = isAsLastTime ? remembered : mapping;
  try {
    const options = {
      hotel,
      accountId,
      table,
      sheet: cells,
      dayOrder,
      mapping: columns,
      answers,
      corrections,
      replace,
      fileName,
      isDryRun: dryRun,
      asDraft,
      reason,
      progress,
    };
    const report = await importRoster(db, options);
    // Lines are left out by what a grid says of them.
    return { ...read, ...(report.grid && { leftOut: [], blankRows: 0 }), ...report };
  } catch (error) {
    if (!(error instanceof UnreadColumns)) throw error;
    if (mapping) throw invalid('mapping', error.message);
    return { ...read, layout: null, ...nothing };
  }
}
