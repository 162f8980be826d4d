export interface ChartSeries {
  name: string;
  data: readonly number[];
  /** How it is drawn; parts of a ring have no shape. */
  shape?: 'bars' | 'line' | 'area';
}

/** What a chart shows: points of series over labels, or the parts of one whole as a ring. */
export interface ChartData {
  kind: 'plot' | 'ring';
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Tells a value exactly: "58.6%". */
  tell: (value: number) => string;
  /** Tells it shortly: "2.7k". */
  short: (value: number) => string;
  /** A few words to each part of a ring: "up 2%". */
  notes?: readonly string[];
}

export interface ChartFigure {
  label: string;
  value: string;
  /** The number behind a shortened one. */
  exact?: string;
  /** Drawn as a bar below, from 0 to 1. */
  share?: number;
}

/** What stands in a card: a figure to begin with, more of them, and the chart. */
export interface CardContent {
  headline?: ChartFigure & { change?: string };
  figures: readonly ChartFigure[];
  chart: ChartData;
}

/** How much of the whole each part of a ring is, in per cent. */
export function sharesOf({ series }: ChartData): number[] {
  const parts = series[0]?.data ?? [];
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum > 0 ? (part / sum) * 100 : 0));
}

/** Nothing happened: no point is anything but zero. */
export function isBlank({ series }: ChartData): boolean {
  return series.every(({ data }) => data.every((value) => value === 0));
}
