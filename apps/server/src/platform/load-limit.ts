import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressRange } from './address-range';
import { HttpError } from './errors';
import { onceClosed } from './once-closed';
import { tally } from './tally';

/** How many requests may be under way at once. */
export interface LoadLimits {
  /** Requests whose body has arrived, over all callers. */
  inAll: number;
  /** A whole hotel stands behind one address. A request counts from its first line, so half a request counts here. */
  byAddress: number;
  byAccount: number;
}

const usual: LoadLimits = { inAll: 1000, byAddress: 500, byAccount: 500 };

/**
 * Beyond the limits, callers are asked to retry instead of waiting without end. Live channels stay open all day and
 * have limits of their own; probes are always answered.
 */
export function limitLoad(app: FastifyInstance, { inAll, byAddress, byAccount }: LoadLimits = usual): void {
  const addresses = tally();
  const accounts = tally();
  const everyone = tally();
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoad(request)) return;
    const address = addressRange(request.ip);
    onceClosed(reply.raw, addresses.enter(address));
    if (addresses.count(address) > byAddress) throw tooMany('Too many requests at once from this address.');
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!isLoad(request)) return;
    onceClosed(reply.raw, everyone.enter(''));
    if (everyone.count('') > inAll) throw tooMany('Too many requests at once.');
    if (!request.account) return;
    const account = String(request.account.id);
    onceClosed(reply.raw, accounts.enter(account));
    if (accounts.count(account) > byAccount) throw tooMany('Too many requests at once from this account.');
  });
}

function isLoad({ routeOptions }: FastifyRequest): boolean {
  const { contract } = routeOptions.config;
  return contract?.writes !== 'stream' && !contract?.isProbe;
}

const tooMany = (message: string) => new HttpError(503, 'UNAVAILABLE', message, { retryAfterSeconds: 2 });
