import { attendanceContract as contract } from '@horae/contract/time/attendance.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { TakePunches } from '#platform/take-punches';
import { assignFindings, correctFindings, decideFindings } from './decide.service';
import { listFindings } from './findings.service';
import { listOwners } from './owners.service';

export function attendanceRoutes(app: FastifyInstance, db: Database, take: TakePunches): void {
  handle(app, contract.findings, async (request) =>
    listFindings(db, accountOf(request), await hotelOf(request, request.query.hotel), request.query),
  );
  handle(app, contract.owners, async (request) => listOwners(db, await hotelOf(request, request.query.hotel)));
  handle(app, contract.decide, async (request) =>
    decideFindings(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body),
  );
  handle(app, contract.correct, async (request) =>
    correctFindings(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body, take),
  );
  handle(app, contract.assign, async (request) =>
    assignFindings(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body),
  );
}
