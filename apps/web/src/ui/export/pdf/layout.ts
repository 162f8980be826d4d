import type { ShiftFamily } from '#platform/tokens';
import type { PrintColumn, PrintDocument, PrintRow, PrintSection } from '../print-shape';
import { linesOf, type Measure } from './text-lines';

/** In points. */
export interface Sizes {
  text: number;
  line: number;
  /** Horizontal and vertical padding of a cell. */
  padding: number;
  mark: number;
  gap: number;
  indent: number;
}

const usualSizes: Sizes = { text: 8, line: 10.5, padding: 3, mark: 7, gap: 3, indent: 8 };
const largeSizes: Sizes = { text: 12, line: 15, padding: 3.5, mark: 10, gap: 4, indent: 8 };
const denseSizes: Sizes = { text: 6, line: 7.5, padding: 1.5, mark: 4, gap: 1.5, indent: 4 };

/** The sizes of everything but dense tables. */
export const sizesOf = ({ isLarge }: PrintDocument): Sizes => (isLarge ? largeSizes : usualSizes);

export const tableSizes = ({ isDense }: PrintSection, sizes: Sizes): Sizes => (isDense ? denseSizes : sizes);

interface Part {
  family?: ShiftFamily;
  lines: readonly string[];
}

/** A cell broken into lines; each shift starts a new one. */
export interface LaidCell {
  parts: readonly Part[];
  column: PrintColumn;
  x: number;
  width: number;
}

export interface LaidRow {
  cells: readonly LaidCell[];
  height: number;
  isStrong: boolean;
}

/** Returns the start and width of each column. */
function placesOf(columns: readonly PrintColumn[], room: number): { x: number; width: number }[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x = 0;
  return columns.map(({ width }) => {
    const place = { x, width: (width / whole) * room };
    x += place.width;
    return place;
  });
}

/** Lays rows out to the page width; rows taller than `most` are cut off. */
export function createRowLayout(section: PrintSection, sizes: Sizes, room: number, most: number, measure: Measure) {
  const { columns, isDense = false } = section;
  const places = placesOf(columns, room);
  const besideMark = isDense ? 0 : sizes.mark + sizes.gap;
  const aboveText = isDense ? sizes.mark + sizes.gap : 0;

  const heightOf = ({ parts }: LaidCell) =>
    parts.reduce((sum, { family, lines }) => sum + lines.length * sizes.line + (family ? aboveText : 0), 0);

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
          : cell.map(({ text, family }) => ({ family, lines: linesOf(text, inner - besideMark, widthOf) }));
      return { parts, column, x: place.x + indent, width: place.width - indent };
    });
    const height = Math.min(most, Math.max(sizes.line, ...laid.map(heightOf)) + 2 * sizes.padding);
    return { cells: laid, height, isStrong };
  };
}
