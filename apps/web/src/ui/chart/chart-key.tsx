import styles from './chart.module.css';
import type { ChartSeries } from './chart-data';
import { dashes, seriesStyle } from './series-look';

/** The legend: a square for bars, a dashed line for lines. */
export function ChartKey({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={styles.key}>
      {series.map(({ name, shape }, index) => (
        <li key={name} style={seriesStyle(index, series.length)}>
          <svg width={20} height={10} aria-hidden="true">
            {shape === 'bars' ? (
              <rect className={styles.bar} x={5} width={10} height={10} rx={2} />
            ) : (
              <line className={styles.line} x1={0} x2={20} y1={5} y2={5} strokeDasharray={dashes[index]} />
            )}
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
