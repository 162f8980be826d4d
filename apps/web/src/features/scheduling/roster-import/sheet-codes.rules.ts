import type { GridReading, Planned } from '@horae/contract/scheduling/roster-import.contract';

/** A code of a sheet as it is written, and what it was read as. */
export interface SheetCode {
  text: string;
  said: readonly Planned[];
}

const read: ReadonlySet<string> = new Set(['shift', 'dayOff', 'leave', 'note']);
const times = /\d\s*[-–—]\s*\d/;
const longest = 20;

/** The words and codes in the days of a sheet, each once, in the order of the sheet; times speak for themselves. */
export function codesOf({ lines, columns }: Pick<GridReading, 'lines' | 'columns'>): SheetCode[] {
  const codes = new Map<string, SheetCode>();
  for (const { as, cells } of lines) {
    if (as !== 'person') continue;
    for (const [at, cell] of cells.entries()) {
      if (!cell || columns[at] !== 'day' || !read.has(cell.role)) continue;
      const { text, said } = cell;
      if (text.length <= longest && !times.test(text) && !codes.has(text)) codes.set(text, { text, said });
    }
  }
  return [...codes.values()];
}

/** What a code was read as, as the text of an answer; undefined if it plans nothing, or more than an answer can say. */
export function answerText(said: readonly Planned[]): string | undefined {
  if (said.length === 0) return undefined;
  const [only] = said;
  if (only!.from === undefined) return only!.type;
  return said.map(({ from, to }) => `${from}-${to}`).join('/');
}
