import { faqContract } from '@horae/contract/demo-apps/faq.contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '#platform/handle';
import { findQuestions, listAreas, listTopics, readArticle } from './faq.service';

export function faqRoutes(app: FastifyInstance): void {
  handle(app, faqContract.list, async ({ query }) => findQuestions(query.q));
  handle(app, faqContract.areas, async () => listAreas());
  handle(app, faqContract.topics, async ({ query }) => listTopics(query.category));
  handle(app, faqContract.article, async ({ query }) => readArticle(query.slug));
}
