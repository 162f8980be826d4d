import { rosterFeedsContract } from '@horae/contract/scheduling/roster-feeds.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/database';
import { withCompanies } from '#platform/fence/companies';
import { handle } from '#platform/handle';
import { readFeed } from './read-feed.service';
import { addFeed, listFeeds, revokeFeed } from './roster-feeds.service';

/** `origin` returns the address at which calendars reach this server. */
export function rosterFeedRoutes(app: FastifyInstance, db: Database, origin: () => string): void {
  handle(app, rosterFeedsContract.list, async (request) => {
    const { hotel, employeeId } = request.query;
    return { feeds: await listFeeds(db, await hotelOf(request, hotel), employeeId) };
  });

  handle(app, rosterFeedsContract.add, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    // Not `once`: that would store the secret in order to repeat the answer.
    const { feed, secret } = await inTransaction(db, (tx) =>
      addFeed(tx, accountOf(request), hotel, request.body.employeeId),
    );
    const path = rosterFeedsContract.read.path.replace(':hotel', String(hotel.companyId)).replace(':secret', secret);
    return { feed, address: origin() + path };
  });

  handle(app, rosterFeedsContract.revoke, async (request) => {
    const { hotel, id } = request.body;
    await revokeFeed(db, accountOf(request), await hotelOf(request, hotel), id);
    return {};
  });

  handle(app, rosterFeedsContract.read, async (request, reply) => {
    const { hotel, secret } = request.params;
    const text = await withCompanies([hotel], () => readFeed(db, hotel, secret, new Date()));
    reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="shifts.ics"');
    return text;
  });
}
