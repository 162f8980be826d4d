/** A file of people as read: its heading and its rows as cells. */
export interface PeopleTable {
  name: string;
  columns: string[];
  rows: string[][];
}

/** Reads a CSV file with any separator; the parser is loaded on demand. */
export async function readPeopleFile(file: File): Promise<PeopleTable> {
  const [{ default: Papa }, text] = await Promise.all([import('papaparse'), file.text()]);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [columns = [], ...rows] = data;
  return { name: file.name, columns: distinct(columns.map((column) => column.trim())), rows };
}

/** Makes column names unique: duplicate and empty names get a number. */
function distinct(columns: string[]): string[] {
  return columns.map((column, at) =>
    column === '' || columns.indexOf(column) < at ? `${column} (${at + 1})` : column,
  );
}
