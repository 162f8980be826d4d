import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { asCaller } from './caller';
import { noteEvent } from './note-refusal';

/** Notes who was refused a call (403), and who named a hotel that is not theirs (404). */
export function noteRefusedAccess(db: Database) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { account, routeOptions, isOutOfReach } = request;
    const status = reply.statusCode;
    if (!account || !(status === 403 || (status === 404 && isOutOfReach))) return;
    const call = `${routeOptions.method} ${routeOptions.url}`;
    const refusal = { kind: 'access-refused', outcome: 'failure', facts: { call, status } } as const;
    await asCaller(request, () => noteEvent(db, refusal));
  };
}
