import { privacyContract as contract } from '@horae/contract/people/privacy.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { Sealer } from '#platform/sealed-text';
import { erasePerson } from './erase-person.service';
import { contextOf } from './people-context';
import { readPersonFile } from './person-file.service';

export function privacyRoutes(app: FastifyInstance, db: Database, sealer: Sealer): void {
  handle(app, contract.file, async (request, reply) => {
    const { hotel, id } = request.body;
    reply.header('cache-control', 'no-store');
    return { file: await readPersonFile(db, await contextOf(request, hotel, sealer), id) };
  });

  handle(app, contract.erase, async (request) => {
    const { hotel, id } = request.body;
    return { person: await erasePerson(db, await contextOf(request, hotel, sealer), id) };
  });
}
