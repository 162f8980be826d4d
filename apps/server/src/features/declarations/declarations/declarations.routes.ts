import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { drop, optOut, resubmit, takeBack } from './actions.service';
import { readBoard } from './board.service';
import type { ErganiEnvironment } from './ergani-client';
import { resolveLateCards } from './late-cards.service';
import { listDeclarations } from './list.service';
import { readOnDuty } from './on-duty.service';
import { readPaper } from './paper.service';
import { saveSettings, settingsOf, shownSettings } from './settings.service';
import { submitDays } from './submit.service';
import { readToSubmit } from './to-submit.service';

export function declarationsRoutes(app: FastifyInstance, db: Database, environment: ErganiEnvironment): void {
  const { sealer } = environment;

  handle(app, contract.board, async (request) =>
    readBoard(db, await hotelOf(request, request.query.hotel), request.query),
  );
  handle(app, contract.toSubmit, async (request) => {
    const { hotel, ...asked } = request.body;
    return { people: await readToSubmit(db, await hotelOf(request, hotel), asked) };
  });
  handle(app, contract.submit, async (request) => {
    const { hotel: id, ...taken } = request.body;
    const hotel = await hotelOf(request, id);
    return once(db, request, async (tx) => ({
      queued: await submitDays(tx, hotel, accountOf(request).id, taken),
    }));
  });
  handle(app, contract.list, async (request) =>
    listDeclarations(db, await hotelOf(request, request.query.hotel), request.query),
  );
  handle(app, contract.resubmit, async (request) => {
    await resubmit(db, await hotelOf(request, request.body.hotel), accountOf(request).id, request.body);
    return {};
  });
  handle(app, contract.resolveLateCards, async (request) => {
    const { hotel, ...resolution } = request.body;
    return resolveLateCards(db, await hotelOf(request, hotel), accountOf(request).id, resolution);
  });
  handle(app, contract.drop, async (request) => {
    await drop(db, await hotelOf(request, request.body.hotel), accountOf(request).id, request.body);
    return {};
  });
  handle(app, contract.takeBack, async (request) => {
    await takeBack(db, await hotelOf(request, request.body.hotel), accountOf(request).id, request.body);
    return {};
  });
  handle(app, contract.optOut, async (request) => {
    await optOut(db, await hotelOf(request, request.body.hotel), accountOf(request).id, request.body);
    return {};
  });
  handle(app, contract.paper, async (request, reply) => {
    const hotel = await hotelOf(request, request.query.hotel);
    const { name, bytes } = await readPaper(db, environment, hotel, request.params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(bytes));
  });
  handle(app, contract.settings, async (request) => {
    const { companyId } = await hotelOf(request, request.query.hotel);
    return { settings: shownSettings(sealer, await settingsOf(db, companyId)) };
  });
  handle(app, contract.saveSettings, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    const saved = await saveSettings(db, hotel, accountOf(request).id, environment, request.body);
    return { settings: shownSettings(sealer, saved) };
  });
  handle(app, contract.onDuty, async (request) => readOnDuty(db, await hotelOf(request, request.query.hotel)));
}
