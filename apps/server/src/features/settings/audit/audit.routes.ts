import { auditContract } from '@horae/contract/settings/audit.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { listAudit, readChoices } from './audit.service';

export function auditRoutes(app: FastifyInstance, db: Database, timeZone: string): void {
  handle(app, auditContract.list, (request) => listAudit(db, request.query, timeZone));
  handle(app, auditContract.choices, () => readChoices(db));
}
