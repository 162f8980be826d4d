import { punchesContract as contract } from '@horae/contract/time/punches.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { TakePunches } from '#platform/take-punches';
import { chooseOwnPin, clockOwn, readOwnDay } from './own-clock.service';
import { correctPunch, listPunches } from './person-punches.service';

export function punchesRoutes(app: FastifyInstance, db: Database, take: TakePunches): void {
  handle(app, contract.clock, async (request) =>
    clockOwn(db, accountOf(request), await hotelOf(request, request.body.hotel), request.body, take),
  );

  handle(app, contract.mine, async (request) => {
    const { hotel, day } = request.query;
    return readOwnDay(db, accountOf(request), await hotelOf(request, hotel), day);
  });

  handle(app, contract.choosePin, async (request) => {
    const { hotel, pin } = request.body;
    await chooseOwnPin(db, accountOf(request), await hotelOf(request, hotel), pin);
    return {};
  });

  handle(app, contract.list, async (request) => ({
    punches: await listPunches(db, await hotelOf(request, request.query.hotel), request.query),
  }));

  handle(app, contract.correct, async (request) => ({
    punch: await correctPunch(
      db,
      await hotelOf(request, request.body.hotel),
      accountOf(request).id,
      request.body,
      take,
    ),
  }));
}
