import type { TimelineRow } from './row';

/** The sizes that make up rows, in px. */
export interface Metrics {
  /** Height of one bar, and the gap between two lanes. */
  barHeight: number;
  barGap: number;
  /** Above the first lane and below the last one. */
  rowPadding: number;
  groupHeight: number;
  /** Height of the "+n" line below two full lanes of chips. */
  moreHeight: number;
  /** Below the last lane of cells, for the shape of the day. Default 0: it is not drawn. */
  trackHeight?: number;
}

export type Density = 'comfortable' | 'compact';

/** Rows of one lane are 44 px high, compact ones 32 px. */
export const densities: Record<Density, Metrics> = {
  comfortable: { barHeight: 28, barGap: 4, rowPadding: 8, groupHeight: 36, moreHeight: 18 },
  compact: { barHeight: 24, barGap: 2, rowPadding: 4, groupHeight: 32, moreHeight: 16 },
};

/**
 * Returns the height of a row in px, calculated from its lanes and never measured. `limit` is the number of lanes
 * drawn.
 */
export function rowHeight(row: TimelineRow, lanes: number, limit: number, metrics: Metrics): number {
  const extra = (row.extraHeight ?? 0) + (row.kind === 'group' ? 0 : (metrics.trackHeight ?? 0));
  if (row.kind === 'group') return metrics.groupHeight + extra;
  const drawn = Math.max(1, Math.min(lanes, limit));
  const more = lanes > limit ? metrics.moreHeight : 0;
  return 2 * metrics.rowPadding + drawn * metrics.barHeight + (drawn - 1) * metrics.barGap + more + extra;
}
