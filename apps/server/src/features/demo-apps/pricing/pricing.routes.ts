import { pricingContract } from '@horae/contract/demo-apps/pricing.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { choosePlan, readPricing } from './pricing.service';

export function pricingRoutes(app: FastifyInstance, db: Database): void {
  handle(app, pricingContract.read, () => readPricing(db));
  handle(app, pricingContract.choose, ({ body }) => choosePlan(db, body));
}
