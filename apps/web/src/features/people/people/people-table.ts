import { type Table, tableOf } from '@horae/sheet-file/table';
import type { OpenedFile } from '#ui/import/open-file';
import { isPersonHeading } from './import-columns';

/** A file of people as read: its table, and the rows that were put back into it. */
export interface PeopleTable extends Table {
  file: OpenedFile;
  putBack: number[];
}

/** Finds the table in a file; rows that seem to be none can be put back by their lines. */
export function peopleTable(file: OpenedFile, putBack: number[] = []): PeopleTable {
  return { ...tableOf(file.sheet, { isHeading: isPersonHeading, putBack }), file, putBack };
}
