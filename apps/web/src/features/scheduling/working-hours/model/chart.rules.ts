import type { HourRow } from '@horae/contract/scheduling/hour-rows';

/** One colour of the chart: a top-level place, or the rest that are too many to tell apart. */
export interface Series {
  /** Null for the rest. */
  node: HourRow | null;
  values: readonly number[];
}

const mostSeries = 6;

/** The largest places on their own; the remainder of the totals is one last series. */
export function seriesOf(
  nodes: readonly HourRow[],
  valuesOf: (node: HourRow) => readonly number[],
  sums: readonly number[],
): Series[] {
  const all = nodes.map((node) => ({ node, values: valuesOf(node) }));
  if (all.length <= mostSeries) return all;
  const size = ({ values }: Series) => values.reduce((sum, value) => sum + Math.abs(value), 0);
  const own = all.toSorted((a, b) => size(b) - size(a)).slice(0, mostSeries - 1);
  const rest = sums.map((sum, at) => own.reduce((left, { values }) => left - (values[at] ?? 0), sum));
  return [...own, { node: null, values: rest }];
}

export interface Piece {
  series: number;
  /** The values it spans; negative ones extend below zero. */
  from: number;
  to: number;
}

/** The pieces of one column, stacked from zero in both directions. */
export function pileUp(series: readonly Series[], column: number): Piece[] {
  let [above, below] = [0, 0];
  return series.flatMap(({ values }, at) => {
    const value = values[column] ?? 0;
    if (value === 0) return [];
    if (value > 0) {
      above += value;
      return [{ series: at, from: above - value, to: above }];
    }
    below += value;
    return [{ series: at, from: below, to: below - value }];
  });
}

/** The lowest and highest values that any column reaches. */
export function reachOf(columns: readonly (readonly Piece[])[]): { least: number; most: number } {
  const pieces = columns.flat();
  return {
    least: Math.min(0, ...pieces.map(({ from }) => from)),
    most: Math.max(0, ...pieces.map(({ to }) => to)),
  };
}

const mostTicks = 4;

/** Round values from `least` to `most` for the lines of the axis: steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(least: number, most: number): number[] {
  const reach = most - least;
  if (reach <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(reach / mostTicks));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => reach / size <= mostTicks)!;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}
