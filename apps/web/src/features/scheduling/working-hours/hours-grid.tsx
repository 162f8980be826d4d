import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { HoursFoot } from './hours-foot';
import styles from './hours-grid.module.css';
import { HoursHead } from './hours-head';
import { type HoursModel, textOf, totalIn, valueIn } from './hours-model';
import { HoursRow } from './hours-row';
import { footRow, moved } from './model/grid-cursor.rules';
import type { HourSort, PathKey } from './model/hours-view.rules';
import { useGridFocus } from './use-grid-focus';
import { rowHeight, useRowWindow } from './use-row-window';
import { hoursWords } from './working-hours.words';

interface HoursGridProps {
  model: HoursModel;
  sort: HourSort;
  nameWidth: number;
  onOpen: (key: PathKey, isOpen: boolean) => void;
  onOpenSiblings: (key: PathKey) => void;
  /** Opens the hours of a place in one column, or in all of them. */
  onDetail: (path: PathKey, column: string) => void;
  /** Rendered below the table, aligned with its columns. */
  chart: ReactNode;
  chartHeight: number;
}

const headHeight = 48;
const footHeight = 40;
const narrowest = 56;

/** The width that fits the longest figure. */
const widthFor = (texts: readonly string[], least: number) =>
  Math.ceil(Math.max(least, ...texts.map((text) => text.length * 7.6 + 16)));

/** The tree of places with its sums by column. Only visible rows are in the document. */
export function HoursGrid(props: HoursGridProps) {
  const { model, sort, nameWidth, onOpen, onOpenSiblings, onDetail, chart, chartHeight } = props;
  const say = hoursWords.use();
  const { rows, tree } = model;
  const columns = tree.columns.length + 2;
  const scroller = useRef<HTMLDivElement>(null);
  const widths = useMemo(() => {
    const sums = tree.columns.map((column) => textOf(valueIn(model, tree.total, column), model.measure));
    return {
      column: widthFor(sums, narrowest),
      total: widthFor([`${textOf(totalIn(model, tree.total), model.measure)}00`], 88),
    };
  }, [model, tree]);
  const shown = useRowWindow(scroller, rows.length);
  const focus = useGridFocus(scroller, rows, columns, {
    head: headHeight,
    foot: footHeight + chartHeight,
    start: nameWidth,
    end: widths.total,
  });
  const { place } = focus;

  const firstColumn = tree.columns[0]?.key;
  useLayoutEffect(() => {
    const element = scroller.current;
    const today = element?.querySelector<HTMLElement>('[data-today]');
    if (!element || !today) return;
    // Scroll until today is the last visible column, so that the days before it show.
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const [box, outer] = [today.getBoundingClientRect(), element.getBoundingClientRect()];
    const hidden = isRtl ? outer.left + widths.total - box.left : box.right - outer.right + widths.total;
    if (hidden > 0) element.scrollLeft += isRtl ? -hidden : hidden;
    // Once per period and kind of column, not whenever a figure changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [firstColumn, model.column]);

  const indexes = Array.from({ length: Math.max(0, shown.end - shown.first) }, (_, at) => shown.first + at);
  // Keep the row of the cursor in the document so that it keeps the focus.
  const isOutside = place.row !== footRow && !indexes.includes(place.row) && place.row < rows.length;
  if (isOutside) indexes.push(place.row);

  const columnAt = (column: number) => (column === columns - 1 ? 'total' : (tree.columns[column - 1]?.key ?? 'total'));
  const keyAt = (row: number) => (row === footRow ? '' : (rows[row]?.key ?? ''));

  function detail(row: number, column: number): void {
    if (row === footRow || rows[row]?.node) onDetail(keyAt(row), columnAt(column));
  }

  function onNameKey(key: string): boolean {
    const row = rows[place.row];
    if (!row || place.column !== 0) return false;
    const parent = row.key.split('.').slice(0, -1).join('.');
    if (key === 'ArrowRight' && row.canOpen && !row.isOpen) onOpen(row.key, true);
    else if (key === 'ArrowLeft' && row.isOpen) onOpen(row.key, false);
    else if (key === 'ArrowLeft' && parent) focus.goTo({ row: rows.findIndex((one) => one.key === parent), column: 0 });
    else if (key === ' ' && row.canOpen) onOpen(row.key, !row.isOpen);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey || !(event.target as HTMLElement).closest('[data-cell]')) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const turned: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const key = (isRtl && turned[event.key]) || event.key;
    if (key === 'Enter') detail(place.row, place.column);
    else if (key === '*' && place.row !== footRow) onOpenSiblings(keyAt(place.row));
    else if (!onNameKey(key)) {
      const next = moved(place, key, event.ctrlKey, { rows: rows.length, columns, page: shown.page });
      if (!next) return;
      focus.goTo(next);
    }
    event.preventDefault();
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    const row = Number(cell.dataset.row);
    const column = cell.dataset.cell === 'total' ? columns - 1 : Number(cell.dataset.cell);
    focus.goTo({ row, column });
    const line = rows[row];
    if (column === 0 && line?.canOpen) onOpen(line.key, !line.isOpen);
    else detail(row, column);
  }

  const variables = {
    '--name': `${nameWidth}px`,
    '--column': `${widths.column}px`,
    '--total': `${widths.total}px`,
    '--head': `${headHeight}px`,
    '--foot': `${footHeight}px`,
    '--chart': `${chartHeight}px`,
    '--columns': tree.columns.length,
  } as CSSProperties;

  return (
    <div ref={scroller} className={styles.scroller} style={variables}>
      <div
        role="treegrid"
        aria-label={say('title')}
        aria-rowcount={rows.length + 2}
        aria-colcount={columns}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <HoursHead model={model} sort={sort} />
        <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * rowHeight }}>
          {indexes.map((index) => (
            <HoursRow
              key={rows[index]!.key}
              model={model}
              row={rows[index]!}
              index={index}
              cursor={index === place.row ? place.column : -1}
            />
          ))}
        </div>
        <HoursFoot model={model} cursor={place.row === footRow ? place.column : -1} />
      </div>
      {chart}
    </div>
  );
}
