import { codeKey, nameKey } from './fold';
import { columnsOf } from './grid-block';
import { cellsAt, isCount, isReadable, isTime, type LineFacts, mayPlan } from './line-cells';
import { labelAt, type PersonLabel } from './line-labels';
import { isDepartmentLabel, isNoteLabel, isShiftLabel, isTotalLabel } from './line-words';
import { isOpenLabel } from './open-words';

/** What a line under a head is. */
export type Line =
  | { kind: 'person'; row: number; label: PersonLabel; isBare: boolean }
  /** More of the person above: the second half of split days. */
  | { kind: 'further'; row: number }
  | { kind: 'department'; row: number; text: string }
  | { kind: 'nameless'; row: number; text: string }
  | { kind: 'total' | 'note' | 'leftOut'; row: number; text: string };

/** Says of each line of a block what it is; blank lines and legends are left out. */
export function linesOf(facts: LineFacts): Line[] {
  const { block } = facts;
  const lines: Line[] = [];
  const lastPersonRow = lastRowWithPerson(facts);
  for (let row = block.firstRow; row <= block.lastRow; row += 1) {
    const line = lineAt(facts, row, lines.at(-1), lastPersonRow);
    if (line) lines.push(line);
  }
  return lines;
}

function lineAt(facts: LineFacts, row: number, before: Line | undefined, lastPersonRow: number): Line | undefined {
  const { grid, block, people } = facts;
  const cells = cellsAt(facts, row);
  if (cells.length === 0) return undefined;
  const dayCells = cells.filter((column) => block.dayColumns.has(column));
  const labelCells = cells.filter((column) => !block.dayColumns.has(column));
  const label = labelAt(facts, row);
  const text = label.name || label.code || grid.text(row, labelCells[0] ?? dayCells[0]!);
  const corrected = correctedLine(facts, row, label, text, dayCells);
  if (corrected) return corrected;
  const answer = people.get(nameKey(text));
  if (answer?.kind === 'department') return { kind: 'department', row, text };
  if (answer?.kind === 'ignored') return { kind: 'leftOut', row, text };
  const beforeDays = labelCells.filter((column) => column < Math.min(...block.dayColumns));
  if (beforeDays.some((column) => isTotalLabel(grid.text(row, column)))) return { kind: 'total', row, text };
  const spread = grid.merged.some(
    (range) => range.top === row && range.left === cells[0] && range.right - range.left >= 2,
  );
  if (label.name !== '' || label.code !== undefined) {
    if (spread && cells.length === 1) return { kind: isNote(text) ? 'note' : 'department', row, text };
    if (dayCells.length === 0 && cells.length === 1) return bareLine(facts, row, text, lastPersonRow);
    if (dayCells.length > 0 && isSumLine(facts, row, label, dayCells, before)) return { kind: 'total', row, text };
    const plansNothing = !dayCells.some((column) => mayPlan(facts, row, column));
    if (plansNothing && label.code === undefined && (isNote(text) || (dayCells.length > 0 && row > lastPersonRow)))
      return { kind: 'note', row, text };
    return { kind: 'person', row, label, isBare: dayCells.length === 0 };
  }
  if (dayCells.length === 0) return otherLine(facts, row, text, spread, lastPersonRow);
  return namelessLine(facts, row, dayCells, before, text);
}

/** The line as it was said to be. */
function correctedLine(
  { corrected }: LineFacts,
  row: number,
  label: PersonLabel,
  text: string,
  dayCells: readonly number[],
): Line | undefined {
  const part = corrected.get(row);
  if (part === undefined || part === 'head') return undefined;
  if (part === 'ignored') return { kind: 'leftOut', row, text };
  if (part !== 'person') return { kind: part, row, text };
  const isNamed = label.name !== '' || label.code !== undefined;
  return isNamed ? { kind: 'person', row, label, isBare: dayCells.length === 0 } : { kind: 'nameless', row, text };
}

const isNote = (text: string) => isNoteLabel(text) || text.length > 40;

/** A line of nothing but a label: a heading, a remark, or a person without work. */
function bareLine(facts: LineFacts, row: number, text: string, lastPersonRow: number): Line {
  const label = labelAt(facts, row);
  // Open work may have no shift left.
  if (label.name !== '' && isOpenLabel(label.name)) return { kind: 'person', row, label, isBare: true };
  const isRemark = isNote(text);
  if (!isRemark && isDepartmentLabel(text) && row < lastPersonRow) return { kind: 'department', row, text };
  if (isRemark || !/\p{L}/u.test(text)) return { kind: 'note', row, text };
  const isWord = label.name === '' && !/\d/.test(text);
  if (isWord && row < lastPersonRow) return { kind: 'department', row, text };
  if (label.code !== undefined) return { kind: 'person', row, label, isBare: true };
  if (row < lastPersonRow && lacksWhatOthersHave(facts, row)) return { kind: 'department', row, text };
  if (row > lastPersonRow) return { kind: 'note', row, text };
  if (text.endsWith(':') || !/\s/.test(text)) return { kind: 'department', row, text: text.replace(/\s*:$/, '') };
  return { kind: 'person', row, label, isBare: true };
}

/** A label alone where nearly everybody has a code or a job is a heading. */
function lacksWhatOthersHave({ grid, block }: LineFacts, row: number): boolean {
  return columnsOf(block, 'code', 'job').some((column) => {
    if (grid.cell(row, column) !== null) return false;
    let filled = 0;
    let empty = 0;
    for (let other = block.firstRow; other <= block.lastRow; other += 1) {
      const hasName = columnsOf(block, 'name', 'surname', 'firstName').some((one) => grid.cell(other, one) !== null);
      if (!hasName || other === row) continue;
      if (grid.cell(other, column) === null) empty += 1;
      else filled += 1;
    }
    return filled >= 3 && filled > 4 * empty;
  });
}

function otherLine(
  { grid, block }: LineFacts,
  row: number,
  text: string,
  spread: boolean,
  lastPersonRow: number,
): Line {
  const job = columnsOf(block, 'job', 'department', 'serial').some((column) => grid.cell(row, column) !== null);
  const isHeading =
    row < lastPersonRow && !isNote(text) && /\p{L}/u.test(text) && (spread || job || isDepartmentLabel(text));
  return { kind: isHeading ? 'department' : isTotalLabel(text) ? 'total' : 'note', row, text };
}

function namelessLine(
  facts: LineFacts,
  row: number,
  dayCells: readonly number[],
  before: Line | undefined,
  text: string,
): Line {
  const { grid } = facts;
  const isFollowing =
    before !== undefined && (before.kind === 'person' || before.kind === 'further') && before.row === row - 1;
  const clocks = dayCells.filter((column) => isTime(facts, row, column)).length;
  const counts = dayCells.filter((column) => isCount(grid, row, column)).length;
  if (counts === dayCells.length && clocks < dayCells.length) return { kind: 'total', row, text };
  if (isTotalLabel(text)) return { kind: 'total', row, text };
  const readable = dayCells.filter((column) => isReadable(facts, row, column)).length;
  if (isFollowing && (readable > 0 || dayCells.some((column) => grid.text(row, column).length <= 4)))
    return { kind: 'further', row };
  return { kind: readable > 0 ? 'nameless' : 'note', row, text };
}

/** Counts of a shift: `Π 3 4 3` under the people. */
function isSumLine(
  { grid, book }: LineFacts,
  row: number,
  label: PersonLabel,
  dayCells: readonly number[],
  before: Line | undefined,
): boolean {
  if (before === undefined || label.code !== undefined || !dayCells.every((column) => isCount(grid, row, column)))
    return false;
  const key = codeKey(label.name);
  return (
    before.kind === 'total' ||
    book.legend.has(key) ||
    book.answers.has(key) ||
    key.length <= 3 ||
    isShiftLabel(label.name)
  );
}

function lastRowWithPerson(facts: LineFacts): number {
  const { block, grid } = facts;
  for (let row = block.lastRow; row >= block.firstRow; row -= 1) {
    const cells = cellsAt(facts, row);
    const { name, code } = labelAt(facts, row);
    const hasDays = cells.some(
      (column) => block.dayColumns.has(column) && !isCount(grid, row, column) && mayPlan(facts, row, column),
    );
    if ((name !== '' && hasDays) || (name !== '' && code !== undefined)) return row;
  }
  return -1;
}
