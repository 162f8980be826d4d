import type { DayText } from './day-text';
import type { Grid } from './grid';
import type { Head } from './head-rows';
import { columnKind } from './heading-words';
import { knownMeaning } from './known-codes';

export type DayColumnKind = 'whole' | 'from' | 'to' | 'total' | 'note' | 'break';

/** Returns the last row of a head: the one below it if that has headings of its own, as `from` and `to`. */
export function subHeadRow(grid: Grid, head: Head, starts: readonly [number, DayText][]): number {
  const row = head.bottom + 1;
  const first = starts[0]?.[0] ?? 0;
  if (isHeadingRow(grid, row, first)) return row;
  let known = 0;
  let other = 0;
  let hasTimes = false;
  for (let column = first; column < grid.width; column += 1) {
    if (grid.cell(row, column) === null) continue;
    const kind = subKind(grid.text(row, column));
    if (kind) known += 1;
    else other += 1;
    hasTimes ||= kind === 'from' || kind === 'to' || kind === 'whole';
  }
  return hasTimes && known >= 2 && other <= known / 4 ? row : head.bottom;
}

/** Headings of names and codes on a line of their own under the dates. */
function isHeadingRow(grid: Grid, row: number, firstDay: number): boolean {
  let known = 0;
  for (let column = 0; column < grid.width; column += 1) {
    const text = grid.text(row, column);
    if (text === '') continue;
    const kind = columnKind(text);
    if (column >= firstDay ? kind !== 'total' && kind !== 'note' : kind === undefined) return false;
    if (kind === 'name' || kind === 'surname' || kind === 'firstName' || kind === 'code') known += 1;
  }
  return known > 0;
}

/** Returns what a column of a day contains by the lowest heading over it that says so. */
export function labelOf(grid: Grid, head: Head, bottom: number, column: number): DayColumnKind | undefined {
  for (let row = bottom; row >= head.top; row -= 1) {
    const kind = head.days.has(column) && row <= head.bottom ? undefined : subKind(grid.text(row, column));
    if (kind) return kind;
  }
  return undefined;
}

/** Returns what a column of a day contains by its heading. */
export function subKind(text: string): DayColumnKind | undefined {
  if (knownMeaning(text)) return undefined;
  const kind = columnKind(text);
  if (kind === 'from' || kind === 'to' || kind === 'total' || kind === 'note' || kind === 'break') return kind;
  return kind === 'shift' ? 'whole' : undefined;
}
