import { type StatisticCard, statisticsContract } from '@horae/contract/demo-apps/insights.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import type { CardContent } from '#ui/chart/chart-data';

export type StatisticName = keyof typeof statisticsContract;

/** A trend; its data is a function that builds the content, so that texts follow the language. */
export function statisticQuery(name: StatisticName, contentOf: (card: StatisticCard) => CardContent) {
  return queryOptions({
    queryKey: ['statistics', name],
    async queryFn({ signal }) {
      const card = await call(statisticsContract[name], {}, signal);
      return () => contentOf(card);
    },
  });
}
