import { memo } from 'react';
import { columnClass } from './head-rows';
import type { Scale } from './scale';
import type { HeadView } from './views';

interface UnderlayProps {
  scale: Scale;
  head: HeadView;
  today: number;
  /** Height of the visible body in px: the layer is sticky, so it need not be as tall as all rows. */
  height: number;
}

/** Column tints, the mark of one column and grid lines: a few elements behind all rows. */
export const Underlay = memo(function Underlay({ scale, head, today, height }: UnderlayProps) {
  const tinted = scale.columns.length > 1 ? scale.columns : [];
  const tints = tinted
    .map((column) => ({ column, name: columnClass(column.index, today, head.columnClassName?.(column)) }))
    .filter(({ name }) => name !== '');
  const between = scale.ticks.filter(({ x, column }) => x > scale.columns[column]!.x);
  return (
    <div className="tl-underlay" aria-hidden="true" style={{ width: scale.width }}>
      {tints.map(({ column, name }) => (
        <i
          key={column.date}
          className={`tl-tint ${name}`}
          style={{ insetInlineStart: column.x, width: scale.columnWidth, height }}
        />
      ))}
      <i className="tl-mark" hidden style={{ height }} />
      {between.map(({ instant, x }) => (
        <i key={instant} className="tl-line tl-line-tick" style={{ insetInlineStart: Math.round(x), height }} />
      ))}
      {scale.columns.slice(1).map(({ date, x }) => (
        <i key={date} className="tl-line" style={{ insetInlineStart: Math.round(x), height }} />
      ))}
    </div>
  );
});

interface NowLineProps {
  scale: Scale;
  /** Epoch milliseconds; drawn if inside the range. */
  now: number | undefined;
  /** px. */
  height: number;
}

/** The current time, drawn over the bars. Chips are not to scale, so there it would be in the wrong place. */
export function NowLine({ scale, now, height }: NowLineProps) {
  if (now === undefined || now < scale.start || now >= scale.end || scale.chips) return null;
  return (
    <div className="tl-underlay tl-over" aria-hidden="true">
      <i className="tl-now" style={{ insetInlineStart: Math.round(scale.toX(now)) - 1, height }} />
    </div>
  );
}
