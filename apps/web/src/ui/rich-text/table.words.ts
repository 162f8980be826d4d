import { words } from '#platform/words';

export const tableWords = words('richTextTable', {
  insert: 'Table',
  bar: 'Rows and columns',
  rowAbove: 'Row above',
  rowBelow: 'Row below',
  columnBefore: 'Column before',
  columnAfter: 'Column after',
  headerRow: 'Heading row',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
});
