import { contactContract } from '@horae/contract/people/contact.contract';
import { peopleContract as contract } from '@horae/contract/people/people.contract';
import type { FastifyInstance } from 'fastify';
import { hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { Sealer } from '#platform/sealed-text';
import { checkOf } from './check';
import { readContact } from './contact.service';
import { namesRoutes } from './names.routes';
import { listPeople, readChoices } from './people.service';
import { contextOf } from './people-context';
import { readPerson } from './person';
import { addPerson, updatePerson } from './person.service';
import { personActionsRoutes } from './person-actions.routes';
import { privacyRoutes } from './privacy.routes';

export function peopleRoutes(app: FastifyInstance, db: Database, sealer: Sealer): void {
  personActionsRoutes(app, db, sealer);
  privacyRoutes(app, db, sealer);
  namesRoutes(app, db, sealer);

  handle(app, contract.list, async (request) =>
    listPeople(db, await contextOf(request, request.query.hotel, sealer), request.query),
  );

  handle(app, contactContract.read, async (request) =>
    readContact(db, await hotelOf(request, request.query.hotel), request.query.employee),
  );

  handle(app, contract.choices, async (request) =>
    readChoices(db, await contextOf(request, request.query.hotel, sealer)),
  );

  handle(app, contract.one, async (request) => ({
    person: await readPerson(db, await contextOf(request, request.query.hotel, sealer), request.query.id),
  }));

  handle(app, contract.add, async (request) => {
    const context = await contextOf(request, request.body.hotel, sealer);
    return once(db, request, async (tx) => ({ person: await addPerson(tx, context, request.body.person) }));
  });

  handle(app, contract.update, async (request) => {
    const { hotel, id, fields, jobFrom } = request.body;
    const context = await contextOf(request, hotel, sealer);
    return { person: await updatePerson(db, context, id, { ...fields, jobFrom }, checkOf(request)) };
  });
}
