import type { RouteContract } from '@horae/contract/route';
import type { Account, Authenticate, FindGrantedHotel } from './account';
import type { FindRosterVersion } from './roster-answer';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    grantedHotel: FindGrantedHotel;
    rosterVersion: FindRosterVersion;
    checksReplies: boolean;
  }
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
  interface FastifyRequest {
    account: Account | null;
  }
}
