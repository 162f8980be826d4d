import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Body } from './body';
import { columnCount, headRows, type Position, rowCount } from './cursor';
import { FootRow } from './foot-row';
import type { Grid } from './grid';
import { GroupOverlay, type OverlayHandle } from './group-overlay';
import { handlersOf } from './handlers';
import { HeadRows } from './head-rows';
import type { Id, TimelineItem } from './item';
import { densities } from './metrics';
import { createModelCache } from './model-cache';
import type { TimelineProps } from './props';
import { rootClass, rootStyle } from './root-style';
import type { TimelineRow } from './row';
import type { RowRange } from './row-range';
import { type CellNeed, createScale, minColumnWidths } from './scale';
import { NowLine, Underlay } from './underlay';
import { useColumnMark } from './use-column-mark';
import { useCursor } from './use-cursor';
import { useGestures } from './use-gestures';
import { useHandle } from './use-handle';
import { useHover } from './use-hover';
import { keyHandler } from './use-keyboard';
import { pressHandlers } from './use-press';
import { useRowWindow } from './use-row-window';
import { type Size, useSize } from './use-size';
import { useTextMeasure } from './use-text-measure';

const noGroups: ReadonlySet<Id> = new Set();
const unknownSize: Size = { width: 0, height: 0 };

/** A grid of rows by days with items drawn over the time they take. It fills its container and scrolls inside it. */
export function Timeline<R extends TimelineRow, I extends TimelineItem>({
  label,
  rows,
  store,
  zone,
  period,
  zoom,
  drawing: kind,
  itemWidth,
  lanes,
  isTree = true,
  view,
  head,
  foot,
  strip,
  onCommand,
  onHover,
  collapsed = noGroups,
  now,
  dir = 'ltr',
  density = 'comfortable',
  nameWidth = 248,
  totalWidth = 0,
  headHeight = 56,
  minColumnWidth = minColumnWidths[zoom],
  barFont = '500 12px system-ui, sans-serif',
  swipe = false,
  editing: Editing,
  className,
  ref,
}: TimelineProps<R, I>) {
  const metrics = typeof density === 'string' ? densities[density] : density;
  const hasTotal = totalWidth > 0;

  const scroller = useRef<HTMLDivElement>(null);
  const measured = useSize(scroller);
  const size = measured ?? unknownSize;
  const width = Math.max(0, size.width - nameWidth - totalWidth);
  const { start, days } = period;
  const scale = useMemo(
    () =>
      createScale({
        zone,
        period: { start, days },
        zoom,
        ...(kind && { chips: kind !== 'bars' }),
        ...(kind === 'cells' && itemWidth && { cells: itemWidth as CellNeed }),
        ...(lanes && { lanes }),
        dir,
        width,
        minColumnWidth,
      }),
    [zone, start, days, zoom, kind, itemWidth, lanes, dir, width, minColumnWidth],
  );

  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const [modelOf] = useState(createModelCache<R, I>);
  const model = modelOf({ rows, collapsed, store, scale, metrics }, snapshot);
  const stuckHeight = headHeight + (strip?.height ?? 0);
  const bodyHeight = Math.max(0, size.height - stuckHeight - (foot?.height ?? 0));

  const shape = {
    strip: strip !== undefined,
    bodyRows: model.rows.length,
    foot: foot !== undefined,
    days: scale.columns.length,
    total: hasTotal,
  };
  const grid: Grid<R, I> = {
    rows,
    model,
    store,
    scale,
    shape,
    metrics,
    nameWidth,
    totalWidth,
    bodyHeight,
    viewWidth: size.width,
  };
  const measure = useTextMeasure(barFont);
  const overlay = useRef<OverlayHandle>(null);
  const hover = useHover(grid, onHover);
  const { range, isSettled, isRacing } = useRowWindow(
    scroller,
    model,
    bodyHeight,
    (top) => overlay.current?.follow(top),
    hover.end,
  );
  const calm = useMemo(
    () => ({ store, scale, view, metrics, measure, nameWidth, hasTotal, isTree, isRacing: false }),
    [store, scale, view, metrics, measure, nameWidth, hasTotal, isTree],
  );
  const drawing = useMemo(() => (isRacing ? { ...calm, isRacing } : calm), [calm, isRacing]);
  const cursor = useCursor(scroller, grid);
  const mark = useColumnMark(scroller, grid);
  useGestures(scroller, { grid, swipe, onCommand });
  useHandle(ref, scroller, grid, cursor);

  const isExpanded = (row: R) => !collapsed.has(row.id);
  const onKey = keyHandler({ grid, cursor, isExpanded, editing: Editing !== undefined, onCommand });
  const press = pressHandlers({ grid, isExpanded, editing: Editing !== undefined, onCommand });
  const firstRow = headRows(shape);
  const stop = cursor.at ?? { row: model.rows.length > 0 ? firstRow + range.first : 0, column: 0 };
  const today = now === undefined ? -1 : scale.columns.findIndex((column) => now >= column.start && now < column.end);

  return (
    <div
      ref={scroller}
      role={isTree ? 'treegrid' : 'grid'}
      tabIndex={-1}
      aria-label={label}
      aria-busy={!isSettled}
      aria-rowcount={rowCount(shape)}
      aria-colcount={columnCount(shape)}
      className={rootClass(className, scale, scale.width > width, swipe)}
      dir={dir}
      style={rootStyle(metrics, { nameWidth, totalWidth, columnWidth: scale.columnWidth, stuckHeight, barFont })}
      {...handlersOf({ cursor, hover, mark, press, onKey })}
      {...(Editing && { 'aria-multiselectable': true })}
    >
      {measured && (
        <div className="tl-canvas" role="presentation" style={{ width: nameWidth + scale.width + totalWidth }}>
          <HeadRows
            head={head}
            strip={strip}
            scale={scale}
            height={headHeight}
            hasTotal={hasTotal}
            today={today}
            activeRow={stop.row < firstRow ? stop.row : -1}
            activeColumn={stop.row < firstRow ? stop.column : -1}
          />
          <Underlay scale={scale} head={head} today={today} height={bodyHeight} />
          <NowLine scale={scale} now={now} height={bodyHeight} />
          <GroupOverlay handle={overlay} drawing={drawing} model={model} collapsed={collapsed} />
          <Body
            drawing={drawing}
            calm={calm}
            model={model}
            drawn={drawnRows(range, stop, firstRow, model.rows.length)}
            collapsed={collapsed}
            rowsBefore={firstRow}
            minHeight={bodyHeight}
            activeIndex={stop.row - firstRow}
            activeColumn={stop.column}
            activeItem={cursor.itemId}
          />
          {Editing && (
            <Editing scroller={scroller} grid={grid} cursor={cursor} stuckHeight={stuckHeight} onCommand={onCommand} />
          )}
          {foot && (
            <FootRow
              foot={foot}
              head={head}
              scale={scale}
              ariaIndex={rowCount(shape)}
              hasTotal={hasTotal}
              today={today}
              activeColumn={stop.row === rowCount(shape) - 1 ? stop.column : -1}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The range, plus the row with the tab stop wherever it is: scrolling away must not lose the focus. */
function drawnRows({ first, last }: RowRange, stop: Position, firstRow: number, count: number): number[] {
  const drawn: number[] = [];
  const pinned = stop.row - firstRow;
  const isPinned = pinned >= 0 && pinned < count;
  if (isPinned && pinned < first) drawn.push(pinned);
  for (let index = first; index <= last; index++) drawn.push(index);
  if (isPinned && pinned > last) drawn.push(pinned);
  return drawn;
}
