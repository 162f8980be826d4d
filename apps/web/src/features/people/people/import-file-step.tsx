import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { formatCount } from '#platform/format-count';
import { countLimit } from '#ui/forms/limits';
import { SheetDrop } from '#ui/import/sheet-drop';
import { importWords } from './import.words';
import { type PeopleTable, peopleTable } from './people-table';

const mostRows = countLimit(peopleFilesContract.importRows.body.shape.rows) ?? 0;

/** Takes the file of people, as a spreadsheet, a text file or copied cells. */
export function ImportFileStep({ onRead }: { onRead: (table: PeopleTable) => void }) {
  const say = importWords.use();
  return (
    <SheetDrop
      label={say('file')}
      onOpen={(file) => {
        const table = peopleTable(file);
        const { length } = table.rows;
        if (length === 0) return say('noRows');
        if (length > mostRows) return say('tooMany', { count: formatCount(length), most: formatCount(mostRows) });
        onRead(table);
        return undefined;
      }}
    />
  );
}
