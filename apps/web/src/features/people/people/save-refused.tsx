import type { PeopleReport } from '@horae/contract/people/people-files.contract';
import { hotelToday } from '#platform/hotel-day';
import { Button } from '#ui/button';
import { startExport } from '#ui/export/export-menu';
import { importWords } from './import.words';
import { whatOf } from './import-texts';
import type { PeopleTable } from './people-table';

/** Downloads the rejected rows as they were in the file, with a column that says what is wrong with each. */
export function SaveRefused({ table, report }: { table: PeopleTable; report: PeopleReport }) {
  const say = importWords.use();
  const wrong = new Map(
    report.rows.flatMap((row) => (row.verdict === 'refused' ? [[row.line, whatOf(row)] as const] : [])),
  );
  if (wrong.size === 0) return null;

  function save(): void {
    const rows = table.rows.flatMap(({ line, cells }) => {
      const sentence = wrong.get(line);
      return sentence === undefined ? [] : [[sentence, ...table.columns.map((_, at) => cells[at]?.text ?? '')]];
    });
    void startExport('xlsx', () => ({
      name: say('refusedName'),
      title: say('refusedTitle'),
      date: hotelToday(),
      scope: [table.file.name],
      sheets: [
        {
          name: say('refusedTitle'),
          columns: [{ header: say('whatIsWrong'), width: 60 }, ...table.columns.map((header) => ({ header }))],
          rows,
        },
      ],
    }));
  }

  return <Button onClick={save}>{say('saveRefused')}</Button>;
}
