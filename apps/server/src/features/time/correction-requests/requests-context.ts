import type { Punch } from '@horae/contract/time/punches.contract';
import type { SQL } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';

/** The account that asks or decides, and its hotel. */
export interface RequestsContext {
  account: Account;
  hotel: GrantedHotel;
  readPunches: ReadPunches;
}

/** Reads punches of a hotel, oldest first. */
export type ReadPunches = (
  db: Database,
  hotel: { companyId: number; timeZone: string },
  which: SQL,
) => Promise<Punch[]>;
