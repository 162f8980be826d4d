import styles from './chart.module.css';
import type { ChartData } from './chart-data';
import type { Places } from './plot-scale';

interface PlotGridProps {
  ticks: readonly number[];
  data: ChartData;
  places: Places;
  height: number;
  isRtl: boolean;
  /** Whether the points are labelled below. */
  hasLabels: boolean;
}

const letter = 7;
const gap = 10;

/** Grid lines at some values with their numbers, and as many labels below as fit. */
export function PlotGrid({ ticks, data, places, height, isRtl, hasLabels }: PlotGridProps) {
  const { labels } = data;
  const longest = Math.max(...labels.map((label) => label.length * letter + gap));
  const every = Math.max(1, Math.ceil(longest / places.step));
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.hairline}
            x1={places.begin}
            x2={places.end}
            y1={places.y(tick)}
            y2={places.y(tick)}
          />
          <text
            x={places.begin + (isRtl ? 8 : -8)}
            y={places.y(tick)}
            textAnchor={isRtl ? 'start' : 'end'}
            dominantBaseline="central"
          >
            {data.short(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, point) =>
          hasLabels &&
          point % every === 0 && (
            <text key={label} x={places.x(point)} y={height - 6} textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </>
  );
}
