import { autocompleteContract } from '@horae/contract/demo-apps/autocomplete.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { listItems } from './autocomplete.service';

export function autocompleteRoutes(app: FastifyInstance, db: Database): void {
  handle(app, autocompleteContract.list, () => listItems(db));
}
