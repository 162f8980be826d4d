import { type Analytics, analyticsContract, statisticsContract } from '@horae/contract/demo-apps/insights.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readAnalytics, readStatistic } from './insights.service';

export function insightsRoutes(app: FastifyInstance, db: Database): void {
  for (const card of Object.keys(analyticsContract) as (keyof Analytics)[]) {
    handle(app, analyticsContract[card], ({ query }) => readAnalytics(db, card, query));
  }
  for (const [card, contract] of Object.entries(statisticsContract)) {
    handle(app, contract, () => readStatistic(db, card));
  }
}
