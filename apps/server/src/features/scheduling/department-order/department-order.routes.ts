import { departmentOrderContract as contract } from '@horae/contract/scheduling/department-order.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { arrangePeople, listOrders } from './department-order.service';

export function departmentOrderRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.list, async (request) => ({
    orders: await listOrders(db, await hotelOf(request, request.query.hotel)),
  }));

  handle(app, contract.arrange, async (request) => {
    const { hotel, ...wanted } = request.body;
    const context = { hotel: await hotelOf(request, hotel), accountId: accountOf(request).id };
    return once(db, request, async (tx) => ({ order: await arrangePeople(tx, context, wanted) }));
  });
}
