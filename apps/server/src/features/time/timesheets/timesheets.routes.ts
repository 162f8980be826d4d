import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readBalances } from './balances.service';
import { readLeaveDays } from './leave-days.service';
import { readLeaveLeft } from './leave-left.service';
import { setOvertimeApproval } from './overtime-approval.service';
import { readLines, readLinesOfAll } from './sent-lines.reads';
import { approveSheets, confirmSheet } from './sign.service';
import { listSheets, readSheet } from './timesheets.service';
import { unlockSheets } from './unlock.service';

export function timesheetsRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.list, async (request) =>
    listSheets(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query),
  );
  handle(app, contract.one, async (request) => ({
    timesheet: await readSheet(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query),
  }));
  handle(app, contract.balances, async (request) => ({
    balances: await readBalances(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query),
  }));
  handle(app, contract.leaveLeft, async (request) => {
    const { hotel, day } = request.query;
    return { people: await readLeaveLeft(db, accountOf(request), await hotelOf(request, hotel), day) };
  });
  handle(app, contract.leaveDays, async (request) => ({
    days: await readLeaveDays(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query),
  }));
  handle(app, contract.confirm, async (request) => ({
    timesheet: await confirmSheet(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body),
  }));
  handle(app, contract.approve, async (request) =>
    approveSheets(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body),
  );
  handle(app, contract.lines, async (request) => {
    const { hotel, month } = request.query;
    const account = accountOf(request);
    return hotel === undefined
      ? readLinesOfAll(db, account, (companyId) => hotelOf(request, companyId), month)
      : { lines: await readLines(db, account, await hotelOf(request, hotel), month) };
  });
  handle(app, contract.setOvertimeApproval, async (request) => {
    await setOvertimeApproval(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body);
    return {};
  });
  handle(app, contract.unlock, async (request) =>
    unlockSheets(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body),
  );
}
