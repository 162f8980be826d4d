import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GrantedHotel } from '#platform/account';
import type { RosterSource } from './roster-reading';

export interface ImportOptions extends RosterSource {
  /** The hotel with the rights of who imports. */
  hotel: GrantedHotel;
  /** The name of a hotel that is created together with its first roster. */
  newHotel?: string | undefined;
  /** What values stand for that the hotel does not know; kept for its next files. */
  answers?: readonly ImportAnswer[];
  /** Whether what the file leaves out is taken off, for its people and days. */
  replace?: boolean;
  /** As it is called in the list of imports. */
  fileName?: string;
  isDryRun: boolean;
  /** The importing account; null at the command line, unless one is named there. */
  accountId: number | null;
  /** Whether the plan of the file waits as drafts of the account; otherwise it is published. */
  asDraft?: boolean;
  /** Why it is published although it is against the law. */
  reason?: string | null;
  progress?: (share: number) => void;
}
