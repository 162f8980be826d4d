import type { CSSProperties } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import { lookOf } from '../texts/shift-texts';
import styles from './day-tracks.module.css';

interface DayTracksProps {
  bars: readonly ShiftBar[];
  /** Start of the day, epoch milliseconds. */
  start: number;
  end: number;
  now: number;
  /** Shows three tracks with hour marks instead of the planned one alone. */
  isFull?: boolean;
}

function place(from: number, to: number, { start, end }: Pick<DayTracksProps, 'start' | 'end'>): CSSProperties {
  const at = (instant: number) => Math.min(100, Math.max(0, ((instant - start) / (end - start)) * 100));
  return { insetInlineStart: `${at(from)}%`, inlineSize: `${Math.max(0.5, at(to) - at(from))}%` };
}

/** A miniature of one day: what was planned, declared and clocked. */
export function DayTracks({ bars, start, end, now, isFull = false }: DayTracksProps) {
  const range = { start, end };
  return (
    <div className={isFull ? styles.full : styles.small} aria-hidden="true">
      {bars.map((bar) => (
        <i
          key={bar.id}
          className={`${lookOf(bar.shift).className} ${styles.planned}`}
          style={place(bar.start, bar.end, range)}
        />
      ))}
      {isFull &&
        bars
          .filter(({ isDeclared }) => isDeclared)
          .map((bar) => <i key={`d${bar.id}`} className={styles.declared} style={place(bar.start, bar.end, range)} />)}
      {bars.map(
        ({ id, clock }) =>
          clock && (
            <i
              key={`a${id}`}
              className={styles.actual}
              data-open={clock.end === null || undefined}
              style={place(clock.start, clock.end ?? Math.max(now, clock.start), range)}
            />
          ),
      )}
      {now > start && now < end && <i className={styles.now} style={place(now, now, range)} />}
      {isFull && ['00', '06', '12', '18', '24'].map((hour) => <span key={hour}>{hour}</span>)}
    </div>
  );
}
