import type { RouteContract } from '@horae/contract/route';
import type { Account, Authenticate } from './account';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    checksReplies: boolean;
  }
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
  interface FastifyRequest {
    account: Account | null;
  }
}
