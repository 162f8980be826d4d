import type { Punch } from '@horae/contract/time/punches.contract';
import type { SQL } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';

/** Who asks or decides, and where. */
export interface RequestsDesk {
  account: Account;
  hotel: GrantedHotel;
  readPunches: ReadPunches;
}

/** Rows of the stream of a hotel as they are told, oldest first. */
export type ReadPunches = (
  db: Database,
  hotel: { companyId: number; timeZone: string },
  which: SQL,
) => Promise<Punch[]>;
