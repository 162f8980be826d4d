import type { Density, Metrics } from '@horae/timeline';

/** How high rows are: the density of the device, or as low as those of a spreadsheet. */
export type RowSize = Density | 'smallest';

/** Rows of 36 px for bars to scale and chips; compact ones have 28, the smallest 24. */
export const barMetrics: Record<RowSize, Metrics> = {
  comfortable: { barHeight: 26, barGap: 3, rowPadding: 5, groupHeight: 24, moreHeight: 16 },
  compact: { barHeight: 22, barGap: 2, rowPadding: 3, groupHeight: 24, moreHeight: 14 },
  smallest: { barHeight: 20, barGap: 2, rowPadding: 2, groupHeight: 24, moreHeight: 12 },
};

/** The same heights for full cells, with the shape of the day below their text. */
export const cellMetrics: Record<RowSize, Metrics> = {
  comfortable: { barHeight: 26, barGap: 2, rowPadding: 2, groupHeight: 24, moreHeight: 16, trackHeight: 6 },
  compact: { barHeight: 19, barGap: 2, rowPadding: 2, groupHeight: 24, moreHeight: 14, trackHeight: 5 },
  smallest: { barHeight: 18, barGap: 2, rowPadding: 1, groupHeight: 24, moreHeight: 12, trackHeight: 4 },
};
