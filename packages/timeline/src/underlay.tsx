import { memo } from 'react';
import { columnClass } from './head-rows';
import type { Scale } from './scale';
import type { HeadView } from './views';

interface UnderlayProps {
  scale: Scale;
  head: HeadView;
  today: number;
  /** Epoch ms; drawn when inside the range. */
  now: number | undefined;
  /** Height of the visible body, px: the layer sticks, so it need not be as tall as all rows. */
  height: number;
}

/** Column tints, grid lines and the now-line: a handful of elements behind all rows. */
export const Underlay = memo(function Underlay({ scale, head, today, now, height }: UnderlayProps) {
  const tints = scale.columns
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
      {between.map(({ instant, x }) => (
        <i key={instant} className="tl-line tl-line-tick" style={{ insetInlineStart: Math.round(x), height }} />
      ))}
      {scale.columns.map(({ date, x }) => (
        <i key={date} className="tl-line" style={{ insetInlineStart: Math.round(x), height }} />
      ))}
      {now !== undefined && now >= scale.start && now < scale.end && (
        <i className="tl-now" style={{ insetInlineStart: Math.round(scale.toX(now)), height }} />
      )}
    </div>
  );
});
