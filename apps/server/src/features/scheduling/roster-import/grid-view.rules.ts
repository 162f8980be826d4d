import { compensatoryCode } from '@horae/contract/scheduling/compensation';
import { leaveCode } from '@horae/contract/scheduling/leave-kinds';
import type { GridReading, Planned } from '@horae/contract/scheduling/roster-import.contract';
import { addressOf, type PartKind, type Reading } from '@horae/roster-grid';
import type { Sheet } from '@horae/sheet-file/sheet';

/** How a grid was read, to be shown beside the file: its cells as written, each with what it says. */
export function gridView({ rows }: Sheet, reading: Reading): GridReading {
  const said = saidByCell(reading);
  return {
    days: [...reading.days],
    people: reading.people.filter(({ isOpen }) => !isOpen).length,
    columns: columnsOf(reading),
    dates: datesOf(reading),
    heads: headsOf(reading),
    lines: rows.map(({ line, cells }) => ({
      line,
      as: lineOf(reading, line - 1),
      cells: cells.map((cell, column) => {
        const role = reading.roles[line - 1]?.[column];
        if (!cell || !role) return null;
        return { text: cell.text.slice(0, longestText), role, said: said.get(addressOf(line - 1, column)) ?? [] };
      }),
    })),
    notices: reading.notices.map(({ kind, cells, text }) => ({
      kind,
      cells: cells.slice(0, mostCells),
      ...(text !== undefined && { text }),
    })),
  };
}

const longestText = 200;
const mostCells = 20;

function saidByCell({ shifts, daysOff, leaves }: Reading): Map<string, Planned[]> {
  const said = new Map<string, Planned[]>();
  const say = (cells: readonly string[], planned: Planned) => {
    for (const cell of cells) said.set(cell, [...(said.get(cell) ?? []), planned]);
  };
  for (const { cells, from, to } of shifts) say(cells, { from: clock(from), to: clock(to), type: 'Regular' });
  for (const { cells, isCompensatory } of daysOff) say(cells, { type: isCompensatory ? compensatoryCode : 'DayOff' });
  for (const { cells, leave } of leaves) say(cells, { type: leaveCode(leave) });
  return said;
}

const clock = (minutes: number) => {
  const wall = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(wall / 60)).padStart(2, '0')}:${String(wall % 60).padStart(2, '0')}`;
};

type Column = GridReading['columns'][number];
type Line = GridReading['lines'][number]['as'];

const columnParts: Readonly<Partial<Record<PartKind, Column>>> = {
  names: 'name',
  surnames: 'surname',
  firstNames: 'firstName',
  codes: 'code',
  jobs: 'job',
  departments: 'department',
  totalsColumn: 'total',
  notes: 'note',
  ignoredColumn: 'other',
};

/** What each column is taken for, in the first of its tables. */
function columnsOf({ parts, roles }: Reading): Column[] {
  const columns: Column[] = Array.from({ length: Math.max(0, ...roles.map(({ length }) => length)) }, () => null);
  for (const { kind, range } of parts) {
    if (kind === 'days') for (let at = range.left; at <= range.right; at += 1) columns[at] ??= 'day';
    const part = columnParts[kind];
    if (part && range.left === range.right && isColumn(kind, range)) columns[range.left] ??= part;
  }
  return columns;
}

function datesOf({ roles, shifts, daysOff, leaves }: Reading): GridReading['dates'] {
  const dates = new Map<string, string | null>();
  for (const { date, cells } of [...shifts, ...daysOff, ...leaves])
    for (const cell of cells) {
      const column = cell.replace(/\d+$/, '');
      const known = dates.get(column);
      dates.set(column, known === undefined || known === date ? date : null);
    }
  const width = Math.max(0, ...roles.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => dates.get(addressOf(0, at).replace(/\d+$/, '')) ?? null);
}

/** A remark of a line is one cell high. */
const isColumn = (kind: PartKind, { top, bottom }: Reading['parts'][number]['range']) =>
  kind !== 'notes' || top !== bottom;

const lineParts: Readonly<Partial<Record<PartKind, Line>>> = {
  head: 'head',
  department: 'department',
  totalsRow: 'total',
  notes: 'note',
  ignoredRow: 'ignored',
};

/** What a line is taken for; null for titles and lines beside the tables. */
function lineOf({ parts, roles }: Reading, row: number): Line {
  const part = parts.find(
    ({ kind, range }) =>
      lineParts[kind] && range.top <= row && row <= range.bottom && (kind === 'head' || range.top === range.bottom),
  );
  if (part) return lineParts[part.kind]!;
  const own = (roles[row] ?? []).filter((role) => role !== null);
  if (own.some((role) => role === 'person' || role === 'shift' || role === 'dayOff' || role === 'leave'))
    return 'person';
  if (own.includes('question')) return 'person';
  return own.length > 0 && own.every((role) => role === 'ignored') ? 'ignored' : null;
}

/** Where the first day of each table is answered, and which one it is where there is one table alone. */
function headsOf({ parts, days }: Reading): GridReading['heads'] {
  const heads = parts.filter(({ kind }) => kind === 'head');
  const [first = null] = heads.length === 1 ? days : [];
  return heads.map(({ range }) => ({ cell: addressOf(range.top, range.left), firstDay: first }));
}
