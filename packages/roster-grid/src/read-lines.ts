import { addressOf } from './address';
import type { DayReader } from './day-cells';
import { nameKey } from './fold';
import type { Line } from './grid-lines';
import { lineKey, type PersonLabel } from './line-labels';
import { identity, isOpenLine, type PeopleRegister } from './people-register';
import { askDays, readPerson } from './read-person';
import type { PersonAnswer } from './reading';

type PersonLine = Extract<Line, { kind: 'person' }>;

/** Reads the lines of a block from top to bottom, each with the lines that continue it. */
export function readLines(
  reader: DayReader,
  lines: readonly Line[],
  titleDepartment: string | undefined,
  people: ReadonlyMap<string, PersonAnswer>,
  register: PeopleRegister,
): void {
  const { grid, out } = reader;
  const shared = sharedNames(lines);
  const seen = new Map<string, number>();
  let department = titleDepartment;
  const isSparse = namesFewDepartments(lines);
  let above: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'department') department = line.text;
    if (line.kind === 'leftOut') out.tell({ kind: 'leftOut', cells: [lineKey(grid, line.row)], text: line.text });
    if (line.kind !== 'person' && line.kind !== 'nameless') continue;
    const rows = [line.row, ...furtherRows(lines, index)];
    const key = line.kind === 'person' ? nameKey(line.label.name || line.label.code || '') : lineKey(grid, line.row);
    const answer = people.get(line.kind === 'person' ? key : nameKey(key));
    if (line.kind === 'nameless') {
      for (let column = 0; column < grid.width; column += 1)
        if (!reader.block.dayColumns.has(column))
          out.claim(line.row, column, answer?.kind === 'named' ? 'person' : 'question');
      if (answer?.kind !== 'named') askLine(reader, rows, { reason: 'noName', key, text: line.text });
      else readPerson(reader, rows, { name: answer.name.trim() }, department, '', register);
      continue;
    }
    above = line.label.department ?? above;
    const label = withDepartment(labelOf(line, answer), isSparse ? above : undefined);
    const isOpen = isOpenLine(label);
    const isShared = !isOpen && shared.has(identity(line.label)) && label.code === undefined;
    if (isShared && answer?.kind !== 'one' && answer?.kind !== 'several' && answer?.kind !== 'named') {
      askLine(reader, rows, { reason: 'sameName', key, text: line.label.name });
      continue;
    }
    const turn = (seen.get(key) ?? 0) + 1;
    seen.set(key, turn);
    // Each line of open work is one of its own, in its department.
    const ofOpen = `${label.department ?? department ?? ''} ${turn}`;
    const part = isOpen ? ofOpen : isShared && answer?.kind === 'several' ? String(turn) : '';
    readPerson(reader, rows, label, department, part, register);
  }
}

const labelOf = ({ label }: PersonLine, answer: PersonAnswer | undefined): PersonLabel =>
  answer?.kind === 'named' ? { ...label, name: answer.name.trim() } : label;

const withDepartment = (label: PersonLabel, above: string | undefined): PersonLabel =>
  label.department === undefined && above !== undefined ? { ...label, department: above } : label;

/** A department written on the first of its people's lines holds for those below. */
function namesFewDepartments(lines: readonly Line[]): boolean {
  const people = lines.filter((line): line is PersonLine => line.kind === 'person');
  const named = people.filter(({ label }) => label.department !== undefined);
  return people[0] !== undefined && people[0] === named[0] && 2 * named.length <= people.length;
}

/** Names without a code on two lines or more of a block. */
function sharedNames(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (line.kind === 'person' && line.label.code === undefined && !line.isBare)
      counts.set(identity(line.label), (counts.get(identity(line.label)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([one]) => one));
}

function furtherRows(lines: readonly Line[], index: number): number[] {
  const rows: number[] = [];
  for (let next = index + 1; lines[next]?.kind === 'further'; next += 1) rows.push(lines[next]!.row);
  return rows;
}

interface LineQuestion {
  reason: 'sameName' | 'noName';
  key: string;
  text: string;
}

/** A line whose person is not clear waits with all its days. */
function askLine(reader: DayReader, rows: readonly number[], question: LineQuestion): void {
  const { out, block } = reader;
  const cells = rows.flatMap((row) =>
    [...block.dayColumns]
      .filter((column) => reader.grid.cell(row, column) !== null)
      .map((column) => addressOf(row, column)),
  );
  out.ask({ kind: 'person', ...question }, cells);
  askDays(reader, rows);
}
