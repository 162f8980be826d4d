import { rosterApprovalContract as contract } from '@horae/contract/scheduling/roster-approval.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { Tell } from '#platform/mail/notice';
import type { SettleAttendance } from '../planning/publish-drafts.commands';
import { approveRoster, sendBackRoster } from './decide.service';
import { listSubmissions, readSubmission } from './list.service';
import { submitRoster } from './submit.service';

export function rosterApprovalRoutes(app: FastifyInstance, db: Database, settle: SettleAttendance, tell: Tell): void {
  handle(app, contract.list, async (request) =>
    listSubmissions(db, accountOf(request), await hotelOf(request, request.query.hotel)),
  );
  handle(app, contract.read, async (request) => {
    const { hotel, id } = request.query;
    return readSubmission(db, accountOf(request), await hotelOf(request, hotel), id);
  });
  handle(app, contract.submit, async (request) => {
    const { hotel: id, ...wish } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, async (tx) => ({
      submission: await submitRoster(tx, accountOf(request), hotel, { ...wish, tell }),
    }));
  });
  handle(app, contract.approve, async (request) => {
    const { hotel: id, ...approval } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => approveRoster(tx, accountOf(request), hotel, { ...approval, settle, tell }));
  });
  handle(app, contract.sendBack, async (request) => {
    const { hotel: id, ...decision } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, async (tx) => {
      await sendBackRoster(tx, accountOf(request), hotel, { ...decision, tell });
      return {};
    });
  });
}
