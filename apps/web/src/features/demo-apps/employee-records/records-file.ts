import type { EmployeeRecord } from '@horae/contract/demo-apps/employee-records.contract';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { recordWords } from './employee-records.words';
import { isoDay, isStatus } from './record-values';

export function recordsFile(records: readonly EmployeeRecord[], scope: string, isPicked: boolean): ExportFile {
  const say = recordWords.say;
  return listFile({
    name: 'employees',
    personal: 'employee-records',
    title: say('title'),
    sheet: say('table'),
    scope,
    isPicked,
    columns: [
      { header: say('id'), kind: 'integer' },
      { header: say('full_name'), width: 24 },
      { header: say('post'), width: 22 },
      { header: say('email'), width: 30 },
      { header: say('city'), width: 14 },
      { header: say('start_date'), kind: 'date' },
      { header: say('salary'), kind: 'money' },
      { header: say('age'), kind: 'integer' },
      { header: say('experience'), width: 12 },
      { header: say('status'), width: 14 },
    ],
    rows: records.map((row) => [
      row.id,
      row.full_name,
      row.post,
      row.email,
      row.city,
      isoDay(row.start_date),
      Number(row.salary.slice(1)),
      Number(row.age),
      row.experience,
      isStatus(row.status) ? say(`status.${row.status}`) : '',
    ]),
  });
}
