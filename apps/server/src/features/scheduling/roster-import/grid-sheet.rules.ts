import type { Cell, Sheet as GridSheet } from '@horae/roster-grid';
import type { Cell as FileCell, Sheet } from '@horae/sheet-file/sheet';

/** A sheet of a file as the reader of grids takes it: rows by their place, blank ones included. */
export function gridSheet({ name, rows, merged }: Sheet): GridSheet {
  const lines: Cell[][] = Array.from({ length: rows.at(-1)?.line ?? 0 }, () => []);
  for (const { line, cells } of rows) lines[line - 1] = cells.map(gridCell);
  const ranges = merged.map(({ top, bottom, left, right }) => ({ top: top - 1, bottom: bottom - 1, left, right }));
  return { name, rows: lines, merged: ranges };
}

function gridCell(cell: FileCell | null): Cell {
  if (!cell) return null;
  const { kind, text } = cell;
  if (kind === 'text') return { kind, text };
  if (kind === 'number') return { kind, number: Number(text) };
  const [date = '', clock = ''] = kind === 'time' ? ['', text] : text.split('T');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { kind: 'date', ...(date && { date }), ...(clock && { minutes: hours * 60 + minutes }) };
}
