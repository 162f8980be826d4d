import { memo, type Ref } from 'react';
import { barOf } from './bar';
import type { Drawing } from './drawing';
import type { Id, TimelineItem } from './item';
import type { TimelineRow } from './row';
import { layoutOf, type RowLayout } from './row-layout';
import type { Column } from './scale';
import { trackStyle } from './track-style';

interface BodyRowProps<R extends TimelineRow, I extends TimelineItem> {
  ref: Ref<HTMLDivElement>;
  drawing: Drawing<R, I>;
  row: R;
  items: readonly I[];
  /** Index in the whole grid, counting from 1. */
  ariaIndex: number;
  /** px. */
  height: number;
  expanded: boolean;
  /** The column with the tab stop, -1 for none, and the item within it, if the tab stop is on one. */
  activeColumn: number;
  activeItem: Id | undefined;
}

/** One row. Memoised, so that it renders only when its content changes; Body sets its position. */
export const BodyRow = memo(BodyRowInner) as typeof BodyRowInner;

function BodyRowInner<R extends TimelineRow, I extends TimelineItem>({
  ref,
  drawing,
  row,
  items,
  ariaIndex,
  height,
  expanded,
  activeColumn,
  activeItem,
}: BodyRowProps<R, I>) {
  const { scale, view, store, hasTotal, isTree } = drawing;
  const layout = layoutOf(items, scale, store.longest());
  const isGroup = row.kind === 'group';
  const own = view.className?.(row);
  const totalColumn = scale.columns.length + 1;
  const tab = (column: number) => (column === activeColumn && activeItem === undefined ? 0 : -1);
  return (
    <div
      ref={ref}
      role="row"
      className={`tl-row ${isGroup ? 'tl-group' : 'tl-resource'}${own ? ` ${own}` : ''}`}
      aria-rowindex={ariaIndex}
      aria-level={isTree ? row.level : undefined}
      aria-expanded={isTree && isGroup ? expanded : undefined}
      style={{ height }}
    >
      <div
        role="rowheader"
        className="tl-name"
        aria-colindex={1}
        aria-label={view.name(row)}
        aria-expanded={!isTree && isGroup ? expanded : undefined}
        tabIndex={tab(0)}
      >
        {isGroup && <span className="tl-twisty" aria-hidden="true" />}
        {view.header(row)}
      </div>
      {scale.columns.map((column, i) => cellOf(drawing, row, column, layout, tab(i + 1), activeItem))}
      {hasTotal && (
        <div
          role="gridcell"
          className="tl-total"
          aria-colindex={totalColumn + 1}
          aria-label={view.totalName?.(row, items)}
          tabIndex={tab(totalColumn)}
        >
          {view.total?.(row, items)}
        </div>
      )}
    </div>
  );
}

const nothing: readonly never[] = [];

/**
 * A day of a row. Its bars are inside it for assistive technology, but positioned relative to the row. Like the bars it
 * is a function, not a component: a frame of fast scrolling has hundreds of each, and none has state.
 */
function cellOf<R extends TimelineRow, I extends TimelineItem>(
  drawing: Drawing<R, I>,
  row: R,
  column: Column,
  { cells, hidden: hiddenIn, shapes }: RowLayout<I>,
  tabIndex: number,
  activeItem: Id | undefined,
) {
  const { view, scale, isRacing } = drawing;
  const placed = cells[column.index]!;
  const hidden = hiddenIn[column.index]!;
  const items = placed.length === 0 ? nothing : placed.map(({ item }) => item);
  return (
    <div
      key={column.index}
      role="gridcell"
      className="tl-cell"
      aria-colindex={column.index + 2}
      aria-label={isRacing ? undefined : view.cellName(row, column, items)}
      tabIndex={tabIndex}
      style={shapes && view.trackColour && trackStyle(shapes[column.index]!, scale, view.trackColour)}
    >
      {view.cell?.(row, column, items)}
      {placed.map((place, i) => barOf(drawing, row, place, i, place.item.id === activeItem))}
      {hidden > 0 && (
        <div
          role="button"
          className="tl-more"
          data-more=""
          tabIndex={-1}
          aria-label={view.moreName?.(row, column, hidden)}
        >
          +{hidden}
        </div>
      )}
    </div>
  );
}
