import { planNotesContract as contract } from '@horae/contract/scheduling/plan-notes.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { listNotes, saveNote } from './plan-notes.service';

export function planNotesRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.list, async (request) => {
    const { hotel, ...days } = request.query;
    const context = { hotel: await hotelOf(request, hotel), accountId: accountOf(request).id };
    return { notes: await listNotes(db, context, days) };
  });

  handle(app, contract.save, async (request) => {
    const { hotel, ...wanted } = request.body;
    const context = { hotel: await hotelOf(request, hotel), accountId: accountOf(request).id };
    return once(db, request, async (tx) => ({ note: await saveNote(tx, context, wanted) }));
  });
}
