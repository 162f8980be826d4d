import { sampleLine, type TextOfFile, textOfFile } from '@horae/contract/text-of-file';

/** A file of people as read: its heading, its rows as cells, and a line as it was decoded. */
export interface PeopleTable {
  name: string;
  columns: string[];
  rows: string[][];
  encoding: TextOfFile['encoding'];
  sample: string;
}

/** Reads a CSV file with any separator; throws for content that is not text. The parser is loaded on demand. */
export async function readPeopleFile(file: File): Promise<PeopleTable> {
  const [{ default: Papa }, content] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const { text, encoding } = textOfFile(new Uint8Array(content));
  if (/[\0\uFFFD]/.test(text)) throw new Error(`${file.name} is no text.`);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [columns = [], ...rows] = data;
  return {
    name: file.name,
    columns: distinct(columns.map((column) => column.trim())),
    rows,
    encoding,
    sample: sampleLine(text),
  };
}

/** Makes column names unique: duplicate and empty names get a number. */
function distinct(columns: string[]): string[] {
  return columns.map((column, at) =>
    column === '' || columns.indexOf(column) < at ? `${column} (${at + 1})` : column,
  );
}
