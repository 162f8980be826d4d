import { addressOf } from './address';
import { clockOfCell } from './clock-text';
import type { LegendEntry } from './code-book';
import { codeKey, folded } from './fold';
import type { Grid } from './grid';
import { legendMeaning } from './legend-meaning';

/** The legend of a sheet and the cells that it takes. */
export interface Legend {
  entries: Map<string, LegendEntry>;
  cells: (readonly [row: number, column: number])[];
}

const headingWords =
  /^(YΠOMNHMA|LEGEND|KEY|KEYS|EΠEΞHΓHΣEIΣ|EΠEΞHΓHΣH|KΩΔIKOI( BAPΔIΩN)?|BAPΔIEΣ|SHIFT CODES|CODES|SHIFTS|ΣYNTOMOΓPAΦIEΣ|ΣYMBOΛA)\s*:?$/;
const longestCode = 8;
const pattern =
  /^\s*["'«]?([^\s=:"'«»]{1,8}|[^\s=:]{1,5} [^\s=:]{1,3})["'»]?\s*(?:=|:(?!\d)|(?<=\p{L}\d?):|→|\s-\s|\s–\s)\s*(\S.*)$/su;
// "Εβδομάδα: 16-22" is a title.
const isPeriod = /^(WEEK|WK|EBΔ|AΠO|FROM|HM|DATE|ΔIAΣTHMA|PERIOD|TEL|THΛ|ΩPEΣ|HOURS|MHNAΣ|MONTH)/;
const most = 300;

/** Whether a text announces a legend. */
export const isLegendHeading = (text: string): boolean => headingWords.test(folded(text));

/** Finds codes that a sheet explains, outside the cells of people's days. */
export function findLegend(grid: Grid, isTaken: (row: number, column: number) => boolean): Legend {
  const legend: Legend = { entries: new Map(), cells: [] };
  const claimed = new Set<number>();
  const claim = (row: number, column: number) => {
    if (grid.cell(row, column) === null || claimed.has(row * grid.width + column)) return;
    claimed.add(row * grid.width + column);
    legend.cells.push([row, column]);
  };
  const add = (row: number, column: number, code: string, text: string) => {
    const key = codeKey(code);
    if (legend.entries.size >= most || legend.entries.has(key)) return;
    const meaning = legendMeaning(text);
    legend.entries.set(key, { code, text, address: addressOf(row, column), ...(meaning && { meaning }) });
  };
  for (let row = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1) {
      if (grid.cell(row, column) === null || isTaken(row, column) || claimed.has(row * grid.width + column)) continue;
      const text = grid.text(row, column);
      if (isLegendHeading(text)) {
        claim(row, column);
        readBelow(row, column);
        continue;
      }
      const found = entriesIn(text);
      const named = found.length === 0 && isPair(row, column + 1) ? pattern.exec(text)?.[1] : undefined;
      if (named !== undefined) {
        for (const one of [column, column + 1, column + 2]) claim(row, one);
        add(row, column, named, pairText(row, column + 1));
      }
      if (found.length === 0) continue;
      claim(row, column);
      for (const [code, meaning] of found) add(row, column, code, meaning);
    }
  return legend;

  /** Codes under a heading, with their meaning in the next cell or cells. */
  function readBelow(top: number, left: number): void {
    for (let row = top + 1; row < grid.height; row += 1) {
      const column = [left, left + 1].find((one) => grid.cell(row, one) !== null);
      if (column === undefined || isTaken(row, column)) return;
      const code = grid.text(row, column);
      const next = [column + 1, column + 2].find((one) => !['', '=', ':', '-'].includes(grid.text(row, one)));
      if (entriesIn(code).length > 0) continue;
      if (code.length > longestCode || next === undefined || isTaken(row, next)) return;
      const ends = isPair(row, next);
      for (let one = column; one <= next + (ends ? 1 : 0); one += 1) claim(row, one);
      add(row, column, code, ends ? pairText(row, next) : grid.text(row, next));
    }
  }

  function isPair(row: number, column: number): boolean {
    return [column, column + 1].every((one) => clockOfCell(grid.cell(row, one)) !== undefined && !isTaken(row, one));
  }

  function pairText(row: number, column: number): string {
    return `${timeOf(row, column)}-${timeOf(row, column + 1)}`;
  }

  function timeOf(row: number, column: number): string {
    const minutes = clockOfCell(grid.cell(row, column)) ?? 0;
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  }
}

/** The codes that a text explains: `Π = 07-15, Α = 15-23`. Empty unless at least one has a meaning. */
export function entriesIn(text: string): [code: string, meaning: string][] {
  const plain = text.replace(/^[^:=]{3,30}:\s*(?=\S{1,8}\s*[=])/u, '');
  const pieces = plain.split(/[;\n]|,\s+|\s{2,}|,(?=\s*\S{1,8}\s*[=:])|\s+(?=[^\s\d=:,]{1,4}\d{0,2}\s?[=:])|\s\|\s/u);
  const entries = pieces.flatMap((piece): [string, string][] => {
    const match = pattern.exec(piece);
    return match && !isPeriod.test(folded(match[1]!)) ? [[match[1]!.trim(), match[2]!.trim()]] : [];
  });
  return entries.some(([, meaning]) => legendMeaning(meaning) !== undefined) ? entries : [];
}
