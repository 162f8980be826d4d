import type { HotelScope } from './hotel-scope';

/** Who is calling, as the access token and the database say at this moment. */
export interface Account {
  id: number;
  role: 'admin' | 'client';
  email: string;
  fullName: string;
  sessionId: string;
}

/** Finds the account of an access token; null when it is malformed, expired, revoked or of the wrong kind. */
export type Authenticate = (accessToken: string) => Promise<Account | null>;

export interface GrantedHotel {
  companyId: number;
  name: string;
  timeZone: string;
  scope: HotelScope;
  /** May the account see why others are away? */
  mayApprove: boolean;
  /** May it write the roster of those in its scope? */
  mayPlan: boolean;
  /** Who of the hotel's people it is, where that matters: one's own leave is no secret. */
  self: number | null;
}

/** The hotel, if it exists and this account may use it. */
export type FindGrantedHotel = (account: Account, companyId: number) => Promise<GrantedHotel | null>;
