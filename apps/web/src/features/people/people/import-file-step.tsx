import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { useState } from 'react';
import { countLimit } from '#ui/forms/limits';
import { FileDrop } from '#ui/upload/file-drop';
import { importWords } from './import.words';
import { type PeopleTable, readPeopleFile } from './read-people-file';

// Some systems report no type for these files, or that of a spreadsheet.
const types = ['text/csv', 'text/plain', 'application/vnd.ms-excel', ''];
const mostRows = countLimit(peopleFilesContract.importRows.body.shape.rows) ?? 0;
const largestFile = 900_000;

export function ImportFileStep({ onRead }: { onRead: (table: PeopleTable) => void }) {
  const say = importWords.use();
  const [fault, setFault] = useState<string>();

  async function read(file: File): Promise<void> {
    setFault(undefined);
    try {
      const table = await readPeopleFile(file);
      if (table.rows.length === 0) return setFault(say('noRows'));
      const [count, most] = [table.rows.length, mostRows].map((rows) => rows.toLocaleString('en-US'));
      if (table.rows.length > mostRows) return setFault(say('tooMany', { count, most }));
      onRead(table);
    } catch {
      setFault(say('unreadable'));
    }
  }

  return (
    <FileDrop
      label={say('file')}
      limits={{ types, typeNames: say('csv'), bytes: largestFile }}
      error={fault}
      onFiles={([file]) => file && void read(file)}
    />
  );
}
