import type { StatisticCard } from '@horae/contract/demo-apps/insights.contract';
import { formatCount, kFormat } from '#platform/format-count';
import type { CardContent, ChartSeries } from '#ui/chart/chart-data';
import { statisticsWords } from './statistics.words';

const exactly = (value: number) => formatCount(value);

/** The change between the last two points as text; undefined without a base to compare with. */
export function changeOf(values: readonly number[]): string | undefined {
  const [before, now] = [values.at(-2), values.at(-1)];
  if (!before || now === undefined) return undefined;
  const change = ((now - before) / before) * 100;
  return statisticsWords.say(change < 0 ? 'down' : 'up', { value: Math.abs(change).toFixed(1) });
}

/** The content of a trend card; its points are labelled by position. */
export function statisticContent(card: StatisticCard, shape: NonNullable<ChartSeries['shape']>): CardContent {
  const values = card.series[0]?.data ?? [];
  const change = changeOf(values);
  return {
    headline: {
      value: kFormat(card.total),
      exact: exactly(card.total),
      label: statisticsWords.say('total'),
      ...(change && { change }),
    },
    figures: [],
    chart: {
      kind: 'plot',
      labels: values.map((_, at) => String(at + 1)),
      series: card.series.map((series) => ({ ...series, shape })),
      tell: exactly,
      short: kFormat,
    },
  };
}
