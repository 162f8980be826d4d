import { addressOf } from './address';
import { clockOfCell } from './clock-text';
import { type DayReader, readDay, readPair, seenAt } from './day-cells';
import type { Owner } from './entries';
import { mixesAlphabets } from './fold';
import { columnsOf } from './grid-block';
import type { PersonLabel } from './line-labels';
import type { PeopleRegister } from './people-register';

/** Reads the lines of one person; their days are asked for if the block has no dates. */
export function readPerson(
  reader: DayReader,
  rows: readonly number[],
  label: PersonLabel,
  heading: string | undefined,
  part: string,
  register: PeopleRegister,
): void {
  const { grid, block, out, entries } = reader;
  const { dates } = block;
  const position = register.personOf(label, heading, part);
  if (!dates) return askDays(reader, rows);
  const person = out.people[position]!;
  const department = label.department ?? heading;
  const place = {
    ...(department !== undefined && department !== person.department && { department }),
    ...(label.job !== undefined && label.job !== person.job && { job: label.job }),
  };
  for (const column of columnsOf(block, 'code', 'name', 'surname', 'firstName')) {
    const text = grid.text(rows[0]!, column);
    if (mixesAlphabets(text)) out.seeCode(text, addressOf(rows[0]!, column));
  }
  const isPairOfRows = rows.length === 2 && holdsStartsAndEnds(reader, rows[0]!, rows[1]!);
  for (const [index, day] of block.days.entries()) {
    const owner: Owner = { person: position, date: dates[index]!, ...place };
    const column = day.columns[0]!.column;
    const start = isPairOfRows ? seenAt(reader, rows[0]!, column, false) : undefined;
    const end = isPairOfRows ? seenAt(reader, rows[1]!, column, true) : undefined;
    if (start && end) readPair(grid, start, end, owner, entries);
    else for (const [turn, row] of rows.entries()) readDay(reader, row, day, owner, turn > 0);
  }
}

/** Starts on the first line and ends on the second. */
function holdsStartsAndEnds(reader: DayReader, first: number, second: number): boolean {
  const { grid, block } = reader;
  let pairs = 0;
  for (const { columns } of block.days) {
    if (columns.length > 1) return false;
    const { column } = columns[0]!;
    const isStart = clockOfCell(grid.cell(first, column)) !== undefined;
    const isEnd = clockOfCell(grid.cell(second, column)) !== undefined;
    if (isEnd && !isStart) return false;
    if (isStart && isEnd) pairs += 1;
  }
  return pairs > 0;
}

/** The days of lines that cannot be read before an answer. */
export function askDays({ out, block }: DayReader, rows: readonly number[]): void {
  for (const row of rows) for (const column of block.dayColumns) out.claim(row, column, 'question');
}
