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
});
