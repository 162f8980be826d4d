import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { direction } from '#platform/preferences';
import styles from './chart.module.css';

interface ChartReaderProps {
  label: string;
  /** The text read out for each point. */
  texts: readonly string[];
  at: number | null;
  onAt: (point: number | null) => void;
  /** Returns the index of the point at a position in the chart, in px. */
  pointAt: (x: number, y: number) => number;
}

/** An overlay for reading values: the pointer picks the nearest point, the arrow keys step through the points. */
export function ChartReader({ label, texts, at, onAt, pointAt }: ChartReaderProps) {
  const isRtl = direction.use() === 'rtl';
  const [last, setLast] = useState(0);
  const count = texts.length;
  const current = at ?? Math.min(last, count - 1);

  function read(point: number): void {
    const next = Math.max(0, Math.min(count - 1, point));
    setLast(next);
    onAt(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward || event.key === 'ArrowUp') read(current + 1);
    else if (event.key === back || event.key === 'ArrowDown') read(current - 1);
    else if (event.key === 'Home') read(0);
    else if (event.key === 'End') read(count - 1);
    else if (event.key === 'Escape' && at !== null) {
      onAt(null);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  function onPointer(event: PointerEvent<HTMLElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    read(pointAt(event.clientX - left, event.clientY - top));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={texts[current]}
      className={styles.reader}
      onKeyDown={onKeyDown}
      onFocus={() => read(current)}
      onBlur={() => onAt(null)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => onAt(null)}
    />
  );
}
