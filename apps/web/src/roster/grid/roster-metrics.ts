import type { Density, Metrics } from '@horae/timeline';

/** Rows of 36 px for bars to scale and chips; compact ones have 28. */
export const barMetrics: Record<Density, Metrics> = {
  comfortable: { barHeight: 26, barGap: 3, rowPadding: 5, groupHeight: 24, moreHeight: 16 },
  compact: { barHeight: 22, barGap: 2, rowPadding: 3, groupHeight: 24, moreHeight: 14 },
};

/** The same heights for full cells, with the shape of the day below their text. */
export const cellMetrics: Record<Density, Metrics> = {
  comfortable: { barHeight: 26, barGap: 2, rowPadding: 2, groupHeight: 24, moreHeight: 16, trackHeight: 6 },
  compact: { barHeight: 19, barGap: 2, rowPadding: 2, groupHeight: 24, moreHeight: 14, trackHeight: 5 },
};
