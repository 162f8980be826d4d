import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#platform/query-client';
import type { ScreenSearch } from '#platform/screen-search';
import { CardBoard } from '#ui/chart/card-board';
import { type CardControl, cardControl } from '#ui/chart/card-control';
import { ChartCard } from '#ui/chart/chart-card';
import { statisticContent } from './statistic-content';
import { statisticQuery } from './statistics.queries';
import { statisticsWords } from './statistics.words';

const trends = [
  { name: 'orders', shape: 'bars' },
  { name: 'profit', shape: 'line' },
  { name: 'subscribers', shape: 'area' },
  { name: 'revenueGenerated', shape: 'area' },
  { name: 'sales', shape: 'bars' },
  { name: 'ordersReceived', shape: 'area' },
  { name: 'siteTraffic', shape: 'line' },
  { name: 'activeUsers', shape: 'line' },
  { name: 'newsletter', shape: 'line' },
] as const;

type Trend = (typeof trends)[number];

const queryOf = ({ name, shape }: Trend) => statisticQuery(name, (card) => statisticContent(card, shape));

function Tile({ trend, control }: { trend: Trend; control: CardControl }) {
  const say = statisticsWords.use();
  return (
    <ChartCard
      slug={trend.name}
      title={say(`card.${trend.name}`)}
      page="statistics"
      query={useQuery(queryOf(trend))}
      control={control}
      height={88}
      isBare
    />
  );
}

/** Nine small trends, each loaded separately. */
export function StatisticsScreen(screen: ScreenSearch) {
  const say = statisticsWords.use();
  const control = cardControl(screen);
  async function shown(trend: Trend) {
    const content = await queryClient.ensureQueryData(queryOf(trend));
    return { title: say(`card.${trend.name}`), content: content() };
  }
  return (
    <CardBoard
      title={say('title')}
      lead={say('lead')}
      name="statistics"
      slugs={trends.map(({ name }) => name)}
      control={control}
      cards={() => Promise.all(trends.map(shown))}
    >
      {trends.map((trend) => (
        <Tile key={trend.name} trend={trend} control={control} />
      ))}
    </CardBoard>
  );
}
