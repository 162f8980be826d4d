import { staffingNeedsContract as contract } from '@horae/contract/scheduling/staffing-needs.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { copyNeeds } from './copy-needs.service';
import type { NeedsContext } from './follow-needs';
import { listNeeds, neededDays } from './read-needs.service';
import { addNeeds, changeNeed, removeNeeds } from './staffing-needs.service';

export function staffingNeedsRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<NeedsContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.list, async (request) => {
    const { hotel, ...days } = request.query;
    return listNeeds(db, await hotelOf(request, hotel), days);
  });

  handle(app, contract.days, async (request) => {
    const { hotel, ...days } = request.query;
    return neededDays(db, await hotelOf(request, hotel), days);
  });

  handle(app, contract.add, async (request) => {
    const { hotel, needs, source } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ needs: await addNeeds(tx, context, needs, source) }));
  });

  handle(app, contract.change, async (request) => {
    const { hotel, id, version, need: fields } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ need: await changeNeed(tx, context, { id, version, fields }) }));
  });

  handle(app, contract.copy, async (request) => {
    const { hotel, ...copy } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ needs: await copyNeeds(tx, context, copy) }));
  });

  handle(app, contract.remove, async (request) => {
    const { hotel, ...removal } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await removeNeeds(tx, context, removal);
      return {};
    });
  });
}
