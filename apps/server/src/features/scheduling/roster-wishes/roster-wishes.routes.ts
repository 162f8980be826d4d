import { rosterWishesContract as contract } from '@horae/contract/scheduling/roster-wishes.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { listOwnWishes, listWishes, removeWish, saveWish, type WishesContext } from './roster-wishes.service';

export function rosterWishesRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<WishesContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.own, async (request) => listOwnWishes(db, await contextOf(request, request.query.hotel)));

  handle(app, contract.list, async (request) => {
    const { hotel, ...days } = request.query;
    return { wishes: await listWishes(db, await contextOf(request, hotel), days) };
  });

  handle(app, contract.save, async (request) => {
    const { hotel, ...wanted } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ wish: await saveWish(tx, context, wanted) }));
  });

  handle(app, contract.remove, async (request) => {
    const { hotel, ...one } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await removeWish(tx, context, one);
      return {};
    });
  });
}
