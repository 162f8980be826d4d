/** A file of people as read: its heading and its rows, cell by cell. */
export interface PeopleTable {
  name: string;
  columns: string[];
  rows: string[][];
}

/** Reads a CSV file, whichever character separates its fields; the reader comes when it is needed. */
export async function readPeopleFile(file: File): Promise<PeopleTable> {
  const [{ default: Papa }, text] = await Promise.all([import('papaparse'), file.text()]);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [columns = [], ...rows] = data;
  return { name: file.name, columns: distinct(columns.map((column) => column.trim())), rows };
}

/** Each column by a name of its own: a second one of a name is numbered, as one without any. */
function distinct(columns: string[]): string[] {
  return columns.map((column, at) =>
    column === '' || columns.indexOf(column) < at ? `${column} (${at + 1})` : column,
  );
}
