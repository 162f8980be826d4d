import type { ReactNode } from 'react';
import { BlankChart } from './blank-chart';
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
  /** The action offered when there are no values. */
  blankAction?: ReactNode;
}

/** Renders a chart, its values as a table, or a message that there are none. */
export function ChartView({ title, data, height, isTable, isBare = false, blankAction }: ChartViewProps) {
  if (isBlank(data)) return <BlankChart height={height}>{blankAction}</BlankChart>;
  if (isTable) return <ChartTable title={title} data={data} />;
  if (data.kind === 'ring') return <Ring title={title} data={data} height={height} />;
  return <Plot title={title} data={data} height={height} isBare={isBare} />;
}
