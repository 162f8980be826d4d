import type { ChartSeries } from './chart-data';

/** One series' segment of a stacked bar, from one value to another. */
export interface BarPiece {
  series: number;
  from: number;
  to: number;
}

/** Stacks the bars of several series: positive values upwards, negative ones downwards. */
export function pilesOf(series: readonly ChartSeries[], count: number): BarPiece[][] {
  return Array.from({ length: count }, (_, point) => {
    let [above, below] = [0, 0];
    return series.flatMap(({ data, shape }, index) => {
      const value = data[point] ?? 0;
      if (shape !== 'bars' || value === 0) return [];
      const from = value > 0 ? above : below;
      if (value > 0) above += value;
      else below += value;
      return [{ series: index, from, to: from + value }];
    });
  });
}

/** Returns the smallest and largest value to draw; bars and areas include zero. */
export function extremesOf(series: readonly ChartSeries[], count: number): [least: number, most: number] {
  const ends = pilesOf(series, count).flatMap((pile) => pile.map(({ to }) => to));
  const points = series.flatMap(({ data, shape }) => (shape === 'bars' ? [] : [...data]));
  const base = series.every(({ shape }) => shape === 'line') ? [] : [0];
  const all = [...ends, ...points, ...base];
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 0];
}

/** Returns round values from just below the smallest to just above the largest value. */
export function ticksOf(least: number, most: number, wanted = 4): number[] {
  const rough = (most - least || Math.abs(most) || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

interface Frame {
  width: number;
  height: number;
  /** Number of points. */
  count: number;
  low: number;
  high: number;
  /** Reserves half a bar's width at either end. */
  hasBars: boolean;
  isRtl: boolean;
  room: { start: number; end: number; top: number; bottom: number };
}

/** Maps points and values to coordinates in px, mirrored for right-to-left text. */
export function placesOf({ width, height, count, low, high, hasBars, isRtl, room }: Frame) {
  const inner = Math.max(1, width - room.start - room.end);
  const step = hasBars ? inner / count : inner / Math.max(1, count - 1);
  const flip = (x: number) => (isRtl ? width - x : x);
  const scale = (height - room.top - room.bottom) / (high - low || 1);
  return {
    step,
    x: (point: number) => flip(room.start + step * (hasBars ? point + 0.5 : point)),
    y: (value: number) => room.top + (high - value) * scale,
    /** The horizontal edges of the grid. */
    begin: flip(room.start),
    end: flip(width - room.end),
  };
}

export type Places = ReturnType<typeof placesOf>;

/** Returns the index of the point nearest to a horizontal position. */
export function nearestPoint(places: Places, count: number, x: number): number {
  const far = Array.from({ length: count }, (_, point) => Math.abs(places.x(point) - x));
  return far.indexOf(Math.min(...far));
}

/** Moves overlapping texts apart while keeping their order. */
export function apart(heights: readonly number[], least: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    last = Math.max(height, last + least);
    placed[index] = last;
  }
  return placed;
}
