export interface ChartSeries {
  name: string;
  data: readonly number[];
  /** How the series is drawn; unset for rings. */
  shape?: 'bars' | 'line' | 'area';
}

/** The content of a chart: series of points over labels, or the parts of a whole as a ring. */
export interface ChartData {
  kind: 'plot' | 'ring';
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value in full: "58.6%". */
  tell: (value: number) => string;
  /** Formats a value briefly: "2.7k". */
  short: (value: number) => string;
  /** One short note per part of a ring: "up 2%". */
  notes?: readonly string[];
}

export interface ChartFigure {
  label: string;
  value: string;
  /** The full number if `value` is shortened. */
  exact?: string;
  /** From 0 to 1, drawn as a bar below the figure. */
  share?: number;
}

/** The content of a card: a headline figure, further figures, and the chart. */
export interface CardContent {
  headline?: ChartFigure & { change?: string };
  figures: readonly ChartFigure[];
  chart: ChartData;
}

/** Each part of a ring as a percentage of the whole. */
export function sharesOf({ series }: ChartData): number[] {
  const parts = series[0]?.data ?? [];
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum > 0 ? (part / sum) * 100 : 0));
}

/** Whether every point is zero. */
export function isBlank({ series }: ChartData): boolean {
  return series.every(({ data }) => data.every((value) => value === 0));
}
