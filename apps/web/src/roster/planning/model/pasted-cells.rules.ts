import { addDays } from '@horae/local-time/local-date';
import { type ChosenDays, chosenCells } from './fill-days.rules';

interface PastedCell {
  employee: number;
  date: string;
  text: string;
  /** Its place in the copied block. */
  row: number;
  column: number;
}

interface Pasted {
  cells: PastedCell[];
  /** How many cells of the block reach beyond the people and days on screen, and are left out. */
  beyond: number;
}

/**
 * Where the cells of a copied text go. As in a spreadsheet a single cell fills all days that are chosen; a block goes from
 * the first of them on, and is repeated where the choice is a multiple of it. `people` are those on screen in their
 * order, `last` is the last day.
 */
export function pastedCells(text: string, to: ChosenDays, people: readonly number[], last: string): Pasted {
  const block = blockOf(text);
  const width = Math.max(...block.map((line) => line.length));
  if (block.length === 1 && width === 1) {
    const cells = chosenCells(to).map(({ employee, date }) => ({
      employee,
      date,
      text: block[0]![0]!,
      row: 0,
      column: 0,
    }));
    return { cells, beyond: 0 };
  }
  const isRepeated = to.cells === undefined && to.people.length % block.length === 0 && to.dates.length % width === 0;
  const [rows, columns] = isRepeated ? [to.people.length, to.dates.length] : [block.length, width];
  const [from, first] = [people.indexOf(to.people[0]!), to.dates[0]!];
  const pasted: Pasted = { cells: [], beyond: 0 };
  if (from < 0) return pasted;
  for (let at = 0; at < rows; at += 1) {
    const employee = people[from + at];
    const row = at % block.length;
    for (let by = 0; by < columns; by += 1) {
      const column = by % width;
      const [date, cell] = [addDays(first, by), block[row]![column]];
      if (cell === undefined) continue;
      if (employee === undefined || date > last) pasted.beyond += 1;
      else pasted.cells.push({ employee, date, text: cell, row, column });
    }
  }
  return pasted;
}

/** Spreadsheets quote a cell that has a line break, a tab or a quote in it. */
const cellPattern = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)(\t|\n|$)/g;

/**
 * The cells of a text, line by line. The last line break of a block is its end, not an empty line. Spreadsheets write a
 * tab for each empty cell of a row: a line without any, below rows of several cells, is none.
 */
function blockOf(text: string): string[][] {
  const whole = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const block: string[][] = [[]];
  for (const [, cell, end] of whole.matchAll(cellPattern)) {
    block.at(-1)!.push(unquoted(cell!));
    if (end === '\n') block.push([]);
    if (end === '') break;
  }
  const isWide = block.some((line) => line.length > 1);
  return isWide ? block.slice(0, block.findLastIndex((line) => line.length > 1 || line[0] !== '') + 1) : block;
}

/** The lines within a cell are parts of its day: `8-12` above `18-22`. */
const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell
        .slice(1, -1)
        .replaceAll('""', '"')
        .trim()
        .replaceAll(/\s*\n\s*/g, '/')
    : cell;
