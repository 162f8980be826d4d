import { IconChartBarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chartWords } from './chart.words';
import styles from './chart-card.module.css';
import { type ChartData, isBlank } from './chart-data';
import { ChartTable } from './chart-table';
import { Plot } from './plot';
import { Ring } from './ring';

interface ChartViewProps {
  title: string;
  data: ChartData;
  height: number;
  isTable: boolean;
  isBare?: boolean;
  /** What to do where there is nothing to be seen. */
  blankAction?: ReactNode;
}

/** A chart, the table of its values, or the word that there are none. */
export function ChartView({ title, data, height, isTable, isBare = false, blankAction }: ChartViewProps) {
  const say = chartWords.use();
  if (isBlank(data)) {
    return (
      <div className={styles.blank} style={{ minBlockSize: height }}>
        <IconChartBarOff size={32} stroke={1.5} aria-hidden="true" />
        <p>{say('blank')}</p>
        {blankAction}
      </div>
    );
  }
  if (isTable) return <ChartTable title={title} data={data} />;
  if (data.kind === 'ring') return <Ring title={title} data={data} height={height} />;
  return <Plot title={title} data={data} height={height} isBare={isBare} />;
}
