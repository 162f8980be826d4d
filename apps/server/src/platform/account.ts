import type { Companies } from './fence/companies';
import type { HotelScope } from './hotel-scope';

/** The calling account, according to the access token and the current state of the database. */
export interface Account {
  id: number;
  role: 'admin' | 'client';
  /** Null for those who log in by login name alone. */
  email: string | null;
  loginName: string | null;
  fullName: string;
  /** The hotels it may use. */
  companies: Companies;
  /** Those of them that it administers. */
  administers: Companies;
  sessionId: string;
  /** When the person last proved in this session who they are. */
  identityProvenAt: Date;
  /** Whether the installation requires two-step verification that the account has not set up. */
  mustSetUpTwoStep: boolean;
}

/** Returns the account of an access token; null if the token is malformed, expired, revoked or of the wrong kind. */
export type Authenticate = (accessToken: string) => Promise<Account | null>;

export interface GrantedHotel {
  companyId: number;
  name: string;
  timeZone: string;
  scope: HotelScope;
  /** Whether the account may see why others are away. */
  mayApprove: boolean;
  /** Whether the account may edit the roster of the employees in its scope. */
  mayPlan: boolean;
  /** Whether the account may see what hours cost. */
  maySeePay: boolean;
  /** The employee who uses the account, if any; an employee always sees their own leave. */
  self: number | null;
}

/** Returns the hotel if it exists and the account may use it. */
export type FindGrantedHotel = (account: Account, companyId: number) => Promise<GrantedHotel | null>;
