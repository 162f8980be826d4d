import type { RouteContract } from '@horae/contract/route';
import type { Account, Authenticate, FindGrantedHotel } from './account';
import type { ClockDevice, FindDeviceByKey, FindDeviceBySerial } from './clock-device';
import type { FindRosterVersion } from './roster-answer';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    grantedHotel: FindGrantedHotel;
    deviceByKey: FindDeviceByKey;
    deviceBySerial: FindDeviceBySerial;
    rosterVersion: FindRosterVersion;
    checksReplies: boolean;
  }
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
  interface FastifyRequest {
    account: Account | null;
    device: ClockDevice | null;
    /** Set once the call named a hotel that its account may not use. */
    isOutOfReach?: true;
  }
}
