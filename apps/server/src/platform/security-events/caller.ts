import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { addressRange } from '../address-range';

/** Where the call under way comes from. */
export interface Caller {
  accountId: number | null;
  address: string | null;
  agent: string | null;
  log: FastifyBaseLogger;
}

const longestAgent = 120;
const underWay = new AsyncLocalStorage<() => Caller>();

/** The caller of the call under way; undefined for commands. */
export const currentCaller = (): Caller | undefined => underWay.getStore()?.();

/** Makes the caller known to everything that a call does, so that no service has to pass it on. */
export function rememberCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    underWay.run(() => callerOf(request), done);
  });
  // Reading the body leaves the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => {
    underWay.run(() => callerOf(request), done);
  });
}

/** Does work for a request whose context has been left, as after its answer. */
export function asCaller<T>(request: FastifyRequest, work: () => T): T {
  return underWay.run(() => callerOf(request), work);
}

/** Does work that no call asked for, such as background work. */
export function withoutCaller<T>(log: FastifyBaseLogger, work: () => T): T {
  return underWay.run(() => ({ accountId: null, address: null, agent: null, log }), work);
}

function callerOf({ account, ip, headers, log }: FastifyRequest): Caller {
  return {
    accountId: account?.id ?? null,
    address: addressRange(ip),
    agent: headers['user-agent']?.slice(0, longestAgent) ?? null,
    log,
  };
}
