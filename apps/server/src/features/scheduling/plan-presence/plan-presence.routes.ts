import { planPresenceContract as contract } from '@horae/contract/scheduling/plan-presence.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { tellPresence } from './plan-presence.service';

export function planPresenceRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.tell, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    return { others: await tellPresence(db, accountOf(request).id, hotel, request.body) };
  });
}
