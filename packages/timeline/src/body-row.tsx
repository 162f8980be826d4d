import { memo, type RefObject } from 'react';
import { Bar } from './bar';
import type { Id, TimelineItem } from './item';
import type { Metrics } from './metrics';
import type { TimelineRow } from './row';
import { layoutOf, type PlacedItem } from './row-layout';
import type { Column, Scale } from './scale';
import type { TextMeasure } from './text-width';
import type { RowView } from './views';

export interface BodyRowProps<R extends TimelineRow, I extends TimelineItem> {
  element: RefObject<HTMLDivElement | null>;
  row: R;
  /** Its place in the whole grid, counting from 1. */
  ariaIndex: number;
  height: number;
  expanded: boolean;
  items: readonly I[];
  longest: number;
  scale: Scale;
  view: RowView<R, I>;
  metrics: Metrics;
  measure: TextMeasure;
  nameWidth: number;
  hasTotal: boolean;
  /** Column that is the tab stop, -1 for none; and the item inside it, if the stop is that. */
  activeColumn: number;
  activeItem: Id | undefined;
}

/** One row. It is memoised: only a change of what it shows draws it again; where it lies is set from outside. */
export const BodyRow = memo(BodyRowInner) as typeof BodyRowInner;

function BodyRowInner<R extends TimelineRow, I extends TimelineItem>(props: BodyRowProps<R, I>) {
  const { row, view, scale, items, activeColumn, activeItem, hasTotal } = props;
  const layout = layoutOf(items, scale, props.longest);
  const isGroup = row.kind === 'group';
  const own = view.className?.(row);
  const tab = (column: number) => (column === activeColumn && activeItem === undefined ? 0 : -1);
  return (
    <div
      ref={props.element}
      role="row"
      className={`tl-row ${isGroup ? 'tl-group' : 'tl-resource'}${own ? ` ${own}` : ''}`}
      aria-rowindex={props.ariaIndex}
      aria-level={row.level}
      aria-expanded={isGroup ? props.expanded : undefined}
      style={{ height: props.height }}
    >
      <div role="rowheader" className="tl-name" aria-colindex={1} aria-label={view.name(row)} tabIndex={tab(0)}>
        {isGroup && <span className="tl-twisty" aria-hidden="true" />}
        {view.header(row)}
      </div>
      {scale.columns.map((column) => (
        <Cell
          key={column.index}
          {...props}
          column={column}
          placed={layout.cells[column.index]!}
          hidden={layout.hidden[column.index]!}
          tabIndex={tab(column.index + 1)}
        />
      ))}
      {hasTotal && (
        <div
          role="gridcell"
          className="tl-total"
          aria-colindex={scale.columns.length + 2}
          aria-label={view.totalName?.(row, items)}
          tabIndex={tab(scale.columns.length + 1)}
        >
          {view.total?.(row, items)}
        </div>
      )}
    </div>
  );
}

interface CellProps<R extends TimelineRow, I extends TimelineItem> extends BodyRowProps<R, I> {
  column: Column;
  placed: readonly PlacedItem<I>[];
  hidden: number;
  tabIndex: number;
}

const nothing: readonly never[] = [];

/** A day of a row. Its bars stand inside it for assistive technology; they are positioned on the row. */
function Cell<R extends TimelineRow, I extends TimelineItem>(props: CellProps<R, I>) {
  const { row, column, placed, hidden, view } = props;
  const items = placed.length === 0 ? nothing : placed.map(({ item }) => item);
  return (
    <div
      role="gridcell"
      className="tl-cell"
      aria-colindex={column.index + 2}
      aria-label={view.cellName(row, column, items)}
      tabIndex={props.tabIndex}
    >
      {view.cell?.(row, column, items)}
      {placed.map((place, i) => (
        <Bar
          // By place, not by id: a row that scrolls in takes over the bars of the one that scrolled out.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          place={place}
          row={row}
          view={view}
          inset={props.nameWidth}
          metrics={props.metrics}
          measure={props.measure}
          active={place.item.id === props.activeItem}
        />
      ))}
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
