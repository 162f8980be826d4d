import { words } from '#platform/words';

export const importWords = words('import', {
  mapping: 'Match the columns',
  field: 'Field',
  column: 'Column in the file',
  noColumn: 'None',
  report: 'Rows in the file',
  line: 'Line',
  verdict: 'Result',
  remark: 'Note',
  show: 'Show rows',
  saveReport: 'Save the report',
  reportName: 'import-report',
  dayOrder: 'Date format',
  dmy: 'day / month / year',
  mdy: 'month / day / year',
  check: 'Check the file',
  readAs: 'Read as {{encoding}}. A line of the file:',
  checked: 'Layout: {{layout}}.',
  faults_one:
    '{{count}} row has an error, so nothing can be imported. Correct it in the file and choose the file again.',
  faults_other:
    '{{count}} rows have errors, so nothing can be imported. Correct them in the file and choose the file again.',
  leftOut_one: '{{count}} row has an error and is left out; the others can be imported.',
  leftOut_other: '{{count}} rows have errors and are left out; the others can be imported.',
  importing: 'Importing …',
  reading: 'Reading the file',
  cancel: 'Cancel',
  another: 'Import another file',
  fault: 'Error',
  alreadyThere: 'Already there',
});
