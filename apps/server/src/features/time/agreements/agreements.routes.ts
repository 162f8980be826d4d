import { agreementsContract as contract } from '@horae/contract/time/agreements.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import {
  type AgreementsContext,
  addAgreement,
  changeAgreement,
  listAgreements,
  readAgreement,
  removeAgreement,
} from './agreements.service';
import type { Settle } from './settle-by-agreement';

export function agreementsRoutes(app: FastifyInstance, db: Database, settle: Settle): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<AgreementsContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
    settle,
  });

  handle(app, contract.list, async (request) => listAgreements(db, await hotelOf(request, request.query.hotel)));

  handle(app, contract.one, async (request) => ({
    agreement: await readAgreement(db, await hotelOf(request, request.query.hotel), request.query.id),
  }));

  handle(app, contract.add, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({ agreement: await addAgreement(tx, context, request.body.agreement) }));
  });

  handle(app, contract.change, async (request) => {
    const { hotel, id, agreement } = request.body;
    const check = (now: Parameters<Parameters<typeof changeAgreement>[4]>[0]) =>
      refuseStale(request, contract.change, { agreement: now });
    return { agreement: await changeAgreement(db, await contextOf(request, hotel), id, agreement, check) };
  });

  handle(app, contract.remove, async (request) => ({
    agreement: await removeAgreement(db, await contextOf(request, request.body.hotel), request.body.id),
  }));
}
