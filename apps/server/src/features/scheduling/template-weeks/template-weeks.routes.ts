import { templateWeeksContract as contract } from '@horae/contract/scheduling/template-weeks.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { applyWeek } from './apply-week.service';
import { addWeek, listWeeks, removeWeek, renameWeek, type WeeksContext } from './template-weeks.service';

export function templateWeeksRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<WeeksContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.list, async (request) => listWeeks(db, await hotelOf(request, request.query.hotel)));
  handle(app, contract.add, async (request) => {
    const { hotel, ...wish } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ week: await addWeek(tx, context, wish) }));
  });
  handle(app, contract.rename, async (request) => {
    const { hotel, ...wish } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ week: await renameWeek(tx, context, wish) }));
  });
  handle(app, contract.remove, async (request) => {
    const { hotel, ...one } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await removeWeek(tx, context, one);
      return {};
    });
  });
  handle(app, contract.apply, async (request) => {
    const { hotel: id, ...wish } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => applyWeek(tx, accountOf(request), hotel, wish));
  });
}
