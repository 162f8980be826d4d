/** How the rows of a block follow from the first one. */
export interface PatternStep {
  /** Days by which the pattern begins later in each row; negative: earlier. */
  shift: number;
  /** The column of the first row that a place in any row repeats. */
  columnOf: (row: number, column: number) => number;
}

/**
 * The step by which each row is the first one moved on, by the shortest period that explains all of them; null if there
 * is none, or only one row. A pattern that the columns cut off goes on where it would.
 */
export function patternStep(rows: readonly (readonly string[])[]): PatternStep | null {
  const [first, second] = rows;
  if (!first || !second) return null;
  for (let period = 1; period <= first.length; period += 1) {
    if (!first.every((cell, at) => cell === first[at % period])) continue;
    for (let shift = 0; shift < period; shift += 1) {
      const columnOf = (row: number, column: number) => remainder(column - row * shift, period);
      const isStep = rows.every((cells, row) => cells.every((cell, column) => cell === first[columnOf(row, column)]));
      if (isStep) return { shift: shift * 2 > period ? shift - period : shift, columnOf };
    }
  }
  return null;
}

const remainder = (value: number, by: number): number => ((value % by) + by) % by;
