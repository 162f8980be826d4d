import styles from './chart.module.css';
import type { ChartData } from './chart-data';
import { seriesStyle } from './series-look';

interface ChartTipProps {
  data: ChartData;
  point: number;
  /** Position of the point and width of the chart, in px. */
  x: number;
  width: number;
}

/** Shows the values of one point next to it, on the side with more room. */
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
