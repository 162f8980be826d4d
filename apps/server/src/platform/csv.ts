import Papa from 'papaparse';

/** Parses a CSV text with a header, detecting the separator; the first row is line 2. */
export function readCsv(text: string): { heading: string[]; rows: Record<string, string>[] } {
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  return { heading: meta.fields ?? [], rows: data };
}

/** Returns the column names exactly as written, so that the user can map them. */
export const headingOf = (text: string): string[] =>
  Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).data[0] ?? [];
