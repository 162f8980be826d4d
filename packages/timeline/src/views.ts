import type { ReactNode } from 'react';
import type { TimelineItem } from './item';
import type { TimelineRow } from './row';
import type { PlacedItem } from './row-layout';
import type { Column, Scale } from './scale';

/*
 * What the host draws into the timeline's places. Each view is compared by identity: hold it in a constant or `useMemo`,
 * since a new object draws its part again (for `RowView`, every row on screen).
 */

/** What a bar says. */
export interface ItemDescription {
  /** Texts, longest first; the first that fits inside is drawn, none if none does. */
  labels: readonly string[];
  /** Drawn just behind the bar when no label fits inside and there is room. */
  outside?: string;
  name: string;
  className?: string;
}

export interface RowView<R extends TimelineRow, I extends TimelineItem> {
  /** Content and accessible name of the frozen first cell. */
  header: (row: R) => ReactNode;
  name: (row: R) => string;
  className?: (row: R) => string | undefined;
  /** Content of a day cell under the bars: subtotals of a group, a wash. Answer nothing to leave it empty. */
  cell?: (row: R, column: Column, items: readonly I[]) => ReactNode;
  /** Accessible name of a day cell; `items` are those drawn from it. */
  cellName: (row: R, column: Column, items: readonly I[]) => string;
  /** Asked for bars on screen only. Without it the item's own `labels`, `name` and `className` serve. */
  describe?: (item: I, place: PlacedItem<I>, row: R) => ItemDescription;
  /** Content of a bar instead of the label; answer nothing to have the label after all. */
  item?: (item: I, place: PlacedItem<I>, row: R) => ReactNode;
  /** What an item is called, for `aria-roledescription`. */
  itemRole: string;
  /** Accessible name of "+n". */
  moreName?: (row: R, column: Column, hidden: number) => string;
  /** Content and name of the frozen last cell; `items` are all of the row's, in the range or not. */
  total?: (row: R, items: readonly I[]) => ReactNode;
  totalName?: (row: R, items: readonly I[]) => string;
}

export interface HeadView {
  /** Content and name of the header over the names. */
  corner?: ReactNode;
  cornerName: string;
  column: (column: Column, scale: Scale) => ReactNode;
  columnName: (column: Column) => string;
  /** Extra class names of a column: on its header and on the tint behind its cells. */
  columnClassName?: (column: Column) => string | undefined;
  total?: ReactNode;
  totalName?: string;
}

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
  /** Drawn over the whole time area, `scale.width` px wide. */
  content: (scale: Scale) => ReactNode;
  contentName: string;
}
