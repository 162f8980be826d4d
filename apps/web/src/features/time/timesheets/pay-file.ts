import type { PayLine } from '@horae/contract/time/timesheets.contract';
import { codeText } from '#roster/sheet/code-text';
import { sheetWords } from '#roster/sheet/sheet.words';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { timesheetsWords } from './timesheets.words';

/** The pay lines of a month, one row per employee, day and pay code; adjustments are marked as such. */
export function payFile(lines: readonly PayLine[], hotel: string, month: string): ExportFile {
  const say = timesheetsWords.say;
  return listFile({
    name: `payroll-${month}`,
    personal: 'payroll',
    title: `${say('exportLines')} ${month}`,
    scope: `${hotel} · ${month}`,
    isPicked: true,
    columns: [
      { header: say('code'), width: 12 },
      { header: say('person'), width: 26 },
      { header: sheetWords.say('day'), kind: 'date', width: 12 },
      { header: say('payCode'), width: 24 },
      { header: say('minutes'), kind: 'decimal', width: 10 },
      { header: say('hours'), kind: 'hours', width: 10 },
      { header: say('daysOff'), kind: 'integer' },
      { header: say('change'), width: 8 },
    ],
    rows: lines.map(({ employee, day, code, minutes, days, isDelta }) => [
      employee.code,
      employee.name,
      day,
      codeText(code),
      minutes,
      minutes,
      days,
      isDelta ? say('yes') : '',
    ]),
  });
}
