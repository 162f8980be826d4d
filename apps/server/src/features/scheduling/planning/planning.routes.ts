import { planningContract } from '@horae/contract/scheduling/planning.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import { type Database, inTransaction } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { Tell } from '#platform/mail/notice';
import { changePlan, dropStep, StepOvertaken, undoPlan } from './change-plan.service';
import { clearPlan } from './clear-plan.service';
import { copyPlan } from './copy-plan.service';
import { grantLeave } from './grant-leave.service';
import { readPlan, rulesOfPlan } from './plan-state';
import { discardDrafts, previewPublication, publishPlan, type SettleAttendance } from './publish-plan.service';
import { readShiftsUnderLeave } from './shifts-under-leave';

export function planningRoutes(app: FastifyInstance, db: Database, settle: SettleAttendance, tell: Tell): void {
  handle(app, planningContract.read, async (request) => {
    const { hotel, ...days } = request.query;
    return readPlan(db, accountOf(request), await hotelOf(request, hotel), days);
  });
  handle(app, planningContract.rules, async (request) => {
    const { hotel, ...days } = request.query;
    return rulesOfPlan(db, await hotelOf(request, hotel), days);
  });
  handle(app, planningContract.change, async (request) => {
    const { hotel: id, ...action } = request.body;
    const hotel = await hotelOf(request, id);
    const account = accountOf(request);
    return once(db, request, (tx) =>
      changePlan(tx, account, hotel, { ...action, atOnce: { by: account, settle, tell } }),
    );
  });
  handle(app, planningContract.copy, async (request) => {
    const { hotel: id, ...wish } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => copyPlan(tx, accountOf(request), hotel, wish));
  });
  handle(app, planningContract.clear, async (request) => {
    const { hotel: id, ...wish } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => clearPlan(tx, accountOf(request), hotel, wish));
  });
  handle(app, planningContract.shiftsUnderLeave, async (request) => {
    const { hotel, ...about } = request.query;
    return readShiftsUnderLeave(db, await hotelOf(request, hotel), about);
  });
  handle(app, planningContract.grantLeave, async (request) => {
    const { hotel: id, ...wish } = request.body;
    const hotel = await hotelOf(request, id);
    const account = accountOf(request);
    return once(db, request, (tx) => grantLeave(tx, account, hotel, { ...wish, settle, tell }));
  });
  handle(app, planningContract.undo, async (request) => {
    const { hotel: id, ...step } = request.body;
    const hotel = await hotelOf(request, id);
    const account = accountOf(request);
    try {
      return await once(db, request, (tx) => undoPlan(tx, account, hotel, { ...step, settle, tell }));
    } catch (error) {
      // Else it would stand in the way of every action before it.
      if (error instanceof StepOvertaken) await dropStep(db, account, hotel, step.step);
      throw error;
    }
  });
  handle(app, planningContract.preview, async (request) => {
    const { hotel, ...scope } = request.body;
    return previewPublication(db, await hotelOf(request, hotel), scope);
  });
  handle(app, planningContract.publish, async (request) => {
    const { hotel: id, ...publication } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => publishPlan(tx, accountOf(request), hotel, { ...publication, settle, tell }));
  });
  handle(app, planningContract.discard, async (request) => {
    const { hotel: id, ...scope } = request.body;
    const hotel = await hotelOf(request, id);
    return inTransaction(db, (tx) => discardDrafts(tx, accountOf(request), hotel, scope));
  });
}
