import { reportYears } from '@horae/contract/demo-apps/insights.contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#platform/query-client';
import type { ScreenSearch } from '#platform/screen-search';
import { CardBoard, wideCard } from '#ui/chart/card-board';
import { type CardControl, cardControl } from '#ui/chart/card-control';
import { ChartCard } from '#ui/chart/chart-card';
import { analyticsWords } from './analytics.words';
import { type AnalyticsCard, analyticsCards } from './analytics-cards';

function Card({ card, control }: { card: AnalyticsCard; control: CardControl }) {
  const say = analyticsWords.use();
  const { slug, choices, isWide, height, below } = card;
  const query = useQuery(card.query(control.choiceOf(slug, choices)));
  const title = say(`card.${slug}`);
  return (
    <ChartCard
      slug={slug}
      title={title}
      page="analytics"
      query={query}
      control={control}
      choices={choices}
      choiceLabel={say(choices === reportYears ? 'year' : 'period', { title })}
      height={height}
      below={below}
      {...(isWide && { className: wideCard })}
    />
  );
}

/** Business figures: eight cards, each with a period of its own. */
export function AnalyticsScreen(screen: ScreenSearch) {
  const say = analyticsWords.use();
  const control = cardControl(screen);
  async function shown({ slug, choices, query }: AnalyticsCard) {
    const content = await queryClient.ensureQueryData(query(control.choiceOf(slug, choices)));
    return { title: say(`card.${slug}`), content: content() };
  }
  return (
    <CardBoard
      title={say('title')}
      lead={say('lead')}
      name="analytics"
      slugs={analyticsCards.map(({ slug }) => slug)}
      control={control}
      cards={() => Promise.all(analyticsCards.map(shown))}
    >
      {analyticsCards.map((card) => (
        <Card key={card.slug} card={card} control={control} />
      ))}
    </CardBoard>
  );
}
