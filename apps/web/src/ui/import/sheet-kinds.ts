/** The types of files that hold a table, as uploads know them. */
export const sheetKinds = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/csv',
  'text/plain',
] as const;
