import { calendarContract } from '@horae/contract/office/calendar.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { addEvent, listEvents, readEvent, removeEvent, updateEvent } from './calendar.service';

export function calendarRoutes(app: FastifyInstance, db: Database): void {
  handle(app, calendarContract.list, (request) => listEvents(db, accountOf(request).id, request.query.calendars));

  handle(app, calendarContract.one, async (request) => ({
    event: await readEvent(db, accountOf(request).id, request.query.id),
  }));

  handle(app, calendarContract.add, (request) =>
    once(db, request, async (tx) => ({ event: await addEvent(tx, accountOf(request).id, request.body.event) })),
  );

  handle(app, calendarContract.update, async (request) => ({
    event: await updateEvent(db, accountOf(request).id, request.body.event, (event) =>
      refuseStale(request, calendarContract.update, { event }),
    ),
  }));

  handle(app, calendarContract.remove, async (request) => {
    await removeEvent(db, accountOf(request).id, request.query.id);
    return {};
  });
}
