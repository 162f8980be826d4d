import { words } from '#platform/words';

export const importWords = words('import', {
  mapping: 'Which column says what',
  field: 'Field',
  column: 'Column of the file',
  noColumn: 'None',
  report: 'Rows of the file',
  line: 'Line',
  verdict: 'Result',
  remark: 'Remark',
  show: 'Show rows',
  saveReport: 'Save the report',
  reportName: 'import-report',
  dayOrder: 'Dates are written',
  dmy: 'day / month / year',
  mdy: 'month / day / year',
  check: 'Check the file',
  checked: 'Layout: {{layout}}.',
  faults_one: '{{count}} row is at fault, so nothing can be imported. Mend it in the file and choose the file again.',
  faults_other:
    '{{count}} rows are at fault, so nothing can be imported. Mend them in the file and choose the file again.',
  importing: 'Importing …',
  another: 'Import another file',
  fault: 'At fault',
  alreadyThere: 'Already there',
});
