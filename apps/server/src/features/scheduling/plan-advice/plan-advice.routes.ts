import { planAdviceContract as contract } from '@horae/contract/scheduling/plan-advice.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { type AdviceContext, listAdvice, removeAdvice, saveAdvice } from './plan-advice.service';

export function planAdviceRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<AdviceContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.list, async (request) =>
    listAdvice(db, accountOf(request), await hotelOf(request, request.query.hotel)),
  );

  handle(app, contract.save, async (request) => {
    const { hotel, ...wanted } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ advice: await saveAdvice(tx, context, wanted) }));
  });

  handle(app, contract.remove, async (request) => {
    const { hotel, ...one } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await removeAdvice(tx, context, one);
      return {};
    });
  });
}
