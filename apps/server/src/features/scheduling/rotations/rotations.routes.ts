import { rotationsContract as contract } from '@horae/contract/scheduling/rotations.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { applyRotations } from './apply-rotations.service';
import { assignRotation, endAssignments } from './assign-rotation.service';
import { addRotation, changeRotation, listRotations, type RotationsContext, removeRotation } from './rotations.service';

export function rotationsRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<RotationsContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.list, async (request) => {
    const { hotel, ...days } = request.query;
    return listRotations(db, await hotelOf(request, hotel), days);
  });
  handle(app, contract.add, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({ pattern: await addRotation(tx, context, request.body.pattern) }));
  });
  handle(app, contract.change, async (request) => {
    const { hotel, id, version, pattern: fields } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ pattern: await changeRotation(tx, context, { id, version, fields }) }));
  });
  handle(app, contract.remove, async (request) => {
    const { hotel, ...one } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await removeRotation(tx, context, one);
      return {};
    });
  });
  handle(app, contract.assign, async (request) => {
    const { hotel, ...wish } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ assignments: await assignRotation(tx, context, wish) }));
  });
  handle(app, contract.end, async (request) => {
    const { hotel, ...wish } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await endAssignments(tx, context, wish);
      return {};
    });
  });
  handle(app, contract.apply, async (request) => {
    const { hotel: id, ...wish } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => applyRotations(tx, accountOf(request), hotel, wish));
  });
}
