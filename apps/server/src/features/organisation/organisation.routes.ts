import { organisationContract } from '@horae/contract/organisation.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { hotelClock } from '#platform/hotel-time';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { addPlace, readAffected, readTree, renamePlace } from './organisation.service';
import { type PlaceRef, readPlace } from './place-rows';

export function organisationRoutes(app: FastifyInstance, db: Database): void {
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

  handle(app, organisationContract.add, async (request) => {
    const { companyId } = await hotelOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({
      place: await addPlace(tx, accountOf(request).id, companyId, request.body),
    }));
  });

  handle(app, organisationContract.rename, async (request) => {
    const ref = await placeOf(request, request.body);
    const change = { ...ref, name: request.body.name };
    const place = await renamePlace(db, accountOf(request).id, change, (now) =>
      refuseStale(request, organisationContract.place, { place: now }),
    );
    return { place };
  });
}

/** The place that a call names, of a hotel that is there. */
async function placeOf(
  request: Pick<FastifyRequest, 'account' | 'server'>,
  { hotel, kind, id }: { hotel: number; kind: PlaceRef['kind']; id: number },
): Promise<PlaceRef> {
  const { companyId } = await hotelOf(request, hotel);
  return { companyId, kind, id };
}
