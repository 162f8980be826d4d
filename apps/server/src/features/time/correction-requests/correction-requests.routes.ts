import { correctionRequestsContract as contract } from '@horae/contract/time/correction-requests.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { decideRequest, type Hands } from './decide-request.service';
import { askForCorrection, listOwnRequests, readOwnDay, withdrawRequest } from './own-requests.service';
import { listRequests, readRequest } from './requests.service';
import type { ReadPunches, RequestsContext } from './requests-context';

export function correctionRequestsRoutes(
  app: FastifyInstance,
  db: Database,
  { readPunches, ...hands }: Hands & { readPunches: ReadPunches },
): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<RequestsContext> => ({
    account: accountOf(request),
    hotel: await hotelOf(request, companyId),
    readPunches,
  });

  handle(app, contract.ownDay, async (request) => ({
    record: await readOwnDay(db, await contextOf(request, request.query.hotel), request.query.day),
  }));

  handle(app, contract.mine, async (request) => listOwnRequests(db, await contextOf(request, request.query.hotel)));

  handle(app, contract.ask, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    return once(db, request, (tx) => askForCorrection(tx, context, request.body));
  });

  handle(app, contract.withdraw, async (request) =>
    withdrawRequest(db, await contextOf(request, request.body.hotel), request.body, (now) =>
      refuseStale(request, contract.withdraw, now),
    ),
  );

  handle(app, contract.list, async (request) =>
    listRequests(db, await contextOf(request, request.query.hotel), request.query),
  );

  handle(app, contract.one, async (request) =>
    readRequest(db, await contextOf(request, request.query.hotel), request.query.id),
  );

  handle(app, contract.decide, async (request) =>
    decideRequest(db, await contextOf(request, request.body.hotel), request.body, hands, (now) =>
      refuseStale(request, contract.decide, now),
    ),
  );
}
