import type { TimelineItem } from './item';
import type { ItemStore } from './item-store';
import type { Metrics } from './metrics';
import type { TimelineRow } from './row';
import type { Scale } from './scale';
import type { TextMeasure } from './text-width';
import type { RowView } from './views';

/** What all rows are drawn with. A new one draws every row on screen again. */
export interface Drawing<R extends TimelineRow, I extends TimelineItem> {
  store: ItemStore<I>;
  scale: Scale;
  view: RowView<R, I>;
  metrics: Metrics;
  measure: TextMeasure;
  /** px. */
  nameWidth: number;
  hasTotal: boolean;
  /** Rows tell their levels. */
  isTree: boolean;
  /** Rows race past: texts of bars and names of cells are left out until they stop. */
  isRacing: boolean;
}
