import type { Analytics, CardQuery, StatisticCard } from '@horae/contract/demo-apps/insights.contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { cardFigures } from './insights.table';

/** Reads the figures of a business card for the requested period, or for the year if the card is yearly. */
export async function readAnalytics<K extends keyof Analytics>(
  db: Database,
  card: K,
  { period, year }: CardQuery,
): Promise<Analytics[K]> {
  return (await figuresOf(db, card, card === 'revenueReport' ? year : period)) as Analytics[K];
}

export async function readStatistic(db: Database, card: string): Promise<StatisticCard> {
  return (await figuresOf(db, card, 'always')) as StatisticCard;
}

async function figuresOf(db: Database, card: string, period: string): Promise<unknown> {
  const isThis = and(eq(cardFigures.card, card), eq(cardFigures.period, period));
  const [row] = await db.select({ figures: cardFigures.figures }).from(cardFigures).where(isThis);
  if (!row) throw notFound('Card');
  return row.figures;
}
