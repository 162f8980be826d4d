import type { Zoom } from '@horae/timeline';
import type { WindowKind } from '#platform/window-kind';
import type { RowSize } from '#roster/grid/roster-metrics';
import type { GridLens } from './grid-lens';

export type Drawing = 'bars' | 'chips' | 'cells';

/** In px. */
const narrowest: Record<Zoom, number> = { day: 24 * 40, week: 72, 'two-weeks': 48, month: 24 };
const toScale = { desktop: 120, small: 96, twoWeeks: 64 };

/** Lines of text in a full cell. */
export const linesIn: Record<RowSize, 1 | 2> = { comfortable: 2, compact: 1, smallest: 1 };

/** How shifts are drawn: the choice of the device counts for weeks; a lens has its own drawing. */
export function drawingOf(zoom: Zoom, chosen: 'cells' | 'scale', hasLens: boolean): Drawing {
  if (zoom === 'day') return 'bars';
  if (zoom === 'month') return 'chips';
  if (hasLens) return zoom === 'week' ? 'bars' : 'chips';
  return chosen === 'cells' ? 'cells' : 'bars';
}

/** Returns the height of the head in px: bars to scale have hours below the days, the days of two weeks two lines. */
export function headHeightOf(zoom: Zoom, drawing: Drawing, size: RowSize): number {
  if (drawing === 'cells' && zoom === 'week') return size === 'smallest' ? 24 : 32;
  return drawing === 'bars' && zoom !== 'two-weeks' ? 52 : 40;
}

/** Returns the least width of a day, in px. */
export function narrowestDay(zoom: Zoom, drawing: Drawing, kind: WindowKind, lens: GridLens | undefined): number {
  if (drawing !== 'bars' || zoom === 'day') return narrowest[zoom];
  if (zoom !== 'week') return toScale.twoWeeks;
  return kind === 'desktop' ? (lens?.narrowestDay ?? toScale.desktop) : toScale.small;
}

/** Returns the width of the names, in px. */
export const nameWidthOf = (kind: WindowKind): number => (kind === 'desktop' ? 232 : 160);

/** Returns the width of the totals, in px: in the smallest rows hours and difference are side by side. */
export const totalWidthOf = (usual: number, size: RowSize): number => (size === 'smallest' ? usual + 24 : usual);
