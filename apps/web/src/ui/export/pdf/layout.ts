import type { ShiftFamily } from '#platform/tokens';
import type { PrintColumn, PrintRow, PrintSection } from '../print-document';
import { linesOf, type Measure } from './text-lines';

/** Points. */
export const sizes = { text: 8, head: 7.5, line: 10.5, padding: 3, mark: 7, gap: 3, indent: 8 };

interface MarkLines {
  family?: ShiftFamily;
  lines: readonly string[];
}

/** A cell broken into lines; each shift begins a line of its own. */
export interface LaidCell {
  parts: readonly MarkLines[];
  column: PrintColumn;
  x: number;
  width: number;
}

export interface LaidRow {
  cells: readonly LaidCell[];
  height: number;
  isStrong: boolean;
}

const lineCount = (cell: LaidCell) => cell.parts.reduce((sum, { lines }) => sum + lines.length, 0);

/** Where each column begins, and how wide it is. */
function placesOf(columns: readonly PrintColumn[], room: number): { x: number; width: number }[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x = 0;
  return columns.map(({ width }) => {
    const place = { x, width: (width / whole) * room };
    x += place.width;
    return place;
  });
}

/** Breaks the rows of a section to the width of the page; a row higher than a page loses its end. */
export function createRowLayout({ columns }: PrintSection, room: number, most: number, measure: Measure) {
  const places = placesOf(columns, room);

  return ({ cells, level = 0, isStrong = false }: PrintRow): LaidRow => {
    const face = isStrong ? 'strong' : 'text';
    const widthOf = (text: string) => measure(text, face, sizes.text);
    const laid = columns.map((column, at): LaidCell => {
      const place = places[at]!;
      const indent = at === 0 ? level * sizes.indent : 0;
      const inner = place.width - 2 * sizes.padding - indent;
      const cell = cells[at] ?? '';
      const parts =
        typeof cell === 'string'
          ? [{ lines: cell ? linesOf(cell, inner, widthOf) : [] }]
          : cell.map(({ text, family }) => ({
              family,
              lines: linesOf(text, inner - sizes.mark - sizes.gap, widthOf),
            }));
      return { parts, column, x: place.x + indent, width: place.width - indent };
    });
    const lines = Math.max(1, ...laid.map(lineCount));
    const height = Math.min(most, lines * sizes.line + 2 * sizes.padding);
    return { cells: laid, height, isStrong };
  };
}
