import type { RouteContract } from '@horae/contract/route';
import type { Account, Authenticate, FindGrantedHotel } from './account';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    grantedHotel: FindGrantedHotel;
    checksReplies: boolean;
  }
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
  interface FastifyRequest {
    account: Account | null;
  }
}
