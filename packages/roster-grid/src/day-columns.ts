import { clockOfCell } from './clock-text';
import type { DayText } from './day-text';
import { codeKey } from './fold';
import type { Grid } from './grid';
import type { Head } from './head-rows';
import { shiftText } from './shift-text';
import { type DayColumnKind, labelOf, subHeadRow, subKind } from './sub-headings';

/** The columns of one day. */
export interface DayColumns {
  day: DayText;
  columns: readonly { column: number; kind: DayColumnKind }[];
}

/** The columns of each day of a head, and the last row of the head with `from` and `to` under the days. */
export interface DaysOfHead {
  days: DayColumns[];
  bottom: number;
}

const widest = 6;
const mostRowsLookedAt = 120;

/** Says which columns belong to which day: one each, pairs of start and end, or wider. */
export function dayColumns(grid: Grid, head: Head, lastRow: number): DaysOfHead {
  const starts = firstColumns(head);
  const bottom = subHeadRow(grid, head, starts);
  const typical = typicalWidth(starts, grid, head);
  const groups = starts.map(([column, day], index) => {
    const next = starts[index + 1]?.[0];
    const width = Math.min(typical, (next ?? grid.width) - column);
    return { day, columns: Array.from({ length: width }, (_, step) => column + step) };
  });
  cutLast(grid, head, groups.at(-1), groups[0]);
  const labels = new Map(
    groups.flatMap(({ columns }) => columns.map((column) => [column, labelOf(grid, head, bottom, column)])),
  );
  const isPaired = typical > 1 && holdsPairs(grid, groups, bottom + 1, lastRow);
  const days = groups.map(({ day, columns }) => ({
    day,
    columns: columns.map((column, index) => ({
      column,
      kind:
        labels.get(column) ?? (isPaired ? (index % 2 === 0 ? ('from' as const) : ('to' as const)) : ('whole' as const)),
    })),
  }));
  return { days, bottom };
}

/** Dates written over both columns of a pair count once. */
function firstColumns(head: Head): [number, DayText][] {
  const starts: [number, DayText][] = [];
  for (const [column, day] of head.days) {
    const last = starts.at(-1)?.[1];
    const isSame = last && last.day === day.day && (day.day !== undefined || sameWeekday(last, day));
    if (!isSame) starts.push([column, day]);
  }
  return starts;
}

const sameWeekday = (a: DayText, b: DayText) =>
  a.weekdays?.length === 1 && b.weekdays?.length === 1 && a.weekdays[0] === b.weekdays[0];

function typicalWidth(starts: readonly [number, DayText][], grid: Grid, head: Head): number {
  const counts = new Map<number, number>();
  for (const [index, [column]] of starts.slice(1).entries()) {
    const gap = column - starts[index]![0];
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  const [mode = 1] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  const merged = grid.merged.find(({ top, left }) => top >= head.top && top <= head.bottom && left === starts[0]?.[0]);
  const width = starts.length > 2 || !merged ? mode : merged.right - merged.left + 1;
  return width > widest ? 1 : width;
}

/** A column after the last day with a heading of its own is none of its columns. */
function cutLast(
  grid: Grid,
  head: Head,
  last: { columns: number[] } | undefined,
  first: { columns: number[] } | undefined,
): void {
  if (!last || !first) return;
  const end = last.columns.findIndex((column, index) => {
    if (index === 0) return false;
    for (let row = head.top; row <= head.bottom; row += 1) {
      const text = grid.text(row, column);
      // The same heading beside each day belongs to the day.
      const isRepeated =
        last !== first && subKind(text) && codeKey(text) === codeKey(grid.text(row, first.columns[index]!));
      if (text !== '' && !head.days.has(column) && !isRepeated) return true;
    }
    return false;
  });
  if (end > 0) last.columns.length = end;
}

function holdsPairs(grid: Grid, groups: readonly { columns: readonly number[] }[], from: number, to: number): boolean {
  let pairs = 0;
  let wholes = 0;
  for (let row = from; row <= Math.min(to, from + mostRowsLookedAt); row += 1)
    for (const { columns } of groups)
      for (let index = 0; index < columns.length; index += 2) {
        const first = columns[index]!;
        const isClock = clockOfCell(grid.cell(row, first)) !== undefined;
        if (isClock && clockOfCell(grid.cell(row, first + 1)) !== undefined) pairs += 1;
        else if (shiftText(grid.text(row, first))?.kind === 'work') wholes += 1;
      }
  return pairs > wholes;
}
