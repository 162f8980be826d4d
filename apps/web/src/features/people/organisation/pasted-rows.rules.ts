import { foldText } from '@horae/contract/fold-text';

/** Headings of columns with places, and of the other columns of our own export, folded. */
const placeHeads = new Set(
  [
    'business unit',
    'organisation unit',
    'work centre',
    'department group',
    'department',
    'departments',
    'unit',
    'group',
    'division',
    'area',
    'section',
    'outlet',
    'επιχειρησιακή μονάδα',
    'οργανωτική μονάδα',
    'κέντρο εργασίας',
    'ομάδα τμημάτων',
    'ομάδα',
    'τμήμα',
    'τμήματα',
    'υποτμήμα',
    'μονάδα',
    'διεύθυνση',
  ].map(foldText),
);
const otherHeads = new Set(['people', 'closed from', 'άτομα', 'κλειστό από'].map(foldText));

/**
 * The cells of pasted lines: separated by tabs as in spreadsheets, by semicolons or slashes if typed, or an outline
 * whose indented lines belong to the line above. Headings are left out, and a cell empty at the start of a line, as
 * under a merged cell, is that of the line above.
 */
export function readPastedRows(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return filledDown(withoutHeads(isOutline(lines) ? outlineRows(lines) : cellRows(text, lines)));
}

function cellRows(text: string, lines: readonly string[]): string[][] {
  const parting = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ' / ';
  return lines.map((line) => line.split(parting).map((cell) => cell.trim()));
}

const indent = /^[\s\-–•*·]*(?=\S)/u;

/** Whether lines have one name each, and some are indented or begin with a dash. */
const isOutline = (lines: readonly string[]): boolean =>
  lines.some((line) => indentOf(line) > 0) && lines.every((line) => !/\t|;| \/ /.test(line.replace(indent, '').trim()));

/** How far a line is indented; a dash or a bullet counts as a blank, a tab as four. */
const indentOf = (line: string): number => (indent.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

function outlineRows(lines: readonly string[]): string[][] {
  const above: { width: number; name: string }[] = [];
  return lines.map((line) => {
    const width = indentOf(line);
    while (above.length > 0 && above.at(-1)!.width >= width) above.pop();
    above.push({ width, name: line.replace(indent, '').trim() });
    return above.map(({ name }) => name);
  });
}

/** Leaves out a line of headings, and with it the columns that are no places. */
function withoutHeads(rows: readonly string[][]): string[][] {
  const [first = [], ...rest] = rows;
  const heads = first.map(foldText);
  const isHeads = heads.some((head) => placeHeads.has(head)) && heads.every(isHead);
  if (!isHeads || rest.length === 0) return [...rows];
  return rest.map((row) => row.filter((_, at) => heads[at] === undefined || placeHeads.has(heads[at])));
}

const isHead = (head: string): boolean => head === '' || placeHeads.has(head) || otherHeads.has(head);

function filledDown(rows: readonly string[][]): string[][] {
  let last: readonly string[] = [];
  return rows.map((row) => {
    const first = row.findIndex((cell) => cell !== '');
    const filled = row.map((cell, at) => (at < first ? (last[at] ?? '') : cell));
    last = filled;
    return filled;
  });
}
