import type { ReactNode } from 'react';
import type { TimelineItem } from './item';
import type { TimelineRow } from './row';
import type { PlacedItem } from './row-layout';
import type { Column, Scale } from './scale';

/*
 * What the host renders in the parts of the timeline. Views are compared by identity: keep them in a constant or in
 * `useMemo`, because a new object redraws its part (for `RowView`, every row on screen).
 */

/** The texts of a bar. */
export interface ItemDescription {
  /** Longest first; the first that fits inside is drawn, or none if none does. */
  labels: readonly string[];
  /** Drawn directly after the bar if no label fits inside and there is space. */
  outside?: string;
  name: string;
  className?: string;
}

/** How rows and their items are rendered and named. */
export interface RowView<R extends TimelineRow, I extends TimelineItem> {
  /** Content and accessible name of the frozen first cell. */
  header: (row: R) => ReactNode;
  name: (row: R) => string;
  className?: (row: R) => string | undefined;
  /** Content of a day cell under the bars, such as a group's subtotals or a tint. Return nothing to leave it empty. */
  cell?: (row: R, column: Column, items: readonly I[]) => ReactNode;
  /** Accessible name of a day cell; `items` are those drawn from it. */
  cellName: (row: R, column: Column, items: readonly I[]) => string;
  /** Called only for bars on screen. Without it, the item's own `labels`, `name` and `className` are used. */
  describe?: (item: I, place: PlacedItem<I>, row: R) => ItemDescription;
  /** Content of a bar instead of the label; return nothing to use the label. */
  item?: (item: I, place: PlacedItem<I>, row: R) => ReactNode;
  /** The CSS colour of an item in the shape of its day. Without it, cells show no shape. */
  trackColour?: (item: I) => string;
  /** What an item is called, for `aria-roledescription`. */
  itemRole: string;
  /** Accessible name of "+n". */
  moreName?: (row: R, column: Column, hidden: number) => string;
  /** Content and name of the frozen last cell; `items` are all items of the row, even outside the range. */
  total?: (row: R, items: readonly I[]) => ReactNode;
  totalName?: (row: R, items: readonly I[]) => string;
}

/** How the header is rendered and named. */
export interface HeadView {
  /** Content and accessible name of the header above the names. */
  corner?: ReactNode;
  cornerName: string;
  column: (column: Column, scale: Scale) => ReactNode;
  columnName: (column: Column) => string;
  /** Extra class names of a column: on its header and on the tint behind its cells. */
  columnClassName?: (column: Column) => string | undefined;
  total?: ReactNode;
  totalName?: string;
}

/** How the sticky footer with the totals is rendered and named. */
export interface FootView {
  /** px. */
  height: number;
  header: ReactNode;
  name: string;
  cell: (column: Column) => ReactNode;
  cellName: (column: Column) => string;
  total?: ReactNode;
  totalName?: string;
}

/** A band between the header and the rows that shares their time axis. */
export interface StripView {
  /** px. */
  height: number;
  header: ReactNode;
  name: string;
  /** Drawn over the whole time area, which is `scale.width` px wide. */
  content: (scale: Scale) => ReactNode;
  contentName: string;
}
