import type { Grid } from './grid';
import type { Head } from './head-rows';
import { isDepartmentLabel, isTotalLabel } from './line-words';
import { textsOf } from './texts-of-row';
import { titleDates } from './title-dates';

const mostAbove = 5;
const mostTitleRows = 100;

/** The title rows of a head: all rows above the first, the lines right above a later one. */
export function titleRowsAbove(grid: Grid, head: Head, previousBottom: number): number[] {
  const rows: number[] = [];
  const isFirst = previousBottom < 0;
  for (let row = head.top - 1; row > previousBottom; row -= 1) {
    const texts = textsOf(grid, row);
    if (isFirst) {
      if (texts.length > 0) rows.push(row);
      continue;
    }
    if (head.top - row > mostAbove) break;
    // A blank row or two may part the title from its table.
    if (texts.length === 0) {
      if (rows.length > 0) break;
      continue;
    }
    if (texts.length > 3 || isTotalLabel(texts[0]!) || !texts.some((text) => isTitle(text))) break;
    rows.push(row);
  }
  return rows;
}

/** The titles of a head, the nearest first. */
export const titleTexts = (grid: Grid, { titleRows }: { titleRows: readonly number[] }): string[] =>
  titleRows
    .toSorted((a, b) => b - a)
    .slice(0, mostTitleRows)
    .flatMap((row) => textsOf(grid, row))
    .slice(0, mostTitleRows);

function isTitle(text: string): boolean {
  const { start, months, years, week } = titleDates([text]);
  return start !== undefined || week !== undefined || months.length > 0 || years.length > 0 || isDepartmentLabel(text);
}

// What titles say of themselves.
const sheetWords = /(?:weekly|monthly|roster|rota|schedule|(?:εβδομαδιαίο|μηνιαίο)?\s*πρόγραμμα(?:\s+εργασίας)?)/giu;

/** The department that a title names: `Τμήμα: Κουζίνα`, or a line that begins with one. */
export function departmentInTitle(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const named = /^(?:τμ[ήη]μα|τμ\.|department|dept\.?|outlet)\s*[:\-–]\s*(\S.*)$/iu.exec(text.normalize('NFC'))?.[1];
    if (named) return named.trim();
    const plain = text.replace(sheetWords, '').replace(/^[\s:–-]+|[\s:–-]+$/g, '');
    const isShort = plain.length <= 40 && !/\d/.test(plain) && plain.split(/\s+/).length <= 3;
    if (isShort && isDepartmentLabel(plain.split(/\s+/)[0]!)) return plain;
  }
  return undefined;
}
