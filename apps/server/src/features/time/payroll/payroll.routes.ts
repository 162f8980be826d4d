import { payrollContract as contract } from '@horae/contract/time/payroll.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import type { Tell } from '#platform/mail/notice';
import type { Sealer } from '#platform/sealed-text';
import { readCharges } from './charges.service';
import { readCodes, setCodes } from './codes.service';
import { addLayout, changeLayout, listLayouts, readLayout, removeLayout } from './layouts.service';
import { checkPayroll } from './payroll-check.service';
import { readPayrollNumbers } from './payroll-numbers.service';
import { readRunFile } from './run-lines.service';
import { listRuns } from './runs.service';
import { sendToPayroll } from './send.service';

interface PayrollServices {
  sealer: Sealer;
  tell: Tell;
}

export function payrollRoutes(app: FastifyInstance, db: Database, { sealer, tell }: PayrollServices): void {
  handle(app, contract.check, async (request) => ({
    check: await checkPayroll(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query.month),
  }));
  handle(app, contract.send, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    return once(db, request, (tx) => sendToPayroll(tx, accountOf(request), hotel, request.body, tell));
  });
  handle(app, contract.runs, async (request) =>
    listRuns(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query),
  );
  handle(app, contract.lines, async (request) =>
    readRunFile(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query.run),
  );
  handle(app, contract.charges, async (request) =>
    readCharges(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query.month),
  );
  handle(app, contract.numbers, async (request) =>
    readPayrollNumbers(db, accountOf(request), await hotelOf(request, request.body.hotel), sealer, request.body.run),
  );
  handle(app, contract.codes, async (request) => ({
    codes: await readCodes(db, accountOf(request), await hotelOf(request, request.query.hotel)),
  }));
  handle(app, contract.setCodes, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    const { codes } = request.body;
    return {
      codes: await setCodes(db, accountOf(request), hotel, codes, (now) =>
        refuseStale(request, contract.setCodes, { codes: now }),
      ),
    };
  });
  handle(app, contract.layouts, async (request) => ({
    layouts: await listLayouts(db, accountOf(request), await hotelOf(request, request.query.hotel)),
  }));
  handle(app, contract.layout, async (request) => ({
    layout: await readLayout(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query.id),
  }));
  handle(app, contract.addLayout, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({
      layout: await addLayout(tx, accountOf(request), hotel, request.body.layout),
    }));
  });
  handle(app, contract.changeLayout, async (request) => {
    const { hotel, id, layout } = request.body;
    const check = (now: typeof layout & { id: number }) => refuseStale(request, contract.changeLayout, { layout: now });
    return {
      layout: await changeLayout(db, accountOf(request), await hotelOf(request, hotel), { id, layout, check }),
    };
  });
  handle(app, contract.removeLayout, async (request) => ({
    layout: await removeLayout(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body.id),
  }));
}
