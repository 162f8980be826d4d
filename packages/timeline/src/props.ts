import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { ComponentType, Ref } from 'react';
import type { Command, Hover } from './command';
import type { EditTools } from './editing/tools';
import type { Id, TimelineItem } from './item';
import type { ItemStore } from './item-store';
import type { Density, Metrics } from './metrics';
import type { Period, Zoom } from './period';
import type { TimelineRow } from './row';
import type { CellWidth, Direction, Scale } from './scale';
import type { FootView, HeadView, RowView, StripView } from './views';

export interface TimelineProps<R extends TimelineRow, I extends TimelineItem> {
  /** Accessible name of the grid. */
  label: string;
  /** In display order, including those inside collapsed groups. Compared by identity. */
  rows: readonly R[];
  store: ItemStore<I>;
  /** The columns are local dates of this zone, and the ticks show its local time. */
  zone: Zone;
  period: Period;
  zoom: Zoom;
  /**
   * Bars to scale, or one chip per item and day. Default: bars for day and week, chips for longer periods. Cells are
   * chips that stand side by side in their day, with the shape of the day below them; they need `itemWidth`.
   */
  drawing?: 'bars' | 'chips' | 'cells';
  /**
   * Only for cells: the px an item needs and can use, given all items of its row that begin on the same day. Compared
   * by identity.
   */
  itemWidth?: (item: I, ofDay: readonly I[]) => CellWidth;
  /** How many chips are stacked before the rest goes behind "+n"; default 2. Bars are never hidden. */
  lanes?: number;
  /** False: a plain `grid` for assistive technology, whose rows have no levels. Default true: a `treegrid`. */
  isTree?: boolean;
  view: RowView<R, I>;
  head: HeadView;
  foot?: FootView;
  strip?: StripView;
  onCommand: (command: Command<R, I>) => void;
  /** Called after something was pointed at or focused for 300 ms, and with undefined when that ends. */
  onHover?: (hover: Hover<R, I> | undefined) => void;
  /** Ids of the groups whose rows are hidden. Compared by identity. */
  collapsed?: ReadonlySet<Id>;
  /** Epoch milliseconds; highlights today's column and draws the now-line. The host updates it. */
  now?: number;
  dir?: Direction;
  /** A named density, or custom metrics in px (keep the object stable). */
  density?: Density | Metrics;
  /** Widths of the frozen columns and height of the header, in px. A `totalWidth` of 0 means no total column. */
  nameWidth?: number;
  totalWidth?: number;
  headHeight?: number;
  /** Overrides the zoom's minimum column width, in px. */
  minColumnWidth?: number;
  /** Font of the bars as a CSS shorthand, used for both drawing and measuring. */
  barFont?: string;
  /**
   * Makes days editable: they can be typed into, and it renders the `EditLayer` of `@horae/timeline/editing`, which
   * gives the other commands of editing. Separate, so that pages that only show load nothing of it.
   */
  editing?: ComponentType<EditTools<R, I>> | undefined;
  /** Whether a sideways swipe with one finger requests the next or previous period. */
  swipe?: boolean;
  className?: string;
  ref?: Ref<TimelineHandle>;
}

/** A cell to focus: the name of a row (without a date), one of its days, or an item on that day. */
export interface FocusTarget {
  rowId: Id;
  date?: LocalDate;
  itemId?: Id;
}

export interface ScrollPosition {
  /** In px from the first row and from the inline start of the time area. */
  top: number;
  inline: number;
}

/** What a host can do with a timeline besides passing props. */
export interface TimelineHandle {
  /** Returns the scale as currently drawn. */
  scale(): Scale;
  focus(target: FocusTarget): void;
  showRow(rowId: Id): void;
  /** Scrolls sideways until an instant (epoch milliseconds) is at the inline start of the time area. */
  showInstant(instant: number): void;
  scroll(): ScrollPosition;
  scrollTo(position: ScrollPosition): void;
}
