import type { CSSProperties } from 'react';
import styles from './chart.module.css';
import type { ChartSeries } from './chart-data';
import { type Places, pilesOf } from './plot-scale';
import { dashes, seriesColour, seriesStyle } from './series-look';

interface MarksProps {
  series: readonly ChartSeries[];
  count: number;
  places: Places;
  /** The index of the point being read. */
  at: number | null;
  isBare: boolean;
}

const styleOf = (index: number, count: number): CSSProperties => ({
  ...seriesStyle(index, count),
  strokeDasharray: dashes[index % dashes.length],
});

function Marker({ x, y, kind }: { x: number; y: number; kind: number }) {
  if (kind % 3 === 0) return <circle cx={x} cy={y} r={4} />;
  if (kind % 3 === 1) return <rect x={x - 3.5} y={y - 3.5} width={7} height={7} />;
  return <path d={`M ${x} ${y - 5} l 5 5 l -5 5 l -5 -5 Z`} />;
}

function Bars({ series, count, places, at, isBare }: MarksProps) {
  const width = Math.min(places.step * (isBare ? 0.56 : 0.6), 32);
  return pilesOf(series, count).map((pile, point) =>
    pile.map(({ series: index, from, to }) => (
      <rect
        key={`${point} ${index}`}
        className={styles.bar}
        data-faint={(at !== null && at !== point) || undefined}
        style={seriesStyle(index, series.length)}
        x={places.x(point) - width / 2}
        y={places.y(Math.max(from, to))}
        width={width}
        height={Math.max(1, Math.abs(places.y(from) - places.y(to)))}
        rx={Math.min(2, width / 4)}
      />
    )),
  );
}

/** Bars first, lines on top of them. */
export function Marks(props: MarksProps) {
  const { series, count, places, at, isBare } = props;
  return (
    <>
      <Bars {...props} />
      {series.map(({ name, data, shape }, index) => {
        if (shape === 'bars' || data.length === 0) return null;
        const points = data.map((value, point) => `${places.x(point).toFixed(1)} ${places.y(value).toFixed(1)}`);
        const line = `M ${points.join(' L ')}`;
        const ground = `L ${places.x(data.length - 1)} ${places.y(0)} L ${places.x(0)} ${places.y(0)} Z`;
        return (
          <g key={name} style={{ ['--series' as string]: seriesColour(index, series.length) }}>
            {shape === 'area' && <path className={styles.area} d={`${line} ${ground}`} />}
            <path className={styles.line} d={line} style={styleOf(index, series.length)} />
            <g className={styles.markers}>
              {data.map(
                (value, point) =>
                  (point === at || (!isBare && count <= 16)) && (
                    <Marker key={`${places.x(point)}`} x={places.x(point)} y={places.y(value)} kind={index} />
                  ),
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}
