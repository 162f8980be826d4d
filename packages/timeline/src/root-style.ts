import type { CSSProperties } from 'react';
import type { Metrics } from './metrics';
import type { Scale } from './scale';

interface Sizes {
  nameWidth: number;
  totalWidth: number;
  columnWidth: number;
  /** Height of the header and the strip together. */
  stuckHeight: number;
  barFont: string;
}

/** The metrics and widths (px) that the style sheet needs, as custom properties of the root. */
export function rootStyle(metrics: Metrics, sizes: Sizes): CSSProperties {
  return {
    '--tl-name-width': `${sizes.nameWidth}px`,
    '--tl-total-width': `${sizes.totalWidth}px`,
    '--tl-column-width': `${sizes.columnWidth}px`,
    '--tl-stuck-height': `${sizes.stuckHeight}px`,
    '--tl-bar-font': sizes.barFont,
    '--tl-row-padding': `${metrics.rowPadding}px`,
    '--tl-bar-height': `${metrics.barHeight}px`,
    '--tl-more-height': `${metrics.moreHeight}px`,
    '--tl-group-height': `${metrics.groupHeight}px`,
  } as CSSProperties;
}

export function rootClass(
  own: string | undefined,
  { zoom, cells }: Scale,
  scrollsSideways: boolean,
  swipe: boolean,
): string {
  const names = [
    'tl-root',
    `tl-zoom-${zoom}`,
    cells && 'tl-cells',
    scrollsSideways && 'tl-sideways',
    swipe && 'tl-swipe',
  ];
  return [...names, own].filter(Boolean).join(' ');
}
