import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Ref } from 'react';
import type { Command, Hover } from './command';
import type { Id, TimelineItem } from './item';
import type { ItemStore } from './item-store';
import type { Density, Metrics } from './metrics';
import type { Period, Zoom } from './period';
import type { TimelineRow } from './row';
import type { Direction, Scale } from './scale';
import type { FootView, HeadView, RowView, StripView } from './views';

export interface TimelineProps<R extends TimelineRow, I extends TimelineItem> {
  /** Accessible name of the grid. */
  label: string;
  /** In display order, those inside collapsed groups included. Compared by identity. */
  rows: readonly R[];
  store: ItemStore<I>;
  /** The zone whose dates are the columns and whose clock the ticks show. */
  zone: Zone;
  period: Period;
  zoom: Zoom;
  /** Bars to scale, or one chip per item and day. As the zoom says by itself: bars by day and week, chips beyond. */
  drawing?: 'bars' | 'chips';
  /** Chips drawn one above the other before the rest goes behind "+n"; 2 by itself. Bars are all drawn. */
  lanes?: number;
  /** False: a plain grid for assistive technology, whose rows have no levels. True by itself: a treegrid. */
  isTree?: boolean;
  view: RowView<R, I>;
  head: HeadView;
  foot?: FootView;
  strip?: StripView;
  onCommand: (command: Command<R, I>) => void;
  /** Called when something was pointed at or focused for 300 ms, and with `undefined` when that ends. */
  onHover?: (hover: Hover<R, I> | undefined) => void;
  /** Ids of the groups whose rows are hidden. Compared by identity. */
  collapsed?: ReadonlySet<Id>;
  /** Epoch ms: marks today's column and the now-line. The host lets it tick. */
  now?: number;
  dir?: Direction;
  /** A named density or metrics of one's own (px; hold them constant). */
  density?: Density | Metrics;
  /** Widths of the frozen columns and height of the header, px. No total column at 0. */
  nameWidth?: number;
  totalWidth?: number;
  headHeight?: number;
  /** Instead of the zoom's own smallest column width, px. */
  minColumnWidth?: number;
  /** Font of the bars as a CSS shorthand: drawn with it and measured by it. */
  barFont?: string;
  /** A sideways swipe of one finger asks for the next or previous period. */
  swipe?: boolean;
  className?: string;
  ref?: Ref<TimelineHandle>;
}

/** A cell to put the focus on: a row's name (no date), one of its days, or an item of that day. */
export interface FocusTarget {
  rowId: Id;
  date?: LocalDate;
  itemId?: Id;
}

export interface ScrollPosition {
  /** px from the first row, and from the inline start of the time area. */
  top: number;
  inline: number;
}

/** What a host may do to a timeline besides giving it other props. */
export interface TimelineHandle {
  /** The scale as drawn now. */
  scale(): Scale;
  focus(target: FocusTarget): void;
  showRow(rowId: Id): void;
  /** Scrolls sideways until an instant (epoch ms) stands at the inline start of the time area. */
  showInstant(instant: number): void;
  scroll(): ScrollPosition;
  scrollTo(position: ScrollPosition): void;
}
