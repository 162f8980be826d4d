import Papa from 'papaparse';

/** The text of a table with a heading, whichever character separates its fields; its first row is line 2. */
export function readCsv(text: string): { heading: string[]; rows: Record<string, string>[] } {
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  return { heading: meta.fields ?? [], rows: data };
}

/** The names of the columns as they are written, for whoever must say what they hold. */
export const headingOf = (text: string): string[] =>
  Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).data[0] ?? [];
