import { listed } from '#platform/in-language';
import { chartWords } from './chart.words';
import { type ChartData, sharesOf } from './chart-data';

export const shareText = (share: number): string => share.toFixed(1);

function reachOf(data: ChartData, index: number): string {
  const { name, data: values } = data.series[index]!;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const labelOf = (value: number) => data.labels[values.indexOf(value)];
  return chartWords.say('summary.reach', {
    name,
    least: data.tell(least),
    leastAt: labelOf(least),
    most: data.tell(most),
    mostAt: labelOf(most),
  });
}

/** Returns a one-sentence text alternative for a chart. */
export function summaryOf(title: string, data: ChartData): string {
  const { say } = chartWords;
  if (data.kind === 'plot') {
    const reaches = listed(
      data.series.flatMap(({ data: values }, at) => (values.length > 0 ? [reachOf(data, at)] : [])),
    );
    return say('summary.plot', { title, reaches });
  }
  const shares = sharesOf(data);
  const parts = data.labels.map((name, at) =>
    say('summary.part', { name, value: data.tell(data.series[0]!.data[at]!), share: shareText(shares[at]!) }),
  );
  return say('summary.ring', { title, parts: listed(parts) });
}

/** Returns the text of one point: "Mon: Sessions 520". */
export function pointText(data: ChartData, point: number): string {
  const values = data.series.map(({ name, data: values }) => `${name} ${data.tell(values[point] ?? 0)}`);
  return `${data.labels[point]}: ${values.join('; ')}`;
}
