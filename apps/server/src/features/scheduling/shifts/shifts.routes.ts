import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { readShift, removeShift, type SettleAttendance, saveShift } from './shifts.service';

export function shiftsRoutes(app: FastifyInstance, db: Database, settle: SettleAttendance): void {
  handle(app, shiftsContract.read, async (request) => {
    return readShift(db, await hotelOf(request, request.query.hotel), request.params.id);
  });
  handle(app, shiftsContract.save, async (request) => {
    const { shift, version } = request.body;
    const hotel = await hotelOf(request, shift.hotel);
    return once(db, request, (tx) => saveShift(tx, accountOf(request), hotel, { shift, version, settle }));
  });
  handle(app, shiftsContract.remove, async (request) => {
    const { hotel, id, version } = request.body;
    await removeShift(db, accountOf(request), await hotelOf(request, hotel), { id, version, settle });
    return {};
  });
}
