import { securityEventsContract as contract } from '@horae/contract/settings/security-events.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readFeedLines } from './feed-lines';
import { addFeed, listFeeds, revokeFeed, useFeed } from './security-event-feeds.service';
import { listSecurityEvents, readSecurityChoices, readSecurityEvent, reportExport } from './security-events.service';

interface Options {
  timeZone: string;
  /** Returns the address at which a SIEM reaches this server. */
  origin: () => string;
}

export function securityEventsRoutes(app: FastifyInstance, db: Database, { timeZone, origin }: Options): void {
  handle(app, contract.list, ({ query }) => listSecurityEvents(db, query, timeZone));
  handle(app, contract.one, async ({ query }) => ({ event: await readSecurityEvent(db, query.id) }));
  handle(app, contract.choices, () => readSecurityChoices(db));
  handle(app, contract.reportExport, async ({ body }) => {
    await reportExport(db, body);
    return {};
  });

  handle(app, contract.feeds, async () => ({ feeds: await listFeeds(db) }));
  handle(app, contract.addFeed, async (request) => {
    // Not `once`: that would store the secret in order to repeat the answer.
    const { feed, secret } = await addFeed(db, accountOf(request).id, request.body.name);
    return { feed, address: origin() + contract.feed.path.replace(':secret', secret) };
  });
  handle(app, contract.revokeFeed, async (request) => {
    await revokeFeed(db, accountOf(request).id, request.body.id);
    return {};
  });
  handle(app, contract.feed, async ({ params, query }, reply) => {
    await useFeed(db, params.secret);
    const { text, next } = await readFeedLines(db, query.after);
    reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-next-after', String(next));
    return text;
  });
}
