import type { StatisticCard } from '@horae/contract/demo-apps/insights.contract';
import { kFormat } from '#platform/format-count';
import type { CardContent, ChartSeries } from '#ui/chart/chart-data';
import { statisticsWords } from './statistics.words';

const exactly = (value: number) => value.toLocaleString('en-US');

/** The last point against the one before, in words; nothing where there was nothing before. */
export function changeOf(values: readonly number[]): string | undefined {
  const [before, now] = [values.at(-2), values.at(-1)];
  if (!before || now === undefined) return undefined;
  const change = ((now - before) / before) * 100;
  return statisticsWords.say(change < 0 ? 'down' : 'up', { value: Math.abs(change).toFixed(1) });
}

/** How a trend is shown; its points have no names but their place. */
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
