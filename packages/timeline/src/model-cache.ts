import type { Id, TimelineItem } from './item';
import type { ItemStore, StoreSnapshot } from './item-store';
import { countLanes } from './lanes';
import { type Metrics, rowHeight } from './metrics';
import { type TimelineRow, visibleRows } from './row';
import { createRowModel, type RowModel, remeasure } from './row-model';
import type { Scale } from './scale';

interface ModelInputs<R extends TimelineRow, I extends TimelineItem> {
  rows: readonly R[];
  collapsed: ReadonlySet<Id>;
  store: ItemStore<I>;
  scale: Scale;
  metrics: Metrics;
}

/**
 * Keeps the row model between renders: the lanes of all rows are counted again only if the rows, the range, the zoom or
 * the metrics change; after a change of items, only those of the rows concerned.
 */
export function createModelCache<R extends TimelineRow, I extends TimelineItem>() {
  let key: readonly unknown[] = [];
  let version = -1;
  let model: RowModel<R> | undefined;

  return function modelOf(inputs: ModelInputs<R, I>, snapshot: StoreSnapshot): RowModel<R> {
    const { rows, collapsed, store, scale, metrics } = inputs;
    const nextKey: unknown[] = [rows, collapsed, store, scale.start, scale.end, scale.zoom, scale.zone, metrics];
    // How many chips fit side by side depends on the width of a day.
    nextKey.push(scale.cells, scale.cells && scale.columnWidth);
    const limit = scale.lanes;
    const heightOf = (row: R) =>
      rowHeight(
        row,
        row.kind === 'group' ? 0 : countLanes(store.itemsOf(row.id), scale, store.longest()),
        limit,
        metrics,
      );

    const isSameGrid = model !== undefined && nextKey.every((part, i) => part === key[i]);
    if (isSameGrid && snapshot.version === version) return model!;
    if (isSameGrid && snapshot.version === version + 1 && snapshot.changed !== 'all') {
      model = remeasure(model!, snapshot.changed, heightOf);
    } else {
      model = createRowModel(visibleRows(rows, collapsed), heightOf);
    }
    key = nextKey;
    version = snapshot.version;
    return model;
  };
}
