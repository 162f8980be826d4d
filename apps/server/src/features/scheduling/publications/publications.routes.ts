import { publicationsContract as contract } from '@horae/contract/scheduling/publications.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { Tell } from '#platform/mail/notice';
import { confirmPublications } from './confirm-publications.service';
import { readOwnPublications } from './own-publications.service';
import { listPublications, listRecipients } from './publications.service';
import { remindOf } from './remind.service';
import { listShortNotice } from './short-notice.service';

export function publicationsRoutes(app: FastifyInstance, db: Database, tell: Tell): void {
  handle(app, contract.own, async (request) =>
    readOwnPublications(db, accountOf(request), await hotelOf(request, request.query.hotel)),
  );
  handle(app, contract.confirm, async (request) => {
    const { hotel: id, publications } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => confirmPublications(tx, accountOf(request), hotel, publications));
  });
  handle(app, contract.list, async (request) => {
    const { hotel, ...days } = request.query;
    return listPublications(db, await hotelOf(request, hotel), days);
  });
  handle(app, contract.people, async (request) => {
    const { hotel, id } = request.query;
    return { people: await listRecipients(db, await hotelOf(request, hotel), id) };
  });
  handle(app, contract.remind, async (request) => {
    const { hotel: id, id: publication } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, (tx) => remindOf(tx, accountOf(request), hotel, publication, tell));
  });
  handle(app, contract.shortNotice, async (request) =>
    listShortNotice(db, await hotelOf(request, request.query.hotel), request.query),
  );
}
