import { memo } from 'react';
import type { Scale } from './scale';
import type { HeadView, StripView } from './views';

interface HeadRowsProps {
  head: HeadView;
  strip: StripView | undefined;
  scale: Scale;
  height: number;
  hasTotal: boolean;
  today: number;
  /** Row and column with the tab stop, counting from 0; -1 for none. */
  activeRow: number;
  activeColumn: number;
}

/** The sticky header row with its time labels, and the strip below it. */
export const HeadRows = memo(function HeadRows(props: HeadRowsProps) {
  const { head, strip, scale, hasTotal } = props;
  const tab = (row: number, column: number) => (row === props.activeRow && column === props.activeColumn ? 0 : -1);
  return (
    <div role="rowgroup" className="tl-head">
      <div role="row" className="tl-head-row" aria-rowindex={1} style={{ height: props.height }}>
        <div
          role="columnheader"
          className="tl-name"
          aria-colindex={1}
          aria-label={head.cornerName}
          tabIndex={tab(0, 0)}
        >
          {head.corner}
        </div>
        {scale.columns.map((column) => (
          <div
            key={column.index}
            role="columnheader"
            className={`tl-cell ${columnClass(column.index, props.today, head.columnClassName?.(column))}`}
            aria-colindex={column.index + 2}
            aria-label={head.columnName(column)}
            tabIndex={tab(0, column.index + 1)}
          >
            {head.column(column, scale)}
          </div>
        ))}
        {hasTotal && (
          <div
            role="columnheader"
            className="tl-total"
            aria-colindex={scale.columns.length + 2}
            aria-label={head.totalName}
            tabIndex={tab(0, scale.columns.length + 1)}
          >
            {head.total}
          </div>
        )}
        <TickLabels scale={scale} />
      </div>
      {strip && (
        <div role="row" className="tl-strip" aria-rowindex={2} style={{ height: strip.height }}>
          <div role="rowheader" className="tl-name" aria-colindex={1} aria-label={strip.name} tabIndex={tab(1, 0)}>
            {strip.header}
          </div>
          <div
            role="gridcell"
            className="tl-strip-content"
            aria-colindex={2}
            aria-colspan={scale.columns.length + (hasTotal ? 1 : 0)}
            aria-label={strip.contentName}
            tabIndex={props.activeRow === 1 && props.activeColumn > 0 ? 0 : -1}
            style={{ width: scale.width }}
          >
            {strip.content(scale)}
          </div>
          {hasTotal && <div className="tl-total" aria-hidden="true" />}
        </div>
      )}
    </div>
  );
});

/** Returns the class names of a column: `tl-today` and the host's. */
export function columnClass(index: number, today: number, own: string | undefined): string {
  return [index === today ? 'tl-today' : '', own ?? ''].join(' ').trim();
}

function TickLabels({ scale }: { scale: Scale }) {
  if (scale.ticks.length === 0) return null;
  // Midnight is the edge of the column; only the day zoom shows it as an hour like the others.
  const shown = scale.zoom === 'day' ? scale.ticks : scale.ticks.filter(({ wallMinutes }) => wallMinutes > 0);
  return (
    <div className="tl-ticks" aria-hidden="true">
      {shown.map((tick) => (
        <span key={tick.instant} className="tl-tick" style={{ insetInlineStart: tick.x }}>
          {tick.label}
          {tick.offset && <small>{shortOffset(tick.offset)}</small>}
        </span>
      ))}
    </div>
  );
}

/** Shortens `+03:00` to `+3`. */
function shortOffset(offset: string): string {
  return offset.replace(/^(.)0/, '$1').replace(':00', '');
}
