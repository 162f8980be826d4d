import { organisationContract } from '@horae/contract/people/organisation.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { hotelClock } from '#platform/hotel-time';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { addPlaces, fillByTemplate } from './add-places.service';
import { closePlace, reopenPlace } from './close-place.service';
import { mergePlaces, movePlace } from './move-place.service';
import { addPlace } from './organisation.commands';
import { readAffected, readTree, renamePlace } from './organisation.service';
import { type PlaceRef, readPlace } from './place-rows';
import { placeTemplates } from './place-templates';
import { removePlace } from './remove-place.service';
import { takeBackMove } from './take-back.service';

export function organisationRoutes(app: FastifyInstance, db: Database): void {
  readingRoutes(app, db);
  addingRoutes(app, db);
  changingRoutes(app, db);
}

function readingRoutes(app: FastifyInstance, db: Database): void {
  handle(app, organisationContract.tree, async (request) => {
    const { companyId, timeZone } = await hotelOf(request, request.query.hotel);
    const { day = hotelClock(timeZone).dayOf(Date.now() / 1000), closed } = request.query;
    return readTree(db, companyId, day, closed === 'true');
  });

  handle(app, organisationContract.place, async (request) => ({
    place: await readPlace(db, await placeOf(request, request.query)),
  }));

  handle(app, organisationContract.affected, async (request) =>
    readAffected(db, await placeOf(request, request.query), request.query.day),
  );

  handle(app, organisationContract.templates, async () => ({ templates: [...placeTemplates] }));
}

function addingRoutes(app: FastifyInstance, db: Database): void {
  handle(app, organisationContract.add, async (request) => {
    const { companyId } = await hotelOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({
      place: await addPlace(tx, accountOf(request).id, companyId, request.body),
    }));
  });

  handle(app, organisationContract.addMany, async (request) => {
    const { companyId } = await hotelOf(request, request.body.hotel);
    return once(db, request, (tx) => addPlaces(tx, accountOf(request).id, companyId, request.body));
  });

  handle(app, organisationContract.useTemplate, async (request) => {
    const { companyId } = await hotelOf(request, request.body.hotel);
    return once(db, request, (tx) => fillByTemplate(tx, accountOf(request).id, companyId, request.body.template));
  });
}

function changingRoutes(app: FastifyInstance, db: Database): void {
  handle(app, organisationContract.rename, async (request) => {
    const ref = await placeOf(request, request.body);
    const { name, costPlace } = request.body;
    const change = { ...ref, name, costPlace };
    const place = await renamePlace(db, accountOf(request).id, change, (now) =>
      refuseStale(request, organisationContract.place, { place: now }),
    );
    return { place };
  });

  handle(app, organisationContract.move, async (request) => {
    const move = { ...(await placeOf(request, request.body)), parentId: request.body.parentId, day: request.body.day };
    return once(db, request, (tx) => movePlace(tx, accountOf(request).id, move));
  });

  handle(app, organisationContract.merge, async (request) => {
    const merger = { ...(await placeOf(request, request.body)), into: request.body.into, day: request.body.day };
    return once(db, request, (tx) => mergePlaces(tx, accountOf(request).id, merger));
  });

  handle(app, organisationContract.close, async (request) => {
    const closing = { ...(await placeOf(request, request.body)), day: request.body.day };
    return once(db, request, async (tx) => ({ place: await closePlace(tx, accountOf(request).id, closing) }));
  });

  handle(app, organisationContract.reopen, async (request) => {
    const ref = await placeOf(request, request.body);
    return once(db, request, async (tx) => ({ place: await reopenPlace(tx, accountOf(request).id, ref) }));
  });

  handle(app, organisationContract.takeBack, async (request) => {
    const ref = await placeOf(request, request.body);
    return once(db, request, (tx) => takeBackMove(tx, accountOf(request).id, ref));
  });

  handle(app, organisationContract.remove, async (request) => {
    const ref = await placeOf(request, request.body);
    return once(db, request, async (tx) => ({ place: await removePlace(tx, accountOf(request).id, ref) }));
  });
}

/** The place that a request names; throws if there is no such hotel. */
async function placeOf(
  request: HotelCaller,
  { hotel, kind, id }: { hotel: number; kind: PlaceRef['kind']; id: number },
): Promise<PlaceRef> {
  const { companyId } = await hotelOf(request, hotel);
  return { companyId, kind, id };
}
