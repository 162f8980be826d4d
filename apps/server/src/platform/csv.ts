import Papa from 'papaparse';

/** Parses a CSV text with a header, detecting the separator; the first row is line 2. */
export function readCsv(text: string): { heading: string[]; rows: Record<string, string>[] } {
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  return { heading: meta.fields ?? [], rows: data };
}

/** The same with the line of the file on which each row begins, blank lines counted. */
export function readNumberedCsv(text: string): ReturnType<typeof readCsv> & { lines: number[] } {
  const blank = /^(?:[^\S\r\n]*(?:\r\n|\r|\n))*/.exec(text)?.[0] ?? '';
  const before = blank.split(/\r\n|\r|\n/).length - 1;
  // Blank lines would spoil the detection of the separator.
  const { delimiter } = Papa.parse(text, { preview: 100, skipEmptyLines: 'greedy' }).meta;
  const { data, meta } = Papa.parse<Record<string, string>>(text.slice(blank.length), { header: true, delimiter });
  const isFull = (row: Record<string, string>) =>
    Object.values(row)
      .flat()
      .some((cell) => cell.trim() !== '');
  const numbered = data.map((row, at) => [before + at + 2, row] as const).filter(([, row]) => isFull(row));
  return { heading: meta.fields ?? [], rows: numbered.map(([, row]) => row), lines: numbered.map(([line]) => line) };
}

/** Returns the column names exactly as written, so that the user can map them. */
export const headingOf = (text: string): string[] =>
  Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).data[0] ?? [];
