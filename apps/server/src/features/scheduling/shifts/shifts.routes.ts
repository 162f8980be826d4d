import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { Tell } from '#platform/mail/notice';
import { removeLeave, saveLeave } from './leaves.service';
import { listLeaves } from './read-leaves';
import { readShift, removeShift, type SettleAttendance, saveShift } from './shifts.service';

export function shiftsRoutes(app: FastifyInstance, db: Database, settle: SettleAttendance, tell: Tell): void {
  handle(app, shiftsContract.read, async (request) => {
    return readShift(db, await hotelOf(request, request.query.hotel), request.params.id);
  });
  handle(app, shiftsContract.save, async (request) => {
    const { shift, version, ...why } = request.body;
    const hotel = await hotelOf(request, shift.hotel);
    const account = accountOf(request);
    return once(db, request, (tx) => saveShift(tx, account, hotel, { shift, version, ...why, settle, tell }));
  });
  handle(app, shiftsContract.remove, async (request) => {
    const { hotel, ...shift } = request.body;
    await removeShift(db, accountOf(request), await hotelOf(request, hotel), { ...shift, settle, tell });
    return {};
  });
  handle(app, leavesContract.list, async (request) => {
    const { hotel, employee } = request.query;
    return { leaves: await listLeaves(db, await hotelOf(request, hotel), employee) };
  });
  handle(app, leavesContract.save, async (request) => {
    const { hotel: id, leave, version } = request.body;
    const hotel = await hotelOf(request, id);
    const account = accountOf(request);
    const saved = await once(db, request, (tx) => saveLeave(tx, account, hotel, { leave, version, settle, tell }));
    return { leave: saved };
  });
  handle(app, leavesContract.remove, async (request) => {
    const { hotel, id, version } = request.body;
    await removeLeave(db, accountOf(request), await hotelOf(request, hotel), { id, version, settle, tell });
    return {};
  });
}
