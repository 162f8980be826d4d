import styles from './chart.module.css';
import type { ChartData } from './chart-data';
import { seriesStyle } from './series-look';

interface ChartTipProps {
  data: ChartData;
  point: number;
  /** Where the point stands, and how wide the chart is, in px. */
  x: number;
  width: number;
}

/** The values of one point beside it, on the side that has more room. */
export function ChartTip({ data, point, x, width }: ChartTipProps) {
  const side = x > width / 2 ? { right: width - x + 10 } : { left: x + 10 };
  return (
    <div className={styles.tip} style={side} aria-hidden="true">
      <b>{data.labels[point]}</b>
      {data.series.map(({ name, data: values }, index) => (
        <span key={name} style={seriesStyle(index, data.series.length)}>
          <bdi>{name}</bdi> <em dir="ltr">{data.tell(values[point] ?? 0)}</em>
        </span>
      ))}
    </div>
  );
}
