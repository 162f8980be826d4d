import { addDays } from '@horae/local-time/local-date';
import { type ChosenDays, chosenCells } from './fill-days.rules';

interface PastedCell {
  employee: number;
  date: string;
  text: string;
}

/**
 * Where the cells of a copied text go. As in a spreadsheet a single cell fills all days that are chosen; a block goes from
 * the first of them on, and is repeated where the choice is a multiple of it. `people` are those on screen in their
 * order, `last` is the last day; what reaches beyond them is left out.
 */
export function pastedCells(text: string, to: ChosenDays, people: readonly number[], last: string): PastedCell[] {
  const block = linesOf(text).map((line) => line.split('\t'));
  const width = Math.max(...block.map((line) => line.length));
  if (block.length === 1 && width === 1)
    return chosenCells(to).map(({ employee, date }) => ({ employee, date, text: block[0]![0]! }));
  const isRepeated = to.cells === undefined && to.people.length % block.length === 0 && to.dates.length % width === 0;
  const [rows, columns] = isRepeated ? [to.people.length, to.dates.length] : [block.length, width];
  const [from, first] = [people.indexOf(to.people[0]!), to.dates[0]!];
  if (from < 0) return [];
  const cells: PastedCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    const employee = people[from + row];
    const line = block[row % block.length]!;
    if (employee === undefined) break;
    for (let column = 0; column < columns; column += 1) {
      const [date, cell] = [addDays(first, column), line[column % width]];
      if (cell !== undefined && date <= last) cells.push({ employee, date, text: cell });
    }
  }
  return cells;
}

/** The last line break of a block is its end, not an empty line. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
