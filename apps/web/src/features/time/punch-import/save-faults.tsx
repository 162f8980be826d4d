import type { PunchReport } from '@horae/contract/time/terminals.contract';
import { fileLocale } from '#platform/in-language';
import { saveFile } from '#platform/save-file';
import { Button } from '#ui/button';
import { writeCsv } from '#ui/export/csv';
import { punchImportWords } from './punch-import.words';

/** Downloads the lines that were left out, each with its number and reason. */
export function SaveFaults({ report }: { report: PunchReport }) {
  const say = punchImportWords.use();
  const faults = report.rows.filter(({ verdict }) => verdict === 'fault');
  if (faults.length === 0) return null;

  function save(): void {
    const sheet = {
      name: say('faultsName'),
      columns: [
        { header: say('fault.line'), kind: 'integer' as const },
        { header: say('fault.reason') },
        { header: say('fault.text') },
      ],
      rows: faults.map(({ line, sentence, text = '' }) => [line, sentence, text]),
    };
    saveFile(`${say('faultsName')}.csv`, 'text/csv', writeCsv(sheet, fileLocale()));
  }

  return (
    <div>
      <Button onClick={save}>{say('saveFaults')}</Button>
    </div>
  );
}
