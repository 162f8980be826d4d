import type { TimelineItem } from './item';
import type { ItemStore } from './item-store';
import type { Metrics } from './metrics';
import type { TimelineRow } from './row';
import type { Scale } from './scale';
import type { TextMeasure } from './text-width';
import type { RowView } from './views';

/** The inputs that all rows are drawn with. A new object redraws every row on screen. */
export interface Drawing<R extends TimelineRow, I extends TimelineItem> {
  store: ItemStore<I>;
  scale: Scale;
  view: RowView<R, I>;
  metrics: Metrics;
  measure: TextMeasure;
  /** px. */
  nameWidth: number;
  hasTotal: boolean;
  /** Whether rows expose their levels. */
  isTree: boolean;
  /** During fast scrolling, texts of bars and names of cells are omitted until it stops. */
  isRacing: boolean;
}
